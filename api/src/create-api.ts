import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '@copydesk/config';
import { Database, SLOW_STATEMENT_MS } from '@copydesk/database';
import { JobQueues } from '@copydesk/jobs';
import { NestLog, type Log } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import compression from 'compression';
import { QUEUE_BOARD, queueBoard } from './admin/queue-board';
import { ApiModule } from './api.module';
import { openSessions } from './auth/sessions';
import { ErrorFilter } from './http/error.filter';
import { limitRequests } from './http/limit-requests';
import { Limits } from './http/limits';
import { UNSTORABLE } from './http/json-body';
import { endUnreadAnswers } from './http/unread-answers';
import { sameOrigin } from './http/same-origin';
import { securityHeaders } from './http/security-headers';
import { validation } from './http/validation.pipe';
import { ordersInTurn } from './jobs/orders-in-turn';
import { LiveAdapter } from './live/live.adapter';
import { randomUUID } from 'node:crypto';
import { static as files, Router, type RequestHandler } from 'express';
import { BadRequestException } from '@nestjs/common';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Nobody waits longer for a lock that others hold: they are asked to come back. */
const LOCK_TIMEOUT_MS = 2_000;

/** What is under way when the api is told to stop has so long to be answered, in milliseconds. */
const ANSWERED_WITHIN_MS = 5_000;

/** Longer than a proxy keeps an idle connection (60 s, most often), so that it never sends a request on one that closes here. */
const KEEP_ALIVE_MS = 65_000;

/** While the api stops: how often connections are closed that became idle. */
const CLOSE_IDLE_EVERY_MS = 100;

export interface Api {
  /** The port that it serves at. */
  port: number;
  close: () => Promise<void>;
}

/** Starts the api: connects, and serves until it is closed. @throws Error where Postgres or the port cannot be had. */
export async function createApi(config: Config, log: Log): Promise<Api> {
  const { databaseUrl: url } = config;
  const [database, slowDatabase] = await Promise.all([
    Database.connect({ url, lockTimeoutMs: LOCK_TIMEOUT_MS }),
    Database.connect({ url, poolSize: 4, statementMs: SLOW_STATEMENT_MS }),
  ]);
  await database.untilCurrent(log);
  const redis = new RedisLines(config.redis);
  const sessions = openSessions(config, database);
  const app = await NestFactory.create<NestExpressApplication>(
    ApiModule.register({ config, log, database, slowDatabase, redis, sessions }),
    { logger: new NestLog(log), bodyParser: false, abortOnError: false },
  );
  const { publicUrl, trustProxy, host, port } = config.http;
  app.set('trust proxy', trustProxy);
  app.disable('x-powered-by');
  app.useWebSocketAdapter(new LiveAdapter(app, { publicUrl, trustProxy }));
  app.use(endUnreadAnswers(config.http.answerTimeoutMs, log));
  app.use('/api', ordersInTurn());
  app.use(securityHeaders(publicUrl?.protocol === 'https:'), ofReading(compression()));
  const { early, count } = limitRequests(app.get(Limits));
  app.use(QUEUE_BOARD, noStore, early, ...sessions.handlers, count, queueBoard(app.get(JobQueues)));
  app.use(webFiles(webRoot()));
  const counted = [early, ...sessions.handlers.map(butForHealth), count];
  app.use('/api', requestLog(log), noStore, ...counted, sameOrigin(publicUrl), storableAddress);
  app.useGlobalPipes(validation);
  app.useGlobalFilters(new ErrorFilter(log));
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  await (host === undefined ? app.listen(port) : app.listen(port, host));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      // Connections may be open on which nothing is asked, or ever more: they would keep the server from its end.
      const timer = setTimeout(() => server.closeAllConnections(), ANSWERED_WITHIN_MS);
      const sweep = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      await app.close();
      clearTimeout(timer);
      clearInterval(sweep);
      redis.close();
      await Promise.all([sessions.close(), database.close(), slowDatabase.close()]);
    },
  };
}

/** web/dist of the checkout, seen from dist/api/src or from api/src. */
function webRoot(): string {
  const root = __dirname.endsWith(join('dist', 'api', 'src')) ? '../../..' : '../..';
  return join(__dirname, root, 'web', 'dist');
}

const noStore: Parameters<NestExpressApplication['use']>[0] = (
  _: unknown,
  response: { setHeader: (name: string, value: string) => void },
  next: () => void,
) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Gives each request an id, which what is logged of it names, and logs how it ended. */
function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const startedAt = performance.now();
    response.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      const { method, path, id: requestId } = request;
      log.info({ requestId, method, path, status: response.statusCode, ms, userId: request.user?.id }, 'request');
    });
    next();
  };
}

/** What is sent in answer to a change is short. */
function ofReading(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (request.method === 'GET' ? handler(request, response, next) : next());
}

/** Whoever asks whether Postgres is there must not wait for a session out of it. */
function butForHealth(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (request.path.startsWith('/health/') ? next() : handler(request, response, next));
}

/** Refuses addresses with a NUL character in them, which Postgres can neither hold nor look for. */
const storableAddress: RequestHandler = (request, _response, next) => {
  next(/%00/.test(request.originalUrl) ? new BadRequestException(UNSTORABLE) : undefined);
};

const YEAR_SECONDS = 365 * 86_400;

/** Serves the built web app: hashed files for ever, the page itself never from a store. `/api` and the like are none of its business. */
function webFiles(root: string): RequestHandler {
  const index = join(root, 'index.html');
  const router = Router();
  // No file of the web app is called like a call: nobody looks for one on the disk.
  router.use((request, _response, next) => next(/^\/api(\/|$)/.test(request.path) ? 'router' : undefined));
  const assets = join(root, 'assets');
  // The build left a packed file beside each: nothing is packed again for every visitor. Where it was not run, there is
  // an api alone.
  if (existsSync(assets)) {
    router.use('/assets', sirv(assets, { brotli: true, immutable: true, maxAge: YEAR_SECONDS, extensions: [] }));
  }
  router.use(files(root, { index: false, maxAge: '1h' }));
  router.use((request, response, next) => {
    const forPage = request.method === 'GET' || request.method === 'HEAD';
    if (!forPage || /^\/(assets|socket\.io|\.well-known)(\/|$)/.test(request.path) || !existsSync(index)) return next();
    response.setHeader('Cache-Control', 'no-store');
    response.sendFile(index);
  });
  return router;
}
