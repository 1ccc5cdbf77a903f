import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { JobError } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { Bus, JobTexts } from '@copydesk/live';
import { createLog, Metrics } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { eventually, JobRows, serviceUrl, TcpProxy, useSetUpDatabase } from '@copydesk/testing';
import type { JobContext, JobHandler, JobHandlers, JobOutput } from './job-handler';
import { JobRunner } from './job-runner';
import { presentJob } from './job.presenter';

type Write = JobHandler<'generate'>;

const temporary = useSetUpDatabase();
const jobs = new JobRows(temporary, () => database);
let database: Database;
let redis: RedisLines;
let bus: Bus;
let texts: JobTexts;

beforeAll(async () => {
  database = await Database.connect(temporary);
  redis = new RedisLines({ url: serviceUrl('REDIS_URL'), prefix: `test_${randomUUID().slice(0, 8)}` });
  bus = new Bus(redis);
  texts = new JobTexts(redis, bus);
  await eventually(async () => ((await redis.takesWrites()) ? true : null));
});
afterAll(async () => {
  redis.close();
  await database.close();
});

const done = (text: string): JobOutput<'generate'> => ({
  text,
  result: { messageId: randomUUID(), note: null, cuts: [] },
});

function runnerOf(handlers: Partial<JobHandlers>): JobRunner {
  return new JobRunner({ database, texts, bus, handlers, log: createLog('silent', 'worker'), metrics: new Metrics() });
}

const runnerWith = (run: Write['run'], hooks: Partial<Write> = {}) => runnerOf({ generate: { run, ...hooks } });

function untilStopped(context: JobContext): Promise<never> {
  return new Promise((_, reject) =>
    context.signal.addEventListener('abort', () => reject(context.signal.reason as Error)),
  );
}

const busy = (retryAfterMs: number) =>
  new JobError('The writing model is busy right now. Please try again in a minute.', {
    code: 'model/busy',
    retry: 'later',
    retryAfterMs,
  });

test('a stop that comes while a run is failing is not put off to its next try', async () => {
  const job = await jobs.insert();
  const runner = runnerWith(async (_, context) => {
    context.write('Subject: Half');
    await database.jobs.requestCancel(job.id);
    throw busy(60_000);
  });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await jobs.find(job)).toMatchObject({ status: 'cancelled', text: 'Subject: Half', attempt: 1 });
});

test('one of two workers gets a job; the other leaves it alone', async () => {
  const job = await jobs.insert();
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  let runs = 0;
  const work: Write['run'] = async () => {
    runs++;
    await held;
    return done('once');
  };
  const first = runnerWith(work).run(job.id);
  await eventually(() => (runs === 1 ? true : null));
  expect(await runnerWith(work).run(job.id)).toMatchObject({ comeBack: 'later' });
  finish();
  expect(await first).toEqual({ comeBack: 'never' });
  expect(runs).toBe(1);
});

test('a claim whose answer was lost is asked for again, and is the same run', async () => {
  const job = await jobs.insert();
  const port = Number(new URL(temporary.url).port);
  const proxy = await TcpProxy.open(port);
  const url = Object.assign(new URL(temporary.url), { port: proxy.port }).href;
  const behind = await Database.connect({ url, statementMs: 400 });
  const handlers = { generate: { run: () => Promise.resolve(done('Subject: Hi')) } };
  const log = createLog('silent', 'worker');
  const runner = new JobRunner({ database: behind, texts, bus, handlers, log, metrics: new Metrics() });
  const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%claim_id%'`;
  try {
    let run: Promise<unknown> | undefined;
    await database.transaction(async (stores) => {
      await stores.runs.joinCompany(job.id);
      run = runner.run(job.id);
      await eventually(async () => ((await temporary.query(waiting)).length > 0 ? true : null));
      proxy.replace(port);
    });
    expect(await run).toEqual({ comeBack: 'never' });
  } finally {
    await behind.close();
    await proxy.close();
  }
  expect(await jobs.find(job)).toMatchObject({ status: 'completed', attempt: 1, tries: 1, crashes: 0 });
});

