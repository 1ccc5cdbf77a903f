import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True where the Origin is the host that was asked or the public address. A missing one passes: it is no browser's. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: URL | null): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === publicUrl?.origin;
}

/** Refuses calls that change something where another site's page makes them. */
export function sameOrigin(publicUrl: URL | null): RequestHandler {
  return (request: Request, response, next) => {
    if (READING.has(request.method) || isOwnOrigin(request.get('origin'), request.host, publicUrl)) return next();
    response.status(403).json({ statusCode: 403, message: 'This call came from another site and was refused.' });
  };
}

/** The same rule for the handshake of a socket. */
export function isOwnSocket(request: IncomingMessage, publicUrl: URL | null): boolean {
  const host = request.headers.host;
  const { origin } = request.headers;
  return isOwnOrigin(origin, host, publicUrl);
}
