import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Busy } from './busy.error';
import { refuseFor, type Limits } from './limits';

/**
 * Counts every call to the api, those too that are refused later on. `count` stands right behind what reads the session;
 * `early` stands before that, so that nothing is read for a user who is over the limit already.
 */
export function limitRequests(limits: Limits): { early: RequestHandler; count: RequestHandler } {
  const over = new RateLimiterMemory({ points: 1, duration: 60 });
  return {
    early: async (request, _response, next) => {
      const known = await over.get(sessionOf(request));
      if (known) await refuseFor(known.msBeforeNext);
      next();
    },
    count: async (request, _response, next) => {
      await limits.take('requests', request).catch(async (refusal: unknown) => {
        if (refusal instanceof Busy && request.user) await over.block(sessionOf(request), refusal.retryAfterSeconds);
        throw refusal;
      });
      next();
    },
  };
}

/** The session's cookie as it was sent; empty without one. */
function sessionOf({ headers }: Request): string {
  return /(?:^|;\s*)copydesk\.sid=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
}
