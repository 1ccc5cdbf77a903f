import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { Limits, refuseFor, type Caller } from '../http/limits';
import { networkOf } from '../http/network';
import { OneByOne } from '../http/one-by-one';

/** Wrong passwords after which the next try has to wait. */
const FREE = 5;
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 15 * 60;

/** Wrong passwords are forgotten after the right one, or after a day. */
const FORGOTTEN_SECONDS = 24 * 3_600;

/** How long the next try waits after so many wrong ones. */
export function waitAfter(wrong: number): number {
  if (wrong < FREE) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (wrong - FREE), LONGEST_WAIT_SECONDS);
}

/**
 * Slows those who guess passwords. Wrong ones count for their account and their address together: where one address
 * guesses, the owner signs in from another one as ever.
 */
@Injectable()
export class PasswordTries {
  private readonly wrong: RateLimiterRedis;
  private readonly waits: RateLimiterRedis;
  private readonly queue = new OneByOne();

  constructor(private readonly limits: Limits) {
    this.wrong = limits.counter('password:wrong', FREE, FORGOTTEN_SECONDS);
    this.waits = limits.counter('password:waits', FREE, LONGEST_WAIT_SECONDS);
  }

  /**
   * Makes a try at an account's password, one at a time, so that none slips past the count. `attempt` answers null where
   * the password is wrong. @throws Busy (429) where it has to wait.
   */
  async judge<T>(username: string, caller: Caller, attempt: () => Promise<T | null>): Promise<T | null> {
    const key = `${digestOf(username)}:${networkOf(caller.ip)}`;
    await this.mustNotWait(key);
    return this.queue.run(key, async () => {
      await this.mustNotWait(key);
      await this.limits.take('wrongPasswords', caller);
      let found: T | null | undefined;
      try {
        found = await attempt();
      } finally {
        if (found !== null) await this.limits.giveBack('wrongPasswords', caller);
      }
      await (found === null ? this.countWrong(key) : this.forget(key));
      return found;
    });
  }

  private async mustNotWait(key: string): Promise<void> {
    const wait = await this.waits.get(key);
    if (wait && wait.msBeforeNext > 0) await refuseFor(wait.msBeforeNext);
  }

  private async countWrong(key: string): Promise<void> {
    const { consumedPoints } = await this.wrong.penalty(key);
    const seconds = waitAfter(consumedPoints);
    if (seconds > 0) await this.waits.block(key, seconds);
  }

  private async forget(key: string): Promise<void> {
    await Promise.all([this.wrong.delete(key), this.waits.delete(key)]);
  }
}

/** Tells tries on one name from tries on many, and not the name: people type passwords there. */
export function digestOf(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 12);
}
