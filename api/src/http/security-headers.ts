import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** The empty page in which the web app shows an email as its readers will see it. */
const EMAIL_FRAME = '/email-frame.html';

/** The headers that keep a page from loading or embedding what is not ours. HSTS is sent over https only. */
export function securityHeaders(https: boolean): RequestHandler {
  const headers = (directives: Record<string, string[]>) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'same-origin' },
    });
  const page = headers({
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  });
  // Emails say their looks in each tag. What stands in that page can be looked at, and do nothing else.
  const emailFrame = headers({
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    sandbox: ['allow-same-origin'],
  });
  return (request, response, next) => (request.path === EMAIL_FRAME ? emailFrame : page)(request, response, next);
}
