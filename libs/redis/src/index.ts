import { Redis, type RedisOptions } from 'ioredis';

/**
 * How a connection behaves while Redis is away:
 * - `producer` fails a command within a second, since what it carries is safe in Postgres;
 * - `worker` waits for Redis as long as it takes;
 * - `bus` subscribes again by itself; what is published while it is away is lost, as by any short cut.
 */
export type ConnectionKind = 'producer' | 'worker' | 'bus';

const OPTIONS: Record<ConnectionKind, RedisOptions> = {
  producer: { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 1_000, commandTimeout: 1_000 },
  worker: { maxRetriesPerRequest: null },
  bus: { maxRetriesPerRequest: null, autoResubscribe: true },
};

/** Opens a connection that goes on trying to reach Redis until it is closed. */
export function connectRedis(url: string, kind: ConnectionKind): Redis {
  const redis = new Redis(url, {
    ...OPTIONS[kind],
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  // Outages are seen and told by those whose commands fail; ioredis would print each attempt to reconnect.
  redis.on('error', () => undefined);
  return redis;
}

export type { Redis };
