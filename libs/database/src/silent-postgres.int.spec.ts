import { eventually, query, serviceUrl, TcpProxy } from '@copydesk/testing';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, sessionPool } from './data-source';
import { isOutage } from './query-errors';

const STATEMENT_MS = 400;
const port = Number(new URL(serviceUrl('DATABASE_URL')).port);

let proxy: TcpProxy;
let source: DataSource;
let sessions: Pool;

beforeAll(async () => {
  proxy = await TcpProxy.open(port);
  const url = Object.assign(new URL(serviceUrl('DATABASE_URL')), { port: proxy.port }).href;
  source = await createDataSource({ url, poolSize: 3, statementMs: STATEMENT_MS }).initialize();
  sessions = sessionPool(url, STATEMENT_MS);
});
afterAll(async () => {
  await Promise.all([source.destroy(), sessions.end()]);
  await proxy.close();
});

/** Several at once, so that each pool has several lines. */
const work = () =>
  Promise.all(
    [1, 2, 3].flatMap(() => [source.query('SELECT pg_sleep(0.01)'), sessions.query('SELECT pg_sleep(0.01)')]),
  );

async function failureOf(promise: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const startedAt = Date.now();
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, ms: Date.now() - startedAt };
}

test('a Postgres that was replaced without a word: what waits fails as an outage in its time, and then all is well', async () => {
  await work();
  const failures = [
    source.query('SELECT pg_sleep(0.2)'),
    sessions.query('SELECT pg_sleep(0.2)'),
    source.transaction(async (manager) => {
      await manager.query('SELECT 1');
      proxy.replace(port);
      await manager.query('SELECT 1');
    }),
  ].map(failureOf);
  for (const { error, ms } of await Promise.all(failures)) {
    expect(isOutage(error)).toBe(true);
    expect(ms).toBeLessThan(2 * STATEMENT_MS);
  }
  await work();
});

test('a line that breaks between two statements of a transaction is an outage', async () => {
  const { error } = await failureOf(
    source.transaction(async (manager) => {
      await manager.query('SELECT 1');
      proxy.cut();
      await eventually(
        async () =>
          await manager.query('SELECT 1').then(
            () => null,
            () => true,
          ),
      );
      await manager.query('SELECT 1');
    }),
  );
  expect(isOutage(error)).toBe(true);
});

test('a line that nobody uses stays open', async () => {
  const [line] = await source.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
  const lastAsked = async () => {
    const statement = 'SELECT query_start::text AS at FROM pg_stat_activity WHERE pid = $1';
    return (await query<{ at: string }>(serviceUrl('DATABASE_URL'), statement, [line?.pid]))[0]?.at;
  };
  const times = new Set<string | undefined>();
  await eventually(async () => (times.add(await lastAsked()).size > 3 ? true : null));
  expect(times).not.toContain(undefined);
  expect((await source.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'))[0]).toEqual(line);
});

test('Postgres itself ends a statement that takes too long, and the line is kept', async () => {
  // It is a tenth of the time ahead of our side: enough for a busy machine.
  const patient = await createDataSource({
    url: serviceUrl('DATABASE_URL'),
    poolSize: 1,
    statementMs: 3_000,
  }).initialize();
  const pid = async () => (await patient.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'))[0]?.pid;
  try {
    const before = await pid();
    const { error } = await failureOf(patient.query('SELECT pg_sleep(30)'));
    expect(error).toMatchObject({ driverError: { code: '57014' } });
    expect(await pid()).toBe(before);
  } finally {
    await patient.destroy();
  }
});
