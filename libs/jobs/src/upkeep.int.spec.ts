import { randomUUID } from 'node:crypto';
import { QUEUES, type QueueName } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { createLog } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { serviceUrl, useSetUpDatabase } from '@copydesk/testing';
import { Queue } from 'bullmq';
import { JobQueues } from './job-queues';
import { Reconciler } from './reconciler';
import { StallWatch } from './stall-watch';

const temporary = useSetUpDatabase();
let database: Database;
let redis: RedisLines;
let queues: Queue[];
let reconciler: Reconciler;

beforeAll(async () => {
  database = await Database.connect(temporary);
  redis = new RedisLines({ url: serviceUrl('REDIS_URL'), prefix: `test_${randomUUID()}` });
  const connection = redis.worker();
  queues = QUEUES.map((name) => new Queue(name, { connection, prefix: redis.prefix }));
  reconciler = new Reconciler(database, new JobQueues(queues), createLog('silent', 'worker'));
});
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  redis.close();
  await database.close();
});
beforeEach(() => temporary.query('DELETE FROM jobs'));

async function addJob(change: string): Promise<string> {
  const id = randomUUID();
  await database.jobs.insert({ id, name: 'canary', payload: {} });
  await temporary.query(`UPDATE jobs SET ${change} WHERE id = $1`, [id]);
  return id;
}

const waiting = async () =>
  (await queues.find(({ name }) => name === 'upkeep')?.getJobs(['waiting', 'prioritized']))?.map(({ id }) => id);

test('jobs that nobody brings are queued again under their own id, the others are left alone', async () => {
  const lost = await addJob(`due_at = now() - interval '11 s'`);
  const orphan = await addJob(`status = 'running', lease_until = now() - interval '11 s'`);
  await addJob(`due_at = now() - interval '5 s'`);
  await addJob(`due_at = now() + interval '1 min'`);
  await addJob(`status = 'running', lease_until = now() + interval '5 s'`);
  await addJob(`status = 'completed', finished_at = now()`);
  expect(await reconciler.reconcile()).toBe(2);
  expect((await waiting())?.sort()).toEqual([lost, orphan].sort());
});

test('a job is brought again at most once in 10 s, and 500 at a time, the oldest first', async () => {
  await temporary.query(`INSERT INTO jobs (id, name, queue, payload, due_at)
    SELECT gen_random_uuid(), 'canary', 'upkeep', '{}', now() - make_interval(secs => 20 + n) FROM generate_series(1, 501) n`);
  expect(await reconciler.reconcile()).toBe(500);
  const [left] = await temporary.query<{ due: boolean }>(
    `SELECT due_at = (SELECT max(due_at) FROM jobs) AS due FROM jobs WHERE reconciled_at IS NULL`,
  );
  expect(left?.due).toBe(true);
  expect(await reconciler.reconcile()).toBe(1);
  expect(await reconciler.reconcile()).toBe(0);
});

test('a job of a newer version is brought to the queue that its row names', async () => {
  const unknown = await addJob(`name = 'not-made-yet', due_at = now() - interval '11 s'`);
  expect(await reconciler.reconcile()).toBe(1);
  expect(await waiting()).toContain(unknown);
});

test('while Postgres is away nothing is judged, nor in the first seconds after', async () => {
  const away = { ping: () => Promise.reject(new Error('away')) } as unknown as Database;
  const shaken = new Reconciler(away, new JobQueues(queues), createLog('silent', 'worker'));
  expect(await shaken.reconcile()).toBe(0);
  Object.assign(away, { ping: () => Promise.resolve(), transaction: database.transaction.bind(database) });
  await addJob(`due_at = now() - interval '11 s'`);
  expect(await shaken.reconcile()).toBe(0);
});

describe('a worker that takes nothing', () => {
  const watch = (queuesWithRoom: QueueName[], redis: boolean, names = ['canary']) => {
    let stalled = 0;
    const questions = { names, queuesWithRoom: () => queuesWithRoom, redisTakesWrites: () => Promise.resolve(redis) };
    const look = new StallWatch(database, questions, () => stalled++);
    return async (times: number) => {
      for (let n = 0; n < times; n++) await look.look();
      return stalled;
    };
  };

  test('is stuck where a job has been due for 30 s, it has room, and Redis takes writes: six looks in a row', async () => {
    await addJob(`due_at = now() - interval '31 s'`);
    const look = watch(['upkeep'], true);
    expect(await look(5)).toBe(0);
    expect(await look(1)).toBe(1);
  });

  test.each([
    ['it has no room for that kind', '31 s', ['write', 'check'], true],
    ['Redis takes no writes', '31 s', ['upkeep'], false],
    ['the job is not due for long', '20 s', ['upkeep'], true],
  ] as const)('is well where %s', async (_, due, room, redis) => {
    await addJob(`due_at = now() - interval '${due}'`);
    expect(await watch([...room], redis)(10)).toBe(0);
  });

  test('is well where only jobs wait that it does not know', async () => {
    await addJob(`due_at = now() - interval '31 s'`);
    expect(await watch(['upkeep'], true, ['generate'])(10)).toBe(0);
  });
});
