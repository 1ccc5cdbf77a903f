import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from '../services/find-redis.mjs';
import { startPostgres } from '../services/postgres.mjs';
import { startRedis } from '../services/redis.mjs';

/**
 * Runs a body with a Postgres and a Redis of its own, which leave nothing behind.
 * @template T
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} body
 */
export async function withServices(body) {
  const home = mkdtempSync(join(tmpdir(), 'copydesk-test-'));
  try {
    const [postgres, redis] = await Promise.all([startPostgres(home, { fsync: 'off' }), startRedis(home)]);
    try {
      // Tests that take a Redis away start one of their own with REDIS_SERVER.
      return await body({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, REDIS_SERVER: findRedis() });
    } finally {
      await Promise.all([postgres.stop(), redis.stop()]);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