test('a job that takes its worker down twice is failed, and its handler is not called again', async () => {
  const job = await jobs.insert();
  let calls = 0;
  const failures: string[] = [];
  const dying = () => {
    calls++;
    return new Promise<never>(() => {});
  };
  for (const attempt of [1, 2]) {
    void runnerWith(dying).run(job.id);
    await eventually(() => (calls === attempt ? true : null));
    await jobs.endLease(job);
  }
  await runnerWith(dying, { failed: (_, __, { code }) => Promise.resolve(void failures.push(code)) }).run(job.id);
  expect(calls).toBe(2);
  expect(failures).toEqual(['job/crashed']);
  expect(await jobs.find(job)).toMatchObject({ status: 'failed', error: { code: 'job/crashed' } });
});

test('a passing error queues the job again after the wait that the model asked for, a last one fails it', async () => {
  const job = await jobs.insert();
  const runner = runnerWith(() => Promise.reject(busy(7_000)));
  expect(await runner.run(job.id)).toEqual({ comeBack: 'later', afterMs: 7_000 });
  expect(await jobs.find(job)).toMatchObject({ status: 'queued', attempt: 1, tries: 1 });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'later', afterMs: expect.closeTo(7_000, -3) });
  expect((await jobs.find(job)).attempt).toBe(1);
  await jobs.makeDue(job);
  expect(await runner.run(job.id)).toEqual({ comeBack: 'later', afterMs: 7_000 });
  await jobs.makeDue(job);
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await jobs.find(job)).toMatchObject({ status: 'failed', tries: 3, error: { code: 'model/busy' } });
});

test('a Retry-After of an hour is cut to the time that a try may take', async () => {
  const job = await jobs.insert();
  expect(await runnerWith(() => Promise.reject(busy(3_600_000))).run(job.id)).toMatchObject({ afterMs: 600_000 });
});

test.each([
  ['that is not whole is tried again', false, 'queued'],
  ['that is whole and only mended is kept', true, 'completed'],
] as const)('past the time limit a text %s', async (_name, isWhole, status) => {
  const run: Write['run'] = async (_job, context) => {
    if (isWhole) context.whole();
    await Promise.race([untilStopped(context), setTimeout(400)]);
    return done('Written.');
  };
  const parts = { database, texts, bus, log: createLog('silent', 'worker'), metrics: new Metrics() };
  const runner = new JobRunner({ ...parts, handlers: { generate: { run } }, timeLimitsMs: { write: 100, check: 100 } });
  const job = await jobs.insert();
  await runner.run(job.id);
  expect((await jobs.find(job)).status).toBe(status);
});

test('operators read more of a failure than users', async () => {
  const job = await jobs.insert();
  const refused = new JobError('no', { code: 'model/not-set-up', detail: 'Look at MODEL_WRITE.' });
  await runnerWith(() => Promise.reject(refused)).run(job.id);
  const failed = await jobs.find(job);
  expect(failed.error).toEqual({ code: 'model/not-set-up', message: 'no', detail: 'Look at MODEL_WRITE.' });
  expect(presentJob(failed).error).toEqual({ code: 'model/not-set-up', message: 'no' });
});

test('what was written until a failure is handed to the handler', async () => {
  const job = await jobs.insert();
  const kept: string[] = [];
  const cutOff = new JobError('cut', { code: 'model/cut-off' });
  const runner = runnerWith(
    (_, { write }) => {
      write('Subject: Half');
      return Promise.reject(cutOff);
    },
    { failed: (_, __, { code }, text) => Promise.resolve(void kept.push(`${code} ${text}`)) },
  );
  await runner.run(job.id);
  expect(kept).toEqual(['model/cut-off Subject: Half']);
});

test('an error that says never is not tried again', async () => {
  const job = await jobs.insert();
  const refused = new JobError('no', { code: 'model/refused' });
  expect(await runnerWith(() => Promise.reject(refused)).run(job.id)).toEqual({ comeBack: 'never' });
  expect(await jobs.find(job)).toMatchObject({
    status: 'failed',
    tries: 1,
    error: { code: 'model/refused', message: 'no' },
  });
});

