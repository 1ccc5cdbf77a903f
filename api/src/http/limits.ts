import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { RedisLines } from '@copydesk/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG } from '../config.token';
import { Busy } from './busy.error';

export type LimitName = 'requests' | 'registrations' | 'failedLogins' | 'generations' | 'anonymousEvents';

const HOUR = 3_600;

/** How often an address may do something. Counted in Redis for all processes, in memory while Redis is away. */
@Injectable()
export class Limits {
  private readonly limiters: Record<LimitName, RateLimiterRedis>;

  constructor(@Inject(CONFIG) config: Config, { producer, prefix }: RedisLines) {
    const limiter = (name: LimitName, points: number, duration: number) =>
      new RateLimiterRedis({
        storeClient: producer,
        rejectIfRedisNotReady: true,
        keyPrefix: `${prefix}:limit:${name}`,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      });
    this.limiters = {
      requests: limiter('requests', config.limits.requestsPerMinute, 60),
      anonymousEvents: limiter('anonymousEvents', config.limits.anonymousEventsPerMinute, 60),
      registrations: limiter('registrations', config.limits.registrationsPerHour, HOUR),
      failedLogins: limiter('failedLogins', config.limits.loginsPerQuarterHour, HOUR / 4),
      generations: limiter('generations', config.limits.generationsPerHour, HOUR),
    };
  }

  /** Counts one. @throws Busy (429) where the address has used up what it may. */
  async take(name: LimitName, address: string): Promise<void> {
    try {
      await this.limiters[name].consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new Busy(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, seconds);
    }
  }

  /** Takes one back that should not count. */
  async giveBack(name: LimitName, address: string): Promise<void> {
    await this.limiters[name].reward(address).catch(() => undefined);
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
