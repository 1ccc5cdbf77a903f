import type { RequestHandler } from 'express';

/** How many requests are begun in one turn of the event loop. */
const IN_A_TURN = 4;

/**
 * Requests that come in one moment are begun a few in each turn of the event loop: in between it goes on with those that
 * wait for an answer, and passes on what is being written.
 */
export function fewAtOnce(): RequestHandler {
  const waiting: (() => void)[] = [];
  const begin = () => {
    for (const next of waiting.splice(0, IN_A_TURN)) next();
    if (waiting.length > 0) setImmediate(begin);
  };
  return (_request, _response, next) => {
    if (waiting.push(next) === 1) setImmediate(begin);
  };
}
