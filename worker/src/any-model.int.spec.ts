import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type {
  ApiError,
  DashboardStatsResponse,
  JobSnapshot,
  ModelReport,
  ReviewResponse,
  ThreadResponse,
} from '@copydesk/contracts';
import { ADMIN, buildBrief, TestApp, PlayedServer, streamOf, type TestClient } from '@copydesk/testing';

let server: PlayedServer;
let testApp: TestApp;
let client: TestClient;

beforeAll(async () => {
  server = await PlayedServer.start();
  const soon = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  server.models = [
    { id: 'gpt-6.1-terra', shutdown_date: soon },
    { id: 'gpt-6-luna', shutdown_date: null },
  ];
  testApp = await TestApp.open({
    env: {
      OPENAI_BASE_URL: server.url,
      MODEL_MAX_TOKENS: '4000',
      MODEL_FIRST_TOKEN_MS: '30000',
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});
beforeEach(async () => (client = await testApp.signedIn()));

const EMAIL = 'Subject: Orders rose\n\nHello Anna,\n\nOrders rose.\n\nBest,\nTom';
const refusal = (status: number, message: string) => ({ status, body: JSON.stringify({ error: { message } }) });
const isOver = ({ status }: JobSnapshot) => status === 'failed' || status === 'completed';

async function write() {
  const id = await client.submit('/api/generate-email', buildBrief());
  const job = await client.jobUntil(id, isOver, 60_000);
  const thread = (await client.get<ThreadResponse>(`/api/threads/${job.threadId}`)).body;
  return { job, versions: thread.messages.filter(({ role }) => role === 'assistant') };
}

test('thoughts, a preamble and a fence are neither shown nor stored', async () => {
  const pieces = ['<think>They want an', ' email.</think>\n\nSure! Here is', ' it:\n\n```\n', EMAIL, '\n```'];
  server.play([{ body: streamOf(pieces) }]);
  const { job, versions } = await write();
  expect(job).toMatchObject({ status: 'completed', text: EMAIL });
  expect(versions).toMatchObject([{ content: EMAIL }]);
});

test('what one worker learned of a server the next one knows, and requests that it refused cost no try', async () => {
  const unknown = ['stream_options', 'max_completion_tokens', 'reasoning_effort'];
  server.play([...unknown.map((name) => refusal(400, `unknown field: ${name}`)), { body: streamOf([EMAIL]) }]);
  expect((await write()).job).toMatchObject({ status: 'completed', attempt: 1 });
  expect(server.requests).toHaveLength(4);
  await testApp.workers[0]?.end();
  await testApp.addWorker();
  server.play([{ body: streamOf([EMAIL]) }]);
  expect((await write()).job.status).toBe('completed');
  expect(Object.keys(server.requests[0]?.body ?? {}).sort()).toEqual(['max_tokens', 'messages', 'model', 'stream']);
});

test('an email that is cut off is kept as a stopped version, and said', async () => {
  server.play([{ body: streamOf(['Subject: Orders rose\n\nHello An'], 'length') }]);
  const { job, versions } = await write();
  expect(job).toMatchObject({ status: 'failed', attempt: 1, error: { code: 'model/cut-off' } });
  expect(job.error).not.toHaveProperty('detail');
  expect(versions).toMatchObject([{ content: 'Subject: Orders rose\n\nHello An', stopped: true }]);
});

test('a model that never ends is stopped once, and its worker lives on', async () => {
  const piece = `data: ${JSON.stringify({ choices: [{ delta: { content: 'word '.repeat(200) } }] })}\n\n`.repeat(20);
  const forEver = async (response: ServerResponse) => {
    const gone = once(response, 'close');
    while (!response.destroyed) if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone]);
  };
  const pid = testApp.workers.at(-1)?.pid;
  const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const before = peak();
  server.play([{ headers: { 'content-type': 'text/event-stream' }, body: forEver }]);
  const { job, versions } = await write();
  await server.requests[0]?.gone;
  expect(job).toMatchObject({ status: 'failed', attempt: 1, error: { code: 'model/cut-off' } });
  expect(server.requests).toHaveLength(1);
  expect(versions[0]?.content.length).toBeLessThan(60_000);
  expect(peak() - before).toBeLessThan(150);
  server.play([{ body: streamOf([EMAIL]) }]);
  expect((await write()).job.status).toBe('completed');
}, 90_000);

test('JSON in a fence is a review, asked for once', async () => {
  const item = {
    name: 'Subject line',
    score: 7,
    analysis: 'It says what the email is about.',
    improvement: 'Name the number.',
  };
  server.play([{ body: streamOf(['```json\n', JSON.stringify({ item }), '\n```']) }]);
  await client.post<ReviewResponse>('/api/rodchief-review', { emailContent: EMAIL });
  // Whatever this form is worth: it was read as JSON, so that the second request says what is missing in it.
  expect(JSON.stringify(server.requests[1]?.body.messages)).not.toContain('not JSON');
});

test('a request that the server does not understand is no fault of what was handed in, and operators read more', async () => {
  server.play([refusal(400, 'messages: unknown variant')]);
  const { status, body } = await client.post<ApiError>('/api/generate-email', buildBrief());
  expect(status).toBe(502);
  expect(body.message).toContain('administrator');
  const [row] = await testApp.query<{ error: { detail: string } }>(
    'SELECT error FROM jobs ORDER BY created_at DESC LIMIT 1',
  );
  expect(row?.error.detail).toContain('does not accept messages');
});

test('operators read what was learned and what to change, and are warned of a model that ends', async () => {
  const admin = testApp.client();
  await admin.post('/api/login', ADMIN);
  const models = (await admin.get<ModelReport[]>('/api/admin/models')).body;
  expect(models.find(({ model }) => model === 'gpt-6.1-terra')).toMatchObject({
    server: server.url,
    learned: { streamOptions: false, limit: 'max_tokens', effort: false },
    problems: expect.arrayContaining([
      { at: expect.any(String), message: expect.stringContaining('MODEL_MAX_TOKENS') },
    ]),
  });
  const { warnings } = (await admin.get<DashboardStatsResponse>('/api/admin/dashboard-stats')).body;
  expect(warnings).toMatchObject([{ kind: 'model-shutdown', models: [{ model: 'gpt-6.1-terra' }] }]);
  expect((await client.get('/api/admin/models')).status).toBe(403);
});
