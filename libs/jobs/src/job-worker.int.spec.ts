import { randomUUID } from 'node:crypto';
import { JobError, QUEUES } from '@copydesk/contracts';
import { Database, type Job } from '@copydesk/database';
import { Bus, JobTexts } from '@copydesk/live';
import { createLog, Metrics } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { buildBrief, eventually, serviceUrl, useSetUpDatabase } from '@copydesk/testing';
import { Queue } from 'bullmq';
import type { JobHandlers } from './job-handler';
import { JobQueues } from './job-queues';
import { JobWorker, type JobWorkerSettings } from './job-worker';
import { Reconciler } from './reconciler';

const log = createLog('silent', 'worker');
const temporary = useSetUpDatabase();
let database: Database;
let redis: RedisLines;
let bus: Bus;
let texts: JobTexts;
let bullQueues: Queue[];
let queues: JobQueues;
const workers: JobWorker[] = [];

beforeAll(async () => {
  database = await Database.connect(temporary);
  redis = new RedisLines({ url: serviceUrl('REDIS_URL'), prefix: `test_${randomUUID().slice(0, 8)}` });
  bus = new Bus(redis);
  texts = new JobTexts(redis, bus);
  const connection = redis.worker();
  bullQueues = QUEUES.map((name) => new Queue(name, { connection, prefix: redis.prefix }));
  queues = new JobQueues(bullQueues);
  await eventually(async () => ((await redis.takesWrites()) ? true : null));
});
beforeEach(() => temporary.query('DELETE FROM jobs'));
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await Promise.all(bullQueues.map((queue) => queue.obliterate({ force: true })));
});
afterAll(async () => {
  await Promise.all(bullQueues.map((queue) => queue.close()));
  redis.close();
  await database.close();
});

type Run = JobHandlers['generate']['run'];
type Read = JobHandlers['read-claims']['run'];

const canary = { run: () => Promise.resolve({ result: {} }) };

function startWorker(
  run: Run,
  concurrency: number,
  {
    read = () => Promise.resolve({ result: { read: 0 } }),
    ...settings
  }: Partial<JobWorkerSettings> & { read?: Read } = {},
): JobWorker {
  const handlers = { generate: { run }, 'read-claims': { run: read }, canary };
  const parts = { database, texts, bus, queues, log, metrics: new Metrics(), handlers };
  const worker = new JobWorker(parts, { redis, concurrency, onStalled: () => undefined, ...settings });
  worker.start();
  workers.push(worker);
  return worker;
}

async function newUser(): Promise<number> {
  const name = `writer-${randomUUID()}`;
  const [user] = await temporary.query<{ id: number }>(
    `INSERT INTO users (username, password) VALUES ($1, 'none') RETURNING id`,
    [name],
  );
  return user?.id ?? Promise.reject(new Error('no user'));
}

async function insert(userId: number, change = 'started_at = NULL'): Promise<Job> {
  const payload = { tool: 'hotlist-generator', input: buildBrief() } as const;
  const { id } = (await database.jobs.insert({ id: randomUUID(), name: 'generate', payload, userId })) as Job;
  await temporary.query(`UPDATE jobs SET ${change} WHERE id = $1`, [id]);
  return (await database.jobs.find(id)) as Job;
}

const whenAllEnded = (status = `'completed', 'failed'`) =>
  eventually(async () => {
    const open = await temporary.query(`SELECT FROM jobs WHERE status NOT IN (${status})`);
    return open.length === 0 ? true : null;
  }, 10_000);

const done = () => Promise.resolve({ text: 'Subject: Hi', result: { messageId: randomUUID(), note: null, cuts: [] } });

/** A run of a worker that died with it, and with others. */
const DIED = `status = 'running', attempt = 1, tries = 1, in_company = true, lease_until = now()`;

/** One that this happened to once before. */
const DIED_TWICE = `${DIED}, crashes = 1`;

test('what a worker with a fast clock puts off is not put off for others, also not once it is gone', async () => {
  const job = await insert(await newUser());
  const truth = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => truth() + 3_600_000);
  const busy = new JobError('busy', { code: 'model/busy', retry: 'later', retryAfterMs: 1_500 });
  const fast = startWorker(() => Promise.reject(busy), 1);
  await queues.add(job);
  await eventually(async () => {
    const [row] = await temporary.query(`SELECT FROM jobs WHERE status = 'queued' AND tries = 1`);
    return row && (await bullQueues[0]?.getActiveCount()) === 0 ? true : null;
  });
  await fast.stop();
  clock.mockRestore();
  const startedAt: number[] = [];
  startWorker(() => (startedAt.push(Date.now()), done()), 1);
  await whenAllEnded();
  const [row] = await temporary.query<{ dueAt: Date }>('SELECT due_at AS "dueAt" FROM jobs WHERE id = $1', [job.id]);
  expect(startedAt).toHaveLength(1);
  expect(startedAt[0]).toBeGreaterThanOrEqual(row?.dueAt.getTime() ?? Infinity);
});

