import type { RequestHandler } from 'express';
import { prefersAsync } from './job-answer';

/** So many orders are taken at the same time. */
const MOST = 4;

/** Who waited for so long, in milliseconds, goes in beside the others: an order that hangs holds nobody up. */
const LONGEST_MS = 500;

/**
 * Takes the orders of one moment one after the other, few at a time: the first is written already while the last is taken,
 * and all of them together do not keep the process from everybody else. Those that wait for their text are let through, as
 * are those that are still being sent: nobody holds a turn for others.
 */
export function ordersInTurn(): RequestHandler {
  let inside = 0;
  const waiting = new Set<() => void>();
  const leave = () => {
    inside--;
    for (const enter of waiting) {
      if (inside >= MOST) return;
      enter();
    }
  };
  return (request, response, next) => {
    if (request.method !== 'POST' || !prefersAsync(request)) return next();
    // What came together with the head of a request has been read by then.
    setImmediate(() => {
      if (!request.complete) return next();
      const enter = () => {
        waiting.delete(enter);
        clearTimeout(timer);
        // Who has left since ordered all the same, and closes no second time.
        if (!response.closed) {
          inside++;
          response.once('close', leave);
        }
        next();
      };
      const timer = setTimeout(enter, LONGEST_MS);
      if (inside < MOST) enter();
      else waiting.add(enter);
    });
  };
}
