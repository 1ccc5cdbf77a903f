import { ServerResponse, type IncomingMessage } from 'node:http';
import connectPgSimple from 'connect-pg-simple';
import type { Config } from '@copydesk/config';
import { sessionPool, type Database, type OpenSession, type User } from '@copydesk/database';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionData } from 'express-session';
import passport from 'passport';
import { describeDevice } from './describe-device';

/** The session cookie's name. */
export const SESSION_COOKIE = 'copydesk.sid';

const DAY_MS = 24 * 3_600_000;
const THIRTY_DAYS_MS = 30 * DAY_MS;
/** How often it is noted that a session is used, which puts off its end. */
const NOTED_EVERY_MS = 5 * 60_000;
/** However often it is used, a session ends. */
const LONGEST_MS = 90 * DAY_MS;
/** How many places a user may be signed in at; the one that was used longest ago gives way. */
const MOST_SESSIONS = 20;

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
  /** What was read together with a session: whose it is, and when it was last used. */
  const readWith = new WeakMap<object, Pick<OpenSession<SessionData>, 'user' | 'seenAt'>>();
  store.get = (sid, done) => {
    database.sessions.open<SessionData>(sid).then(
      (found) => {
        if (found) readWith.set(found.sess, found);
        done(null, found?.sess);
      },
      (error: unknown) => done(error),
    );
  };
  const create = store.createSession.bind(store);
  store.createSession = (request, data) => {
    const created = create(request, data);
    const read = readWith.get(data);
    if (read) readWith.set(created, read);
    return created;
  };
  store.touch = (sid, data, done) => {
    const seenAt = readWith.get(data)?.seenAt.getTime() ?? Infinity;
    if (Date.now() - seenAt < NOTED_EVERY_MS) return done?.();
    database.sessions.touch(sid, new Date(Date.now() + THIRTY_DAYS_MS)).then(
      () => done?.(),
      () => done?.(),
    );
  };
  passport.serializeUser<number>((user, done) => done(null, user.id));
  const userOf = async (id: number | undefined, { session }: Request): Promise<User | null> => {
    if (id === undefined || isOver(session)) return null;
    const read = readWith.get(session)?.user;
    const user = read?.id === id ? read : await database.users.find(id);
    return user && !user.disabledAt && user.passwordVersion === (session.passwordVersion ?? 1) ? user : null;
  };
  // Not passport.session(), which writes a session without its user where they do not fit: a request that was under way
  // while the password changed would sign out who changed it.
  const restore: RequestHandler = (request, _response, next) => {
    userOf(request.session.passport?.user, request).then((user) => {
      if (user) request.user = user;
      next();
    }, next);
  };
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
    handlers: [read, passport.initialize() as RequestHandler, restore],
    authenticate: async (message) => {
      // A request of its own, so that each look reads the store again.
      const request = Object.create(message, { session: { writable: true } }) as Request;
      await new Promise<void>((resolve, reject) => {
        const response = new ServerResponse(message) as Response;
        void read(request, response, (error?: unknown) => (error instanceof Error ? reject(error) : resolve()));
      });
      const user = await userOf(request.session?.passport?.user, request);
      return user && { user, sessionId: request.sessionID };
    },
    close: () => {
      store.close?.();
      return pool.end();
    },
  };
}

function isOver({ signedInAt }: Partial<SessionData>): boolean {
  return signedInAt !== undefined && Date.now() - Date.parse(signedInAt) > LONGEST_MS;
}

/** Signs a user in under a new session id. */
export async function startSession(request: Request, user: User, database: Database): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.login(user, (error?: Error) => (error ? reject(error) : resolve()));
  });
  request.session.device = describeDevice(request.get('user-agent'));
  request.session.signedInAt = new Date().toISOString();
  request.session.passwordVersion = user.passwordVersion;
  await database.sessions.endOldest(user.id, MOST_SESSIONS);
}
