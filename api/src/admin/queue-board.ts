import { CHANGE_PASSWORD_FIRST, QUEUES } from '@copydesk/contracts';
import type { JobQueues } from '@copydesk/jobs';
import { Router, type RequestHandler } from 'express';

/** Where administrators look into the queues. */
export const QUEUE_BOARD = '/admin/queues';

/** The board sets styles of its own; scripts stay those that it ships with. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Its page asks a stranger for fonts, which the policy forbids; it has others to fall back on. */
const FOREIGN_FONTS = /<link href="https:[^<>]*>/g;

const UNKNOWN = 'The board of the queues does not know this address.';

const QUEUE = new RegExp(`^(?:${QUEUES.join('|')})?$`);
/** What the board asks with a call; an empty value asks nothing. */
const ASKED = new Map([
  ['activeQueue', QUEUE],
  ['queueName', QUEUE],
  ['status', /^(?:latest|active|waiting|waiting-children|prioritized|completed|failed|delayed|paused)?$/],
  ['page', /^(?:[1-9]\d{0,5})?$/],
  ['jobsPerPage', /^(?:[1-9]\d?|100)?$/],
  ['depth', /^\d{0,2}$/],
  ['maxChildren', /^\d{0,4}$/],
  ['root', /^(?:node)?$/],
]);

/** True for an address with a NUL in it, and for a call that the board would not make. */
function isOdd({ pathname, search, searchParams }: URL): boolean {
  const asked = [...searchParams];
  const isOnce = new Set(searchParams.keys()).size === asked.length;
  const isKnown = asked.every(([name, value]) => ASKED.get(name)?.test(value) === true);
  return `${pathname}${search}`.includes('%00') || !isOnce || !isKnown;
}

/** Bull Board for the admin role, to be read only. */
export function queueBoard(queues: JobQueues): Router {
  const router = Router();
  router.use((request, response, next) => {
    const { user } = request;
    if (!user) response.status(401).json({ statusCode: 401, message: 'Please log in to go on.' });
    else if (user.role !== 'admin' || user.mustChangePassword) {
      const message = user.mustChangePassword ? CHANGE_PASSWORD_FIRST : "You don't have permission to do this.";
      response.status(403).json({ statusCode: 403, message });
    } else if (request.method !== 'GET') {
      response.status(405).json({ statusCode: 405, message: 'The queues are to be read only.' });
    } else if (isOdd(new URL(request.originalUrl, 'http://host'))) {
      response.status(400).json({ statusCode: 400, message: UNKNOWN });
    } else {
      response.setHeader('Content-Security-Policy', POLICY);
      const send = response.send.bind(response);
      response.send = (body: unknown) => send(typeof body === 'string' ? body.replace(FOREIGN_FONTS, '') : body);
      next();
    }
  });
  let board: Promise<RequestHandler> | undefined;
  router.use((request, response, next) => {
    board ??= queues.board(QUEUE_BOARD);
    board.then((show) => show(request, response, next), next);
  });
  // Else the page of the web app would be the answer.
  router.use((_request, response) => {
    response.status(404).json({ statusCode: 404, message: UNKNOWN });
  });
  return router;
}
