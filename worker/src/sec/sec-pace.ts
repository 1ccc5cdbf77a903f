import { setTimeout as sleep } from 'node:timers/promises';
import { JobError, SEC_AWAY } from '@copydesk/contracts';
import type { RedisLines } from '@copydesk/redis';

/** Between two calls of all workers together: less than 8 a second. The SEC takes 10. */
const BETWEEN_MS = 130;
/** Who waits longer for its turn comes back later. */
const LONGEST_MS = 60_000;

/** Takes the next free moment, by the clock of Redis, and answers in how many milliseconds it comes. */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'), tonumber(redis.call('GET', KEYS[2]) or '0'))
  if at - now > tonumber(ARGV[2]) then return at - now end
  redis.call('SET', KEYS[1], at + ARGV[1], 'PX', 600000)
  return at - now`;

const PAUSE = `
  local time = redis.call('TIME')
  local till = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
  if till > tonumber(redis.call('GET', KEYS[1]) or '0') then redis.call('SET', KEYS[1], till, 'PX', ARGV[1]) end`;

/** When the SEC may be called: one clock for all workers. While Redis is away it is not called at all. */
export class SecPace {
  constructor(private readonly redis: RedisLines) {}

  /** Resolves when it is this call's turn. @throws JobError where that is far away, or nobody knows. */
  async turn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const waitMs = await this.take();
      if (waitMs > LONGEST_MS) throw away(waitMs);
      if (waitMs === 0) return;
      await sleep(waitMs, undefined, { signal });
      // The SEC may have asked to wait meanwhile.
      if (!(await this.isPaused())) return;
    }
  }

  /** Keeps all workers from calling for a while, since the SEC asked for it. */
  async pause(ms: number): Promise<void> {
    await this.redis.producer.eval(PAUSE, 1, this.key('pause'), Math.ceil(ms)).catch(() => undefined);
  }

  private async take(): Promise<number> {
    const { producer } = this.redis;
    const answer = await producer
      .eval(TAKE, 2, this.key('next'), this.key('pause'), BETWEEN_MS, LONGEST_MS)
      .catch((error: unknown) => {
        throw away(1_000, error);
      });
    return Number(answer);
  }

  private async isPaused(): Promise<boolean> {
    return (await this.redis.producer.exists(this.key('pause')).catch(() => 1)) === 1;
  }

  private key(name: string): string {
    return `${this.redis.prefix}:sec:${name}`;
  }
}

function away(retryAfterMs: number, cause?: unknown): JobError {
  return new JobError(SEC_AWAY, { code: 'sec/away', retry: 'later', retryAfterMs, cause });
}
