import { randomUUID } from 'node:crypto';
import { withLogContext, type Log } from '@copydesk/observability';
import type { RequestHandler } from 'express';

/** Gives each request an id, names it in every line that is logged on the way, and logs how it ended. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const startedAt = performance.now();
    response.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      const { method, path, id: requestId } = request;
      log.info({ requestId, method, path, status: response.statusCode, ms, userId: request.user?.id }, 'request');
    });
    withLogContext({ requestId: request.id }, next);
  };
}
