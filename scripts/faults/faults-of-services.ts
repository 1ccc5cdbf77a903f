import { setTimeout as sleep } from 'node:timers/promises';
import { query, serviceUrl, type TcpProxy } from '@copydesk/testing';
import { Client } from 'pg';
import type { Fault } from './faults';
import type { Product } from './product';

const AWAY_MS = 10_000;

/** What happens to Redis and Postgres, and to the network before them. */
export const SERVICE_FAULTS: Fault[] = [
  { name: 'Connections to Redis are cut', bound: 20, play: async ({ product }) => product.lines.redis.cut() },
  { name: 'Redis is silent for 10 s', bound: 30, play: ({ product }) => silence(product.lines.redis) },
  {
    name: 'Redis is replaced without a word',
    bound: 30,
    play: async ({ product }) => product.lines.redis.replace(product.redis.port),
  },
  { name: 'Redis is away for 10 s', bound: 30, play: ({ product }) => away(product) },
  { name: 'Redis comes back empty', bound: 60, play: ({ product }) => product.redis.lose() },
  { name: 'Redis hangs for 10 s', bound: 30, play: ({ product }) => hang(product) },
  { name: 'Redis is full for 10 s', bound: 30, play: ({ product }) => fill(product) },
  { name: 'Connections to Postgres are cut', bound: 20, play: async ({ product }) => product.lines.postgres.cut() },
  { name: 'Postgres is silent for 10 s', bound: 30, play: ({ product }) => silence(product.lines.postgres) },
  { name: 'Postgres is replaced without a word', bound: 30, play: async ({ product }) => replacePostgres(product) },
  { name: 'The table of jobs is locked for 35 s', bound: 30, play: ({ product }) => lockJobs(product) },
  { name: 'Postgres crashes and starts again', bound: 30, everybodys: true, play: () => crashPostgres() },
];

async function silence(line: TcpProxy): Promise<void> {
  line.silence();
  await sleep(AWAY_MS);
  line.speak();
}

async function away({ redis }: Product): Promise<void> {
  await redis.stop();
  await sleep(AWAY_MS);
  await redis.start();
}

async function hang({ redis }: Product): Promise<void> {
  redis.hang();
  await sleep(AWAY_MS);
  redis.goOn();
}

/** Redis reads and refuses to write, as one that was told to keep everything. */
async function fill({ redisClient }: Product): Promise<void> {
  await redisClient.config('SET', 'maxmemory', '1');
  await sleep(AWAY_MS);
  await redisClient.config('SET', 'maxmemory', '0');
}

function replacePostgres({ lines }: Product): void {
  lines.postgres.replace(Number(new URL(serviceUrl('DATABASE_URL')).port));
}

async function lockJobs({ database }: Product): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
  await sleep(35_000);
  await client.query('COMMIT');
  await client.end();
}

/** Where one of its processes is killed, Postgres ends all others and recovers. */
async function crashPostgres(): Promise<void> {
  const url = serviceUrl('DATABASE_URL');
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  while (!(await query(url, 'SELECT 1').catch(() => null))) await sleep(50);
}
