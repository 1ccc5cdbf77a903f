import { randomUUID } from 'node:crypto';
import { QUEUES } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { Bus, JobTexts } from '@copydesk/live';
import { createLog, Metrics } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { buildBrief, eventually, makeDatabase, serviceUrl } from '@copydesk/testing';
import { Queue } from 'bullmq';
import type { JobHandler } from './job-handler';
import { JobQueues } from './job-queues';
import { JobWorker } from './job-worker';

test('a worker that is stuck hands back what it still runs before it ends', async () => {
  const temporary = await makeDatabase();
  const database = await Database.connect({ url: temporary.url });
  await database.migrate();
  const redis = new RedisLines({ url: serviceUrl('REDIS_URL'), prefix: `test_${randomUUID()}` });
  const queues = QUEUES.map((name) => new Queue(name, { connection: redis.producer, prefix: redis.prefix }));
  const bus = new Bus(redis);
  const untilStopped: JobHandler<'generate'>['run'] = (_, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const parts = {
    database,
    texts: new JobTexts(redis, bus),
    bus,
    handlers: { generate: { run: untilStopped }, canary: { run: () => Promise.resolve({ result: {} }) } },
    log: createLog('silent', 'worker'),
    metrics: new Metrics(),
    queues: new JobQueues(queues),
  };
  const read = async () =>
    (await temporary.query(`SELECT status, attempt, tries, crashes FROM jobs WHERE name = 'generate'`))[0];
  let worker: JobWorker | undefined;
  const atTheEnd = new Promise((resolve, reject) => {
    const onStalled = () => void read().then(resolve, reject);
    worker = new JobWorker(parts, { redis, concurrency: 1, onStalled, lookForStallsMs: 20 });
  });
  worker?.start();
  const payload = { tool: 'hotlist-generator', input: buildBrief() } as const;
  const job = await database.jobs.insert({ id: randomUUID(), name: 'generate', payload });
  if (job) await parts.queues.add(job);
  await eventually(async () =>
    (await temporary.query(`SELECT FROM jobs WHERE status = 'running'`)).length ? true : null,
  );
  // One that no queue brings.
  await database.jobs.insert({ id: randomUUID(), name: 'canary', payload: {} });
  await temporary.query(
    `UPDATE jobs SET due_at = now() - interval '31 s', reconciled_at = now() WHERE name = 'canary'`,
  );
  expect(await atTheEnd).toEqual({ status: 'queued', attempt: 1, tries: 0, crashes: 0 });
  await Promise.all(queues.map((queue) => queue.close()));
  redis.close();
  await database.close();
  await temporary.drop();
});
