import { Pool } from 'pg';

/** The small pool that the session store (connect-pg-simple) reads and writes the `sessions` table with. */
export function sessionPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000, keepAlive: true });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
