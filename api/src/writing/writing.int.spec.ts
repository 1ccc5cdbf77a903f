import type {
  GenerateEmailResponse,
  JobAccepted,
  JobSnapshot,
  ThreadResponse,
  UserResponse,
} from '@copydesk/contracts';
import type { DemoModel } from '@copydesk/demo-model';
import { buildBrief, eventually, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let demo: DemoModel;
let client: TestClient;

beforeAll(() => (demo = testApp.demo));
beforeEach(async () => (client = await testApp.signedIn()));

const ASYNC = { prefer: 'respond-async' };
const generate = '/api/generate-email';
const lastCall = () => demo.calls.at(-1) ?? null;

test('asked plainly, the call answers with the email and its thread', async () => {
  const { status, body } = await client.post<GenerateEmailResponse>(generate, buildBrief());
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['emailContent', 'threadId']);
  expect(body.emailContent).toMatch(/^Subject: .*\n\n/);
  expect(body.emailContent).toContain('Northwind');
  const thread = (await client.get<ThreadResponse>(`/api/threads/${body.threadId}`)).body;
  expect(thread.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(thread.messages[1]?.content).toBe(body.emailContent);
  expect(thread.brief).toEqual({ tool: 'hotlist-generator', input: buildBrief(), document: null });
});

test('asked for a job, it answers 202 at once, and the snapshot can be polled to its end', async () => {
  demo.pace = 2_000;
  const { status, headers, body } = await client.post<JobAccepted>(generate, buildBrief(), ASYNC);
  expect(status).toBe(202);
  expect(headers.get('location')).toBe(`/api/jobs/${body.jobId}`);
  expect(headers.get('preference-applied')).toBe('respond-async');
  const partial = await client.jobUntil(body.jobId, ({ text }) => text.length > 0);
  expect(partial).toMatchObject({ status: 'running', attempt: 1, progress: { stage: 'writing' } });
  const ended = await client.jobUntil(body.jobId, ({ status }) => status === 'completed');
  expect(ended.text.startsWith(partial.text)).toBe(true);
});

test('what was written is counted once: for the user, with tokens and model, and as events of this browser session', async () => {
  const jobId = await client.submit(generate, buildBrief(), { 'x-session-id': 'browser-7' });
  const job = await client.jobUntil(jobId, ({ status }) => status === 'completed');
  const { totalGenerations, monthlyGenerations, id } = (await client.get<UserResponse>('/api/user')).body;
  expect({ totalGenerations, monthlyGenerations }).toEqual({ totalGenerations: 1, monthlyGenerations: 1 });
  const [row] = await testApp.query(
    `SELECT model, "inputTokens" > 0 AS "in", "outputTokens" > 0 AS "out"
     FROM jobs, jsonb_to_recordset(uses) AS use (model text, "inputTokens" int, "outputTokens" int) WHERE id = $1`,
    [jobId],
  );
  expect(row).toEqual({ model: testApp.env.MODEL_WRITE, in: true, out: true });
  const events = await testApp.query(
    'SELECT action_type, app_id, session_id, job_id, metadata FROM user_analytics WHERE user_id = $1 ORDER BY id',
    [id],
  );
  const common = { app_id: 1, session_id: 'browser-7', job_id: jobId };
  const formFields = ['toneStyle', 'catalyst', 'additionalContext'];
  const { threadId } = job;
  expect(events).toEqual([
    {
      ...common,
      action_type: 'generation_initiated',
      metadata: { threadId, appType: 'hotlist', hasFormData: true, formFields },
    },
    {
      ...common,
      action_type: 'generation_completed',
      metadata: { threadId, appType: 'hotlist', contentLength: job.text.length },
    },
  ]);
});

test('a double click is one job and one call of the model', async () => {
  const key = { 'idempotency-key': 'click-1' };
  const ids = await Promise.all(Array.from({ length: 10 }, () => client.submit(generate, buildBrief(), key)));
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  await client.jobUntil(id, ({ status }) => status === 'completed');
  expect(await client.submit(generate, buildBrief(), key)).toBe(id);
  expect(demo.calls).toHaveLength(1);
  const { body } = await client.get<UserResponse>('/api/user');
  expect(await testApp.query('SELECT FROM threads WHERE user_id = $1', [body.id])).toHaveLength(1);
});

test('the same key for another request is refused; another user may use it', async () => {
  const key = { 'idempotency-key': 'click-2' };
  const id = await client.submit(generate, buildBrief(), key);
  const other = await client.post(generate, buildBrief({ catalyst: 'Something else happened.' }), { ...ASYNC, ...key });
  expect(other.status).toBe(422);
  const stranger = await testApp.signedIn();
  const theirs = await stranger.submit(generate, buildBrief(), key);
  expect(theirs).not.toBe(id);
  await client.jobUntil(id, ({ status }) => status === 'completed');
  await stranger.jobUntil(theirs, ({ status }) => status === 'completed');
});

test('a stop before the first word closes the connection to the model within 500 ms', async () => {
  demo.play({ kind: 'hang-before-headers' });
  const id = await client.submit(generate, buildBrief());
  const call = await eventually(lastCall);
  const stoppedAt = Date.now();
  expect((await client.post(`/api/jobs/${id}/cancel`)).status).toBe(200);
  const closedAt = await eventually(() => call.closedAt);
  expect(closedAt - stoppedAt).toBeLessThan(500);
  expect(call.ended).toBe('aborted');
  expect(await client.jobUntil(id, ({ status }) => status === 'cancelled')).toMatchObject({ text: '', error: null });
});

test('a stop in the middle closes it too, and keeps what was written, marked as stopped', async () => {
  demo.play({ kind: 'hang', afterCharacters: 40 });
  const id = await client.submit(generate, buildBrief());
  await client.jobUntil(id, ({ text }) => text.length > 0);
  const stoppedAt = Date.now();
  await client.post(`/api/jobs/${id}/cancel`);
  const job = await client.jobUntil(id, ({ status }) => status === 'cancelled');
  expect((lastCall()?.closedAt ?? Infinity) - stoppedAt).toBeLessThan(500);
  expect(job.text.length).toBeGreaterThan(10);
  const thread = (await client.get<ThreadResponse>(`/api/threads/${job.threadId}`)).body;
  expect(thread.messages.at(-1)).toMatchObject({ role: 'assistant', content: job.text, stopped: true });
  expect((await client.get<UserResponse>('/api/user')).body.totalGenerations).toBe(0);
});

test('a stopped job that is tried again replaces its text', async () => {
  demo.play({ kind: 'hang', afterCharacters: 40 });
  const id = await client.submit(generate, buildBrief());
  await client.jobUntil(id, ({ text }) => text.length > 0);
  await client.post(`/api/jobs/${id}/cancel`);
  await client.jobUntil(id, ({ status }) => status === 'cancelled');
  expect((await client.post(`/api/jobs/${id}/retry`)).status).toBe(202);
  const job = await client.jobUntil(id, ({ status }) => status === 'completed');
  expect(job.attempt).toBe(2);
  const thread = (await client.get<ThreadResponse>(`/api/threads/${job.threadId}`)).body;
  expect(thread.messages.map(({ content, stopped }) => [content === job.text, stopped])).toEqual([
    [false, false],
    [true, false],
  ]);
  expect((await client.post(`/api/jobs/${id}/retry`)).status).toBe(409);
});

test('one that is asked to wait while the model is busy waits as long as it asks, then writes', async () => {
  demo.play({ kind: 'status', status: 429, retryAfterSeconds: 2 });
  const id = await client.submit(generate, buildBrief());
  await client.jobUntil(id, ({ progress }) => progress?.stage === 'retrying');
  expect(await client.jobUntil(id, ({ status }) => status === 'completed')).toMatchObject({ attempt: 2 });
  const [first, second] = demo.calls;
  expect((second?.startedAt ?? 0) - (first?.startedAt ?? 0)).toBeGreaterThanOrEqual(2_000);
});

test('a job that waits for its next try can be stopped', async () => {
  demo.play({ kind: 'status', status: 429, retryAfterSeconds: 60 });
  const id = await client.submit(generate, buildBrief());
  await client.jobUntil(id, ({ progress }) => progress?.stage === 'retrying');
  await client.post(`/api/jobs/${id}/cancel`);
  expect(await client.job(id)).toMatchObject({ status: 'cancelled' });
  expect(demo.calls).toHaveLength(1);
});

describe.each([
  ['cut connection', { kind: 'cut', afterCharacters: 60 }],
  ['garbage line', { kind: 'garbage-line', afterCharacters: 60 }],
  ['missing finish reason', { kind: 'no-finish-reason' }],
  ['empty answer', { kind: 'empty-answer' }],
  ['server error', { kind: 'status', status: 500 }],
] as const)('a %s of the model', (_, fault) => {
  test('is tried again, and the text is that of the good attempt', async () => {
    demo.play(fault);
    const job = await client.jobUntil(
      await client.submit(generate, buildBrief()),
      ({ status }) => status === 'completed',
    );
    expect(job.attempt).toBe(2);
    expect(job.text.match(/Subject:/g)).toHaveLength(1);
    expect(demo.calls).toHaveLength(2);
  });
});

test.each([
  [{ kind: 'status', status: 500 }, 502, 'The writing model could not be reached. Please try again in a moment.', 3],
  [
    { kind: 'status', status: 400 },
    502,
    'The writing model cannot do this. Nothing is wrong with your material: please tell your administrator.',
    1,
  ],
  [
    { kind: 'status', status: 401 },
    502,
    'The writing model is not set up correctly. Please tell your administrator.',
    1,
  ],
  [{ kind: 'status', status: 429 }, 503, 'The writing model is busy right now. Please try again in a minute.', 3],
  [{ kind: 'empty-answer' }, 502, 'The writing model gave an answer that could not be used. Please try again.', 3],
] as const)('a model that answers %j to the end is told in words, with %i', async (fault, status, message, calls) => {
  demo.play(fault, fault, fault, fault);
  const answer = await client.post(generate, buildBrief());
  expect(answer).toMatchObject({ status, body: { statusCode: status, message } });
  if (status === 503) expect(answer.headers.get('retry-after')).toBe('60');
  expect(demo.calls).toHaveLength(calls);
  const { body } = await client.get<UserResponse>('/api/user');
  const events = await testApp.query<{ metadata: object }>(
    `SELECT metadata FROM user_analytics WHERE user_id = $1 AND action_type = 'generation_failed'`,
    [body.id],
  );
  expect(events).toMatchObject([{ metadata: { errorMessage: message } }]);
});

test('a client that leaves ends its wait, not the job', async () => {
  demo.pace = 500;
  const leave = new AbortController();
  const waiting = client.send('POST', generate, JSON.stringify(buildBrief()), {}, leave.signal).catch(() => 'left');
  await eventually(lastCall);
  leave.abort();
  expect(await waiting).toBe('left');
  const { body } = await client.get<UserResponse>('/api/user');
  await eventually(async () => {
    const [job] = await testApp.query<JobSnapshot>(`SELECT status FROM jobs WHERE user_id = $1`, [body.id]);
    return job?.status === 'completed' ? true : null;
  });
});

test('nobody sees or stops the jobs and threads of others', async () => {
  const { body } = await client.post<GenerateEmailResponse>(generate, buildBrief());
  const [job] = await testApp.query<{ id: string }>('SELECT id FROM jobs WHERE thread_id = $1', [body.threadId]);
  const stranger = await testApp.signedIn();
  for (const path of [
    `/api/threads/${body.threadId}`,
    `/api/threads/${body.threadId}/messages`,
    `/api/jobs/${job?.id}`,
  ]) {
    expect((await stranger.get(path)).status).toBe(404);
  }
  for (const call of ['cancel', 'retry'])
    expect((await stranger.post(`/api/jobs/${job?.id}/${call}`)).status).toBe(404);
  expect((await stranger.get('/api/jobs/not-an-id')).status).toBe(404);
});

test.each([
  [{ companyName: '' }, 'companyName', 'Company name is required'],
  [{ productService: '' }, 'productService', 'Product/service description is required'],
  [{ targetAudience: '' }, 'targetAudience', 'Target audience is required'],
  [{ keyBenefits: '' }, 'keyBenefits', 'Key benefits are required'],
  [{ callToAction: '' }, 'callToAction', 'Call to action is required'],
  [{ toneStyle: '' }, 'toneStyle', 'Tone/style is required'],
  [{ fileContent: 'x'.repeat(110_001) }, 'fileContent', 'File content must be at most 110,000 characters'],
])('a brief with %j is refused', async (change, field, message) => {
  const { status, body } = await client.post(generate, buildBrief(change));
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { [field]: message } });
});

test('a brief with nothing to write from is refused', async () => {
  const { status, body } = await client.post(generate, buildBrief({ catalyst: ' ', additionalContext: undefined }));
  expect(status).toBe(400);
  expect(body.message).toBe('Please provide either a market catalyst, additional context, or upload a file');
});