test.each([
  [10_000, 'completed'],
  [50, 'queued'],
])('a stop with a grace of %d ms leaves what takes half a second %s', async (graceMs, status) => {
  const job = await insert(await newUser());
  let isRunning = false;
  const worker = startWorker(
    async () => {
      isRunning = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return done();
    },
    1,
    { graceMs },
  );
  await queues.add(job);
  await eventually(() => isRunning || null);
  await worker.stop();
  expect(await database.jobs.find(job.id)).toMatchObject({ status, tries: status === 'queued' ? 0 : 1 });
});

test('jobs whose worker died twice run one at a time, others beside them, and only who kills it again fails', async () => {
  const user = await newUser();
  const suspects = [await insert(user, DIED_TWICE), await insert(user, DIED_TWICE), await insert(user, DIED_TWICE)];
  const killer = await insert(user, `${DIED}, crashes = 2`);
  const others = [await insert(user), await insert(user)];
  const isSuspect = (id: string) => suspects.some((suspect) => suspect.id === id);
  const running = new Set<string>();
  const met = new Set<string>();
  let isHeld = true;
  startWorker(async ({ id }) => {
    running.add(id);
    const kinds = [...running].map((each) => (isSuspect(each) ? 'suspect' : each === killer.id ? 'killer' : 'other'));
    met.add(kinds.sort().join(' '));
    // The others last until all suspects are done; of these each gives the next one time to come beside it.
    if (isSuspect(id)) await new Promise((resolve) => setTimeout(resolve, 50));
    else await eventually(() => (isHeld ? null : true));
    running.delete(id);
    return done();
  }, 5);
  for (const job of others) await queues.add(job);
  await eventually(() => (running.size === 2 ? true : null));
  for (const job of [killer, ...suspects]) await queues.add(job);
  await eventually(async () => {
    const ended = await temporary.query('SELECT FROM jobs WHERE finished_at IS NOT NULL');
    return ended.length === 4 ? true : null;
  });
  isHeld = false;
  await whenAllEnded();
  expect([...met].sort()).toEqual(['other', 'other other', 'other other suspect']);
  const ends = await temporary.query<{ id: string }>(`SELECT id FROM jobs WHERE status = 'failed'`);
  expect(ends.map(({ id }) => id)).toEqual([killer.id]);
});

test('a suspect that saves a part is none any more: the next one runs beside it', async () => {
  const user = await newUser();
  const [first, second] = [await insert(user, DIED_TWICE), await insert(user, DIED_TWICE)];
  const started: string[] = [];
  startWorker(async ({ id }, { save }) => {
    started.push(id);
    if (id === first.id) {
      await save(() => Promise.resolve());
      await eventually(() => (started.includes(second.id) ? true : null));
    }
    return done();
  }, 2);
  await queues.add(first);
  await eventually(() => (started.length === 1 ? true : null));
  await queues.add(second);
  await whenAllEnded();
  expect(await database.jobs.find(first.id)).toMatchObject({ status: 'completed', crashes: 0 });
});

test('what died with its worker once runs again at once, all of it beside each other', async () => {
  const user = await newUser();
  const jobs = await Promise.all(Array.from({ length: 4 }, () => insert(user, DIED)));
  let running = 0;
  startWorker(async () => {
    running += 1;
    await eventually(() => (running === jobs.length ? true : null));
    return done();
  }, 4);
  for (const job of jobs) await queues.add(job);
  await whenAllEnded(`'completed'`);
});

test('who runs beside another is noted on both, who runs alone is not', async () => {
  const user = await newUser();
  const [alone, first, second] = [await insert(user), await insert(user), await insert(user)];
  let running = 0;
  startWorker(async ({ id }) => {
    running += 1;
    if (id !== alone.id) await eventually(() => (running === 3 ? true : null));
    return done();
  }, 2);
  await queues.add(alone);
  await eventually(async () => ((await database.jobs.find(alone.id))?.status === 'completed' ? true : null));
  for (const job of [first, second]) await queues.add(job);
  await whenAllEnded(`'completed'`);
  const inCompany = async ({ id }: Job) => (await database.jobs.find(id))?.inCompany;
  expect(await Promise.all([alone, first, second].map(inCompany))).toEqual([false, true, true]);
});

