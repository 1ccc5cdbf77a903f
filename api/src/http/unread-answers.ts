import type { Socket } from 'node:net';
import type { Log } from '@copydesk/observability';
import type { RequestHandler } from 'express';

/**
 * Ends connections whose client takes nothing of an answer for `ms`: it would stay in memory for ever. An answer that is
 * still being worked on is waited for.
 */
export function endUnreadAnswers(ms: number, log: Log): RequestHandler {
  return (request, response, next) => {
    // Node looks whether anything was taken since it last looked: nothing was from the second look on.
    request.socket.setTimeout(ms / 2);
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength === 0) return;
      const { id: requestId, path, user } = request;
      log.warn({ requestId, path, userId: user?.id }, 'a connection was closed: its client did not read the answer');
      socket.destroy();
    });
    next();
  };
}
