import { setTimeout as wait } from 'node:timers/promises';
import { HttpException } from '@nestjs/common';

/** Too much was asked for at once (429), or the queue is full (503). Answered with `Retry-After`. */
export class Busy extends HttpException {
  constructor(
    status: 429 | 503,
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super({ message }, status);
    this.message = message;
  }
}

/**
 * How long a call over a limit waits for its refusal, more or less, so that many do not come back all at once: who calls in
 * a loop, over many connections, calls that much less.
 */
const HELD_MS = 1_000;

/** So many wait at once at most, for the sake of memory. */
const MOST_HELD = 5_000;
let held = 0;

/** Refuses a call that is over a limit, after a moment. @throws Busy (429) */
export async function refuse(message: string, retryAfterSeconds: number): Promise<never> {
  if (held < MOST_HELD) {
    held++;
    await wait(HELD_MS * (0.5 + Math.random())).finally(() => held--);
  }
  throw new Busy(429, message, retryAfterSeconds);
}