test('a user’s first job comes before what others have much of, and each has the place that it is told', async () => {
  const [busy, fresh] = [await newUser(), await newUser()];
  const jobs = [await insert(busy), await insert(busy), await insert(busy), await insert(fresh), await insert(fresh)];
  const [a1, a2, a3, b1, b2] = jobs.map(({ id }) => id);
  const places = await database.backlog.places(jobs.map(({ id }) => id));
  for (const job of jobs) await queues.add(job);
  const ran: string[] = [];
  startWorker(({ id }) => (ran.push(id), done()), 1);
  await whenAllEnded();
  expect(ran).toEqual([a1, b1, a2, b2, a3]);
  expect([...places].sort(([, a], [, b]) => a - b)).toEqual(ran.map((id, place) => [id, place]));
});

test('what is read while people type takes a quarter of a worker at most, and nothing else waits for it', async () => {
  const userId = await newUser();
  const readings = await Promise.all(
    [1, 2, 3].map(() =>
      database.jobs.insert({ id: randomUUID(), name: 'read-claims', payload: { text: 'x' }, userId }),
    ),
  );
  const job = await insert(userId);
  const answers: (() => void)[] = [];
  const read: Read = () => new Promise((resolve) => answers.push(() => resolve({ result: { read: 0 } })));
  startWorker(done, 4, { read });
  for (const one of [...readings, job]) if (one) await queues.add(one);
  await eventually(async () => ((await database.jobs.find(job.id))?.status === 'completed' ? true : null));
  for (let ended = 0; ended < readings.length; ended += 1) {
    await eventually(() => Promise.resolve(answers.length > ended || null));
    expect(answers).toHaveLength(ended + 1);
    answers[ended]?.();
  }
  await whenAllEnded(`'completed'`);
});

test('what waits moves up when its user has less before it, and what was handed back goes first', async () => {
  const [busy, other, third] = [await newUser(), await newUser(), await newUser()];
  const waited = `due_at = now() - interval '20 s'`;
  const first = await insert(busy, waited);
  const second = await insert(busy, waited);
  const otherFirst = await insert(other);
  const otherSecond = await insert(other);
  const handedBack = await insert(third, 'priority = 0');
  for (const job of [first, second, otherFirst, otherSecond]) await queues.add(job);
  await database.jobs.requestCancel(first.id);
  await queues.remove(first);
  await new Reconciler(database, queues, log).reconcile();
  await queues.add(handedBack);
  const open = [second, otherFirst, otherSecond, handedBack].map(({ id }) => id);
  const places = await database.backlog.places(open);
  const ran: string[] = [];
  startWorker(({ id }) => (ran.push(id), done()), 1);
  await whenAllEnded(`'completed', 'cancelled'`);
  expect(ran).toEqual([handedBack.id, otherFirst.id, second.id, otherSecond.id]);
  expect([...places].sort(([, a], [, b]) => a - b).map(([id]) => id)).toEqual(ran);
});

test('a text that is written is kept while statements on its job are cancelled, and saved once they are not', async () => {
  const job = await insert(await newUser());
  let runs = 0;
  let cancelled = 0;
  startWorker(async () => {
    runs += 1;
    // Holds the table for a while, as somebody's long statement does, and has those cancelled that wait for it.
    void temporary.query(`DO $$ BEGIN LOCK TABLE jobs; PERFORM pg_sleep(1.5); END $$`);
    await eventually(async () => {
      const held = await temporary.query(
        `SELECT FROM pg_locks WHERE relation = 'jobs'::regclass AND mode = 'AccessExclusiveLock' AND granted`,
      );
      return held.length > 0 ? true : null;
    });
    return done();
  }, 1);
  await queues.add(job);
  await eventually(async () => {
    const rows = await temporary.query(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE jobs SET status%' AND datname = current_database()`,
    );
    cancelled += rows.length;
    return cancelled > 0 ? true : null;
  });
  await whenAllEnded();
  expect(runs).toBe(1);
  expect(await database.jobs.find(job.id)).toMatchObject({ status: 'completed', attempt: 1, text: 'Subject: Hi' });
});

test('a worker that is stuck hands back what it still runs before it ends', async () => {
  const job = await insert(await newUser());
  const untilStopped: Run = (_, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const atTheEnd = new Promise((resolve, reject) => {
    const onStalled = () => void database.jobs.find(job.id).then(resolve, reject);
    startWorker(untilStopped, 1, { onStalled, lookForStallsMs: 20 });
  });
  await queues.add(job);
  await eventually(async () => ((await database.jobs.find(job.id))?.status === 'running' ? true : null));
  // One that no queue brings.
  await database.jobs.insert({ id: randomUUID(), name: 'canary', payload: {} });
  await temporary.query(
    `UPDATE jobs SET due_at = now() - interval '31 s', reconciled_at = now() WHERE name = 'canary'`,
  );
  expect(await atTheEnd).toMatchObject({ status: 'queued', attempt: 1, tries: 0, crashes: 0 });
});
