import { randomUUID } from 'node:crypto';
import { JobError, type JobDelta, type JobSnapshot } from '@copydesk/contracts';
import { Database, type Job } from '@copydesk/database';
import { Bus, JobTexts } from '@copydesk/live';
import { createLog, Metrics } from '@copydesk/observability';
import { RedisLines } from '@copydesk/redis';
import { eventually, JobRows, serviceUrl, useSetUpDatabase } from '@copydesk/testing';
import type { JobContext, JobHandler, JobOutput } from './job-handler';
import { JobRunner } from './job-runner';
import { publishChanges } from './publish-changes';

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
  publishChanges(database, bus);
});
afterAll(async () => {
  redis.close();
  await database.close();
});

const done = (text: string): JobOutput<'generate'> => ({
  text,
  result: { messageId: randomUUID(), note: null, cuts: [] },
});

function runnerWith(run: Write['run'], hooks: Partial<Write> = {}): JobRunner {
  const handlers = { generate: { run, ...hooks } };
  return new JobRunner({ database, texts, bus, handlers, log: createLog('silent', 'worker'), metrics: new Metrics() });
}

const busy = (retryAfterMs: number) => new JobError('busy', { code: 'model/busy', retry: 'later', retryAfterMs });

test('a run saves text, result and use, and the job is done with', async () => {
  const job = await jobs.insert();
  const runner = runnerWith((_, context) => {
    context.use({ model: 'demo', inputTokens: 10, outputTokens: 4 });
    context.write('Subject: Hi');
    return Promise.resolve(done('Subject: Hi'));
  });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect(await jobs.find(job)).toMatchObject({
    status: 'completed',
    attempt: 1,
    text: 'Subject: Hi',
    uses: [{ model: 'demo', inputTokens: 10, outputTokens: 4 }],
  });
  expect(await runner.run(job.id)).toEqual({ comeBack: 'never' });
  expect((await jobs.find(job)).attempt).toBe(1);
});

test('what each model used is kept apart, and kept of every try', async () => {
  const job = await jobs.insert();
  const call = (model: string) => ({ model, inputTokens: 10, outputTokens: 4 });
  const failing = runnerWith((_, context) => {
    context.use(call('writer'));
    return Promise.reject(busy(0));
  });
  await failing.run(job.id);
  await jobs.makeDue(job);
  const runner = runnerWith((_, context) => {
    for (const model of ['writer', 'checker', 'writer']) context.use(call(model));
    context.use({ model: 'silent', inputTokens: 0, outputTokens: 0 });
    return Promise.resolve(done('Subject: Hi'));
  });
  await runner.run(job.id);
  expect(await jobs.find(job)).toMatchObject({
    status: 'completed',
    uses: [call('writer'), { model: 'writer', inputTokens: 20, outputTokens: 8 }, call('checker')],
  });
});

test('watchers hear each piece with its place, and in the end the job as it was saved', async () => {
  const job = await jobs.insert();
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

test('a run that lost its lease saves nothing over its successor', async () => {
  const job = await jobs.insert();
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  let started = false;
  const slow = runnerWith(async () => {
    started = true;
    await held;
    return done('of the first');
  }).run(job.id);
  await eventually(() => (started ? true : null));
  await jobs.endLease(job);
  await runnerWith(() => Promise.resolve(done('of the second'))).run(job.id);
  finish();
  await slow;
  expect(await jobs.find(job)).toMatchObject({ status: 'completed', attempt: 2, text: 'of the second', crashes: 1 });
});

test('what a run saves on its way stays when it fails, and gives its job all tries again', async () => {
  const job = await jobs.insert();
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
    await jobs.makeDue(job);
  }
  expect((await jobs.find(job)).tries).toBe(1);
  await runner.run(job.id);
  await jobs.makeDue(job);
  await runner.run(job.id);
  expect(await jobs.find(job)).toMatchObject({ status: 'failed', attempt: 5 });
});

test('a run that lost its lease saves nothing on its way either, and is stopped', async () => {
  const job = await jobs.insert();
  let outcome: unknown;
  const late = runnerWith(async (own, { save, signal }) => {
    await jobs.endLease(job);
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
  expect(await jobs.find(job)).toMatchObject({ status: 'running', attempt: 2, text: '' });
});

test('a stop that no bus brought is heard where a part is saved', async () => {
  const job = await jobs.insert();
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
  expect((await jobs.find(job)).status).toBe('cancelled');
});

test('what the server of a model cut away is told with the result', async () => {
  const job = await jobs.insert();
  const runner = runnerWith((_, { use }) => {
    use({ model: 'small', inputTokens: 2_050, outputTokens: 10, cut: { from: 20_000, to: 8_000 } });
    return Promise.resolve(done('Subject: Hi'));
  });
  await runner.run(job.id);
  const { result, uses } = await jobs.find(job);
  expect(result).toMatchObject({ cuts: [{ field: 'everythingHandedIn', from: 20_000, to: 8_000 }] });
  expect(uses).toEqual([{ model: 'small', inputTokens: 2_050, outputTokens: 10 }]);
});

test('what is prepared of a text is handed to the hooks, whatever the ending, and nothing is saved before', async () => {
  const seen: unknown[] = [];
  const hooks: Partial<Write> = {
    prepare: async ({ id }, text) => `${(await database.jobs.find(id))?.status}: ${text}`,
    completed: (_stores, _job, _output, prepared) => Promise.resolve(void seen.push(prepared)),
    failed: (_stores, _job, _failure, _text, prepared) => Promise.resolve(void seen.push(prepared)),
    cancelled: (_stores, _job, _text, prepared) => Promise.resolve(void seen.push(prepared)),
  };
  await runnerWith(() => Promise.resolve(done('Subject: Done')), hooks).run((await jobs.insert()).id);
  const fail = (_job: Job, context: JobContext) => {
    context.write('Subject: Half');
    return Promise.reject(new JobError('No.', { retry: 'never' }));
  };
  await runnerWith(fail, hooks).run((await jobs.insert()).id);
  const stopped = await jobs.insert();
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
  const job = await jobs.insert();
  const runner = runnerWith(() => Promise.resolve(done('text')), {
    completed: async (stores) => {
      await stores.analytics.record({ actionType: 'half-saved' });
      throw new Error('the rest could not be saved');
    },
  });
  await runner.run(job.id);
  expect((await jobs.find(job)).status).toBe('queued');
  expect(await temporary.query(`SELECT FROM user_analytics WHERE action_type = 'half-saved'`)).toHaveLength(0);
});
