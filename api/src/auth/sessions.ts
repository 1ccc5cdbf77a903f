import { ServerResponse, type IncomingMessage } from 'node:http';
import connectPgSimple from 'connect-pg-simple';
import type { Config } from '@copydesk/config';
import { sessionPool, type Database, type User } from '@copydesk/database';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { describeDevice } from './describe-device';

/** The session cookie's name. */
export const SESSION_COOKIE = 'copydesk.sid';

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

/** Where the process's `Sessions` are injected. */
export const SESSIONS = Symbol('Sessions');

export interface Sessions {
  /** Puts session and user on each request. */
  handlers: RequestHandler[];
  /** Who makes a request that those handlers did not see: a socket's handshake. Null where nobody is signed in. */
  authenticate: (request: IncomingMessage) => Promise<{ user: User; sessionId: string } | null>;
  close: () => Promise<void>;
}

/** Sessions live in Postgres, so that a Redis that is away or emptied logs nobody out. */
export function openSessions(config: Config, database: Database): Sessions {
  const pool = sessionPool(config.databaseUrl);
  const PgStore = connectPgSimple(session);
  const store = new PgStore({ pool, tableName: 'sessions', pruneSessionInterval: 3_600, errorLog: () => undefined });
  store.touch = (sid, _session, done) => {
    const expire = new Date(Date.now() + THIRTY_DAYS_MS);
    database.sessions.touch(sid, expire).then(
      () => done?.(),
      () => done?.(),
    );
  };
  passport.serializeUser<number>((user, done) => done(null, user.id));
  passport.deserializeUser<number>((id, done) => {
    database.users.find(id).then(
      (user) => done(null, user && !user.disabledAt ? user : false),
      (error: unknown) => done(error),
    );
  });
  const read = session({
    store,
    name: SESSION_COOKIE,
    secret: config.http.sessionSecret,
    resave: false,
    saveUninitialized: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.http.publicUrl?.protocol === 'https:',
      maxAge: THIRTY_DAYS_MS,
    },
  });
  return {
    handlers: [read, passport.initialize() as RequestHandler, passport.session() as RequestHandler],
    authenticate: async (message) => {
      // A request of its own, so that each look reads the store again.
      const request = Object.create(message, { session: { writable: true } }) as Request;
      await new Promise<void>((resolve, reject) => {
        const response = new ServerResponse(message) as Response;
        void read(request, response, (error?: unknown) => (error instanceof Error ? reject(error) : resolve()));
      });
      const userId = request.session?.passport?.user;
      const user = userId === undefined ? null : await database.users.find(userId);
      return user && !user.disabledAt ? { user, sessionId: request.sessionID } : null;
    },
    close: () => {
      store.close?.();
      return pool.end();
    },
  };
}

/** Signs a user in under a new session id. */
export function startSession(request: Request, user: User): Promise<void> {
  return new Promise((resolve, reject) => {
    request.login(user, (error?: Error) => {
      if (error) return reject(error);
      request.session.device = describeDevice(request.get('user-agent'));
      request.session.signedInAt = new Date().toISOString();
      resolve();
    });
  });
}
