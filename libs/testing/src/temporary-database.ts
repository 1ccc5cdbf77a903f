import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TemporaryDatabase {
  url: string;
  /** Runs a statement past our own stores: to see what is really there, or to age it. */
  query: <T extends object>(statement: string, parameters?: unknown[]) => Promise<T[]>;
  drop: () => Promise<void>;
}

/** Makes an empty database beside that of DATABASE_URL. @throws Error where the tests were started without one. */
export async function makeDatabase(): Promise<TemporaryDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = serviceUrl('DATABASE_URL');
  await query(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    query: (statement, parameters) => query(url.href, statement, parameters),
    drop: async () => void (await query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/** The address of a service that the test command started, or the path of its program. */
export function serviceUrl(name: 'DATABASE_URL' | 'REDIS_URL' | 'REDIS_SERVER'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run these tests with npm test, which starts Postgres and Redis.`);
  return url;
}

async function query<T extends object>(url: string, statement: string, parameters: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement, parameters)).rows;
  } finally {
    await client.end();
  }
}
