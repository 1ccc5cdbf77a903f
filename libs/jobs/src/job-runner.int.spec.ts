import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { JobError, type JobDelta, type JobSnapshot } from '@copydesk/contracts';
import { Database, type Job } from '@copydesk/database';
import { Bus, JobTexts } from '@copydesk/live';
import { createLog, Metrics } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { buildBrief, eventually, makeDatabase, serviceUrl, TcpProxy, type TemporaryDatabase } from '@copydesk/testing';
import type { JobContext, JobHandler, JobHandlers, JobOutput } from './job-handler';
import { JobRunner } from './job-runner';
import { presentJob } from './job.presenter';
import { publishChanges } from './publish-changes';

type Write = JobHandler<'generate'>;

const prefix = `test_${randomUUID().slice(0, 8)}`;
let temporary: TemporaryDatabase;
let database: Database;
let redis: RedisLines;
let bus: Bus;
let texts: JobTexts;

beforeAll(async () => {
  temporary = await makeDatabase();
  database = await Database.connect({ url: temporary.url });
  await database.migrate();
  redis = new RedisLines({ url: serviceUrl('REDIS_URL'), prefix });
  bus = new Bus(redis);
  texts = new JobTexts(redis, bus);
  await eventually(async () => ((await redis.takesWrites()) ? true : null));
  publishChanges(database, bus);
});

afterAll(async () => {
  redis.close();
  await database.close();
  await temporary.drop();
});

const done = (text: string): JobOutput<'generate'> => ({ text, result: { messageId: randomUUID(), cuts: [] } });

function runnerOf(handlers: Partial<JobHandlers>): JobRunner {
  return new JobRunner({ database, texts, bus, handlers, log: createLog('silent', 'worker'), metrics: new Metrics() });
}

const runnerWith = (run: Write['run'], hooks: Partial<Write> = {}) => runnerOf({ generate: { run, ...hooks } });

async function newJob(): Promise<Job> {
  const payload = { tool: 'hotlist-generator', input: buildBrief() } as const;
  const job = await database.jobs.insert({ id: randomUUID(), name: 'generate', payload });
  if (!job) throw new Error('the job was not saved');
  return job;
}

const find = async ({ id }: Job): Promise<Job> => (await database.jobs.find(id)) ?? Promise.reject(new Error('no job'));

