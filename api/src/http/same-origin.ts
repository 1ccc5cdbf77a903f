import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True where the Origin is the public address, or, by http or https, the host that was asked where none is set. Without an Origin it is no
 * browser's call, unless the browser says itself that another site makes it.
 */
function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, host: string | undefined, publicUrl: URL | null) {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  if (publicUrl) return origin === publicUrl.origin;
  const asking = new URL(origin);
  return /^https?:$/.test(asking.protocol) && asking.host === host;
}

/** Refuses calls that change something where another site's page makes them. */
export function sameOrigin(publicUrl: URL | null): RequestHandler {
  return (request: Request, response, next) => {
    if (READING.has(request.method) || isOwnOrigin(request, request.host, publicUrl)) return next();
    response.status(403).json({ statusCode: 403, message: 'This call came from another site and was refused.' });
  };
}

/** The same rule for the handshake of a socket. */
export function isOwnSocket(request: IncomingMessage, publicUrl: URL | null): boolean {
  return isOwnOrigin(request, request.headers.host, publicUrl);
}