test('a stop keeps the text until then and is no failure', async () => {
  const job = await jobs.insert();
  const kept: string[] = [];
  const runner = runnerWith(
    (_, context) => {
      context.write('half a sen');
      return untilStopped(context);
    },
    { cancelled: (_, __, text) => Promise.resolve(void kept.push(text)) },
  );
  const run = runner.run(job.id);
  await eventually(() => (runner.runs.length === 1 ? true : null));
  runner.stop(job.id, 'cancelled');
  expect(await run).toEqual({ comeBack: 'never' });
  expect(kept).toEqual(['half a sen']);
  expect(await jobs.find(job)).toMatchObject({ status: 'cancelled', text: 'half a sen', error: null });
});

test('a stop that was asked for while the worker was dead keeps what the dead one wrote', async () => {
  const job = await jobs.insert();
  const runner = runnerWith((_, context) => {
    context.write('written before the end');
    return new Promise<never>(() => {});
  });
  void runner.run(job.id);
  await eventually(async () => ((await texts.read(job.id, 1)).text === '' ? null : true));
  expect(await database.jobs.requestCancel(job.id)).toBe('running');
  await jobs.endLease(job);
  await runnerWith(() => Promise.resolve(done('never'))).run(job.id);
  expect(await jobs.find(job)).toMatchObject({ status: 'cancelled', text: 'written before the end' });
});

test('a hand-back queues the job again and costs no try', async () => {
  const job = await jobs.insert();
  const runner = runnerWith((_, context) => untilStopped(context));
  const run = runner.run(job.id);
  await eventually(() => (runner.runs.length === 1 ? true : null));
  runner.stop(job.id, 'handed-back');
  expect(await run).toEqual({ comeBack: 'later', afterMs: 0 });
  expect(await jobs.find(job)).toMatchObject({ status: 'queued', attempt: 1, tries: 0 });
});

test('an ended job changes only by an explicit retry, which is a new attempt', async () => {
  const job = await jobs.insert();
  const refused = new JobError('no', { code: 'model/refused' });
  await runnerWith(() => Promise.reject(refused)).run(job.id);
  const late = { status: 'cancelled' as const, text: '', uses: [] };
  expect(await database.runs.end({ id: job.id, attempt: 1 }, late)).toBe(false);
  expect(await database.jobs.requestCancel(job.id)).toBeNull();
  expect(await database.runs.heartbeat([{ id: job.id, attempt: 1 }])).toEqual([]);
  expect(await database.jobs.retry(job.id)).toBe(true);
  await runnerWith(() => Promise.resolve(done('at last'))).run(job.id);
  expect(await jobs.find(job)).toMatchObject({ status: 'completed', attempt: 2, text: 'at last', error: null });
  expect(await database.jobs.retry(job.id)).toBe(false);
});

test('a job whose name a worker does not know stays queued, costs nothing, and is done by one that knows it', async () => {
  const job = await jobs.insert();
  const old = runnerOf({ canary: { run: () => Promise.resolve({ result: {} }) } });
  for (let look = 0; look < 3; look++) expect(await old.run(job.id)).toEqual({ comeBack: 'later', afterMs: 5_000 });
  expect(await jobs.find(job)).toMatchObject({ status: 'queued', attempt: 0, tries: 0, crashes: 0 });
  expect(await database.backlog.unknown()).toEqual([{ name: 'generate', jobs: 1 }]);

  await temporary.query(
    `UPDATE jobs SET status = 'running', attempt = 1, tries = 1, lease_until = now() WHERE id = $1`,
    [job.id],
  );
  expect(await old.run(job.id)).toMatchObject({ comeBack: 'later' });
  expect(await jobs.find(job)).toMatchObject({ attempt: 1, crashes: 0 });

  const known = runnerWith(() => Promise.resolve(done('Subject: Hi')));
  expect(await known.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await jobs.find(job)).toMatchObject({ status: 'completed', text: 'Subject: Hi' });
  expect(await database.backlog.unknown()).toEqual([]);
});