const endLease = ({ id }: Job) =>
  temporary.query(`UPDATE jobs SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);

/** Runs a job that a worker died with. */

const makeDue = ({ id }: Job) => temporary.query('UPDATE jobs SET due_at = now() WHERE id = $1', [id]);

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

test('a run saves text, result and use, and the job is done with', async () => {
  const job = await newJob();
  const runner = runnerWith((_, context) => {
    context.use({ model: 'demo', inputTokens: 10, outputTokens: 4 });
    context.write('Subject: Hi');
    return Promise.resolve(done('Subject: Hi'));
  });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await find(job)).toMatchObject({
    status: 'completed',
    attempt: 1,
    text: 'Subject: Hi',
    uses: [{ model: 'demo', inputTokens: 10, outputTokens: 4 }],
  });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect((await find(job)).attempt).toBe(1);
});

test('what each model used is kept apart, and kept of every try', async () => {
  const job = await newJob();
  const call = (model: string) => ({ model, inputTokens: 10, outputTokens: 4 });
  const failing = runnerWith((_, context) => {
    context.use(call('writer'));
    return Promise.reject(busy(0));
  });
  await failing.run(job.id);
  await makeDue(job);
  const runner = runnerWith((_, context) => {
    for (const model of ['writer', 'checker', 'writer']) context.use(call(model));
    context.use({ model: 'silent', inputTokens: 0, outputTokens: 0 });
    return Promise.resolve(done('Subject: Hi'));
  });
  await runner.run(job.id);
  expect(await find(job)).toMatchObject({
    status: 'completed',
    uses: [call('writer'), { model: 'writer', inputTokens: 20, outputTokens: 8 }, call('checker')],
  });
});

test('a stop that comes while a run is failing is not put off to its next try', async () => {
  const job = await newJob();
  const runner = runnerWith(async (_, context) => {
    context.write('Subject: Half');
    await database.jobs.requestCancel(job.id);
    throw busy(60_000);
  });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await find(job)).toMatchObject({ status: 'cancelled', text: 'Subject: Half', attempt: 1 });
});

test('watchers hear each piece with its place, and in the end the job as it was saved', async () => {
  const job = await newJob();
  const deltas: JobDelta[] = [];
  let ended: JobSnapshot | null = null;
  const subscription = bus.subscribe('job', job.id, ({ event, data }) => {
    if (event === 'job:delta') deltas.push(data);
    if (event === 'job:ended') ended = data.job;
  });
  await subscription.ready;
  await runnerWith(async (_, context) => {
    for (const piece of ['Sub', 'ject: ', '😀'.slice(0, 1), '😀'.slice(1), ' up']) context.write(piece);
    return Promise.resolve(done('Subject: 😀 up'));
  }).run(job.id);
  await eventually(() => ended);
  subscription.end();
  let text = '';
  for (const delta of deltas) {
    expect(delta.offset).toBe(text.length);
    expect(delta.text).not.toMatch(/[\ud800-\udbff]$/);
    text += delta.text;
  }
  expect(text).toBe('Subject: 😀 up');
  expect(ended).toMatchObject({ status: 'completed', text: 'Subject: 😀 up' });
});

test('one of two workers gets a job; the other leaves it alone', async () => {
  const job = await newJob();
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

test('a run that lost its lease saves nothing over its successor', async () => {
  const job = await newJob();
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  let started = false;
  const slow = runnerWith(async () => {
    started = true;
    await held;
    return done('of the first');
  }).run(job.id);
  await eventually(() => (started ? true : null));
  await endLease(job);
  await runnerWith(() => Promise.resolve(done('of the second'))).run(job.id);
  finish();
  await slow;
  expect(await find(job)).toMatchObject({ status: 'completed', attempt: 2, text: 'of the second', crashes: 1 });
});

test('what a run saves on its way stays when it fails, and gives its job all tries again', async () => {
  const job = await newJob();
  const eventsOf = () => temporary.query('SELECT FROM user_analytics WHERE job_id = $1', [job.id]);
  let steps = 0;
  const runner = runnerWith(async (own, { save }) => {
    if (steps < 3) await save((stores) => stores.analytics.recordOf(own, 'generation_refined'));
    steps += 1;
    throw busy(0);
  });
  for (let run = 1; run <= 3; run += 1) {
    expect(await runner.run(job.id)).toMatchObject({ comeBack: 'later' });
    expect(await eventsOf()).toHaveLength(run);
    await makeDue(job);
  }
  expect((await find(job)).tries).toBe(1);
  await runner.run(job.id);
  await makeDue(job);
  await runner.run(job.id);
  expect(await find(job)).toMatchObject({ status: 'failed', attempt: 5 });
});

test('a run that lost its lease saves nothing on its way either, and is stopped', async () => {
  const job = await newJob();
  let outcome: unknown;
  const late = runnerWith(async (own, { save, signal }) => {
    await endLease(job);
    await database.runs.claim(job.id, {
      claimId: randomUUID(),
      names: [job.name],
      isOnlySuspect: false,
      hasCompany: false,
    });
    outcome = await save((stores) => stores.analytics.recordOf(own, 'generation_refined')).catch((error) => error);
    signal.throwIfAborted();
    return done('late');
  });
  expect(await late.run(job.id)).toEqual({ comeBack: 'never' });
  expect(outcome).toMatchObject({ name: 'RunStopped', reason: 'lost' });
  expect(await temporary.query('SELECT FROM user_analytics WHERE job_id = $1', [job.id])).toHaveLength(0);
  expect(await find(job)).toMatchObject({ status: 'running', attempt: 2, text: '' });
});

test('a stop that no bus brought is heard where a part is saved', async () => {
  const job = await newJob();
  let outcome: unknown;
  const runner = runnerWith(async (own, { save, signal }) => {
    await database.jobs.requestCancel(job.id);
    outcome = await save((stores) => stores.analytics.recordOf(own, 'generation_refined')).catch((error) => error);
    signal.throwIfAborted();
    return done('late');
  });
  await runner.run(job.id);
  expect(outcome).toMatchObject({ name: 'RunStopped', reason: 'cancelled' });
  expect(await temporary.query('SELECT FROM user_analytics WHERE job_id = $1', [job.id])).toHaveLength(1);
  expect((await find(job)).status).toBe('cancelled');
});

test('a claim whose answer was lost is asked for again, and is the same run', async () => {
  const job = await newJob();
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
  expect(await find(job)).toMatchObject({ status: 'completed', attempt: 1, tries: 1, crashes: 0 });
});

test('a job that takes its worker down twice is failed, and its handler is not called again', async () => {
  const job = await newJob();
  let calls = 0;
  const failures: string[] = [];
  const dying = () => {
    calls++;
    return new Promise<never>(() => {});
  };
  for (const attempt of [1, 2]) {
    void runnerWith(dying).run(job.id);
    await eventually(() => (calls === attempt ? true : null));
    await endLease(job);
  }
  await runnerWith(dying, { failed: (_, __, { code }) => Promise.resolve(void failures.push(code)) }).run(job.id);
  expect(calls).toBe(2);
  expect(failures).toEqual(['job/crashed']);
  expect(await find(job)).toMatchObject({ status: 'failed', error: { code: 'job/crashed' } });
});

test('a passing error queues the job again after the wait that the model asked for, a last one fails it', async () => {
  const job = await newJob();
  const runner = runnerWith(() => Promise.reject(busy(7_000)));
  expect(await runner.run(job.id)).toEqual({ comeBack: 'later', afterMs: 7_000 });
  expect(await find(job)).toMatchObject({ status: 'queued', attempt: 1, tries: 1 });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'later', afterMs: expect.closeTo(7_000, -3) });
  expect((await find(job)).attempt).toBe(1);
  await makeDue(job);
  expect(await runner.run(job.id)).toEqual({ comeBack: 'later', afterMs: 7_000 });
  await makeDue(job);
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await find(job)).toMatchObject({ status: 'failed', tries: 3, error: { code: 'model/busy' } });
});

test('a Retry-After of an hour is cut to the time that a try may take', async () => {
  const job = await newJob();
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
  const job = await newJob();
  await runner.run(job.id);
  expect((await find(job)).status).toBe(status);
});

test('operators read more of a failure than users', async () => {
  const job = await newJob();
  const refused = new JobError('no', { code: 'model/not-set-up', detail: 'Look at MODEL_WRITE.' });
  await runnerWith(() => Promise.reject(refused)).run(job.id);
  const failed = await find(job);
  expect(failed.error).toEqual({ code: 'model/not-set-up', message: 'no', detail: 'Look at MODEL_WRITE.' });
  expect(presentJob(failed).error).toEqual({ code: 'model/not-set-up', message: 'no' });
});

test('what the server of a model cut away is told with the result', async () => {
  const job = await newJob();
  const runner = runnerWith((_, { use }) => {
    use({ model: 'small', inputTokens: 2_050, outputTokens: 10, cut: { from: 20_000, to: 8_000 } });
    return Promise.resolve(done('Subject: Hi'));
  });
  await runner.run(job.id);
  const { result, uses } = await find(job);
  expect(result).toMatchObject({ cuts: [{ field: 'everythingHandedIn', from: 20_000, to: 8_000 }] });
  expect(uses).toEqual([{ model: 'small', inputTokens: 2_050, outputTokens: 10 }]);
});

test('what was written until a failure is handed to the handler', async () => {
  const job = await newJob();
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
  const job = await newJob();
  const refused = new JobError('no', { code: 'model/refused' });
  expect(await runnerWith(() => Promise.reject(refused)).run(job.id)).toEqual({ comeBack: 'never' });
  expect(await find(job)).toMatchObject({
    status: 'failed',
    tries: 1,
    error: { code: 'model/refused', message: 'no' },
  });
});

test('a stop keeps the text until then and is no failure', async () => {
  const job = await newJob();
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
  expect(await find(job)).toMatchObject({ status: 'cancelled', text: 'half a sen', error: null });
});

test('a stop that was asked for while the worker was dead keeps what the dead one wrote', async () => {
  const job = await newJob();
  const runner = runnerWith((_, context) => {
    context.write('written before the end');
    return new Promise<never>(() => {});
  });
  void runner.run(job.id);
  await eventually(async () => ((await texts.read(job.id, 1)).text === '' ? null : true));
  expect(await database.jobs.requestCancel(job.id)).toBe('running');
  await endLease(job);
  await runnerWith(() => Promise.resolve(done('never'))).run(job.id);
  expect(await find(job)).toMatchObject({ status: 'cancelled', text: 'written before the end' });
});

test('a hand-back queues the job again and costs no try', async () => {
  const job = await newJob();
  const runner = runnerWith((_, context) => untilStopped(context));
  const run = runner.run(job.id);
  await eventually(() => (runner.runs.length === 1 ? true : null));
  runner.stop(job.id, 'handed-back');
  expect(await run).toEqual({ comeBack: 'later', afterMs: 0 });
  expect(await find(job)).toMatchObject({ status: 'queued', attempt: 1, tries: 0 });
});

test('what is prepared of a text is handed to the hooks, whatever the ending, and nothing is saved before', async () => {
  const seen: unknown[] = [];
  const hooks: Partial<Write> = {
    prepare: async ({ id }, text) => `${(await database.jobs.find(id))?.status}: ${text}`,
    completed: (_stores, _job, _output, prepared) => Promise.resolve(void seen.push(prepared)),
    failed: (_stores, _job, _failure, _text, prepared) => Promise.resolve(void seen.push(prepared)),
    cancelled: (_stores, _job, _text, prepared) => Promise.resolve(void seen.push(prepared)),
  };
  await runnerWith(() => Promise.resolve(done('Subject: Done')), hooks).run((await newJob()).id);
  const fail = (_job: Job, context: JobContext) => {
    context.write('Subject: Half');
    return Promise.reject(new JobError('No.', { retry: 'never' }));
  };
  await runnerWith(fail, hooks).run((await newJob()).id);
  const stopped = await newJob();
  const stop = async (_job: Job, context: JobContext) => {
    context.write('Subject: Stopped');
    await database.jobs.requestCancel(stopped.id);
    throw busy(60_000);
  };
  await runnerWith(stop, hooks).run(stopped.id);
  expect(seen).toEqual([
    'running: Subject: Done',
    'running: Subject: Half',
    expect.stringMatching(/: Subject: Stopped$/),
  ]);
});

test('what belongs to a job is saved with it or not at all', async () => {
  const job = await newJob();
  const runner = runnerWith(() => Promise.resolve(done('text')), {
    completed: async (stores) => {
      await stores.analytics.record({ actionType: 'half-saved' });
      throw new Error('the rest could not be saved');
    },
  });
  await runner.run(job.id);
  expect((await find(job)).status).toBe('queued');
  expect(await temporary.query(`SELECT FROM user_analytics WHERE action_type = 'half-saved'`)).toHaveLength(0);
});

test('an ended job changes only by an explicit retry, which is a new attempt', async () => {
  const job = await newJob();
  const refused = new JobError('no', { code: 'model/refused' });
  await runnerWith(() => Promise.reject(refused)).run(job.id);
  const late = { status: 'cancelled' as const, text: '', uses: [] };
  expect(await database.runs.end({ id: job.id, attempt: 1 }, late)).toBe(false);
  expect(await database.jobs.requestCancel(job.id)).toBeNull();
  expect(await database.runs.heartbeat([{ id: job.id, attempt: 1 }])).toEqual([]);
  expect(await database.jobs.retry(job.id)).toBe(true);
  await runnerWith(() => Promise.resolve(done('at last'))).run(job.id);
  expect(await find(job)).toMatchObject({ status: 'completed', attempt: 2, text: 'at last', error: null });
  expect(await database.jobs.retry(job.id)).toBe(false);
});

test('a job whose name a worker does not know stays queued, costs nothing, and is done by one that knows it', async () => {
  const job = await newJob();
  const old = runnerOf({ canary: { run: () => Promise.resolve({ result: {} }) } });
  for (let look = 0; look < 3; look++) expect(await old.run(job.id)).toEqual({ comeBack: 'later', afterMs: 5_000 });
  expect(await find(job)).toMatchObject({ status: 'queued', attempt: 0, tries: 0, crashes: 0 });
  expect(await database.backlog.unknown()).toEqual([{ name: 'generate', jobs: 1 }]);

  await temporary.query(
    `UPDATE jobs SET status = 'running', attempt = 1, tries = 1, lease_until = now() WHERE id = $1`,
    [job.id],
  );
  expect(await old.run(job.id)).toMatchObject({ comeBack: 'later' });
  expect(await find(job)).toMatchObject({ attempt: 1, crashes: 0 });

  const known = runnerWith(() => Promise.resolve(done('Subject: Hi')));
  expect(await known.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await find(job)).toMatchObject({ status: 'completed', text: 'Subject: Hi' });
  expect(await database.backlog.unknown()).toEqual([]);
});
