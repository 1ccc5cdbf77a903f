import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { RedisLines } from '@copydesk/redis';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG } from '../config.token';
import { refuse } from './busy.error';
import { networkOf } from './network';

export type LimitName =
  | 'requests'
  | 'generations'
  | 'registrations'
  | 'wrongPasswords'
  | 'anonymousEvents'
  | 'eventBytes';

/** Who calls: the user of the session, if there is one, and the address. */
export type Caller = Pick<Request, 'user' | 'ip'>;

interface Limit {
  own: RateLimiterRedis;
  /**
   * Where each user has a limit: that of an address, for all who are signed in there. It lies so far above that each
   * process counts for itself.
   */
  office: RateLimiterMemory | null;
}

/** What one user may do, an office of many may do so many times behind one address. */
const OFFICE = 10;

const HOUR = 3_600;

/** Reading so much of a text costs about as much as a call. */
const CHARACTERS_PER_CALL = 50_000;

/** What a user may send along with events in an hour: two hundred emails that were written or copied. */
const EVENT_BYTES = 2 * 1024 * 1024;

/** How often somebody may do something. Counted in Redis for all processes, in memory while Redis is away. */
@Injectable()
export class Limits {
  private readonly limits: Record<LimitName, Limit>;

  constructor(
    @Inject(CONFIG) { limits }: Config,
    private readonly redis: RedisLines,
  ) {
    const byUser = (name: string, points: number, seconds: number): Limit => ({
      own: this.counter(name, points, seconds),
      office: new RateLimiterMemory({ points: points * OFFICE, duration: seconds }),
    });
    const byAddress = (name: string, points: number, seconds: number): Limit => ({
      own: this.counter(name, points, seconds),
      office: null,
    });
    this.limits = {
      requests: byUser('requests', limits.requestsPerMinute, 60),
      generations: byUser('generations', limits.generationsPerHour, HOUR),
      registrations: byAddress('registrations', limits.registrationsPerHour, HOUR),
      wrongPasswords: byAddress('wrongPasswords', limits.loginsPerQuarterHour, HOUR / 4),
      eventBytes: byUser('eventBytes', EVENT_BYTES, HOUR),
      anonymousEvents: byAddress('anonymousEvents', limits.anonymousEventsPerMinute, 60),
    };
  }

  /** A counter of its own, for what is no limit of calls. */
  counter(name: string, points: number, seconds: number): RateLimiterRedis {
    return new RateLimiterRedis({
      storeClient: this.redis.producer,
      rejectIfRedisNotReady: true,
      keyPrefix: `${this.redis.prefix}:limit:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    });
  }

  /**
   * Counts one, or so many: by user first, so that nobody uses up what the others behind the same address need.
   * @throws Busy (429) where the caller has used up what it may.
   */
  async take(name: LimitName, { user, ip }: Caller, points = 1): Promise<void> {
    const { own, office } = this.limits[name];
    const network = networkOf(ip);
    if (!office || !user) return count(own, network, points);
    await count(own, `user:${user.id}`, points);
    await count(office, network, points);
  }

  /** Counts a call that reads a long text as so many calls as it costs. @throws Busy (429) */
  async takeForText(caller: Caller, characters: number): Promise<void> {
    const points = Math.floor(characters / CHARACTERS_PER_CALL);
    if (points > 0) await this.take('requests', caller, points);
  }

  /** Takes one back that should not count, of a limit by address. */
  async giveBack(name: 'wrongPasswords', { ip }: Caller): Promise<void> {
    await this.limits[name].own.reward(networkOf(ip)).catch(() => undefined);
  }
}

async function count(limiter: RateLimiterRedis | RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await refuseFor(refusal.msBeforeNext);
  }
}

/** @throws Busy (429) that says when to come back. */
export function refuseFor(ms: number): Promise<never> {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return refuse(`Too many attempts. Please try again in ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
