import type {
  ApiError,
  CampaignResponse,
  ClientEvents,
  JobDelta,
  JobSnapshot,
  ServerEvents,
} from '@copydesk/contracts';
import { buildBrief, buildCampaign, eventually, HostedApp, type TestClient } from '@copydesk/testing';
import { io, type Socket } from 'socket.io-client';

let testApp: HostedApp;
let client: TestClient;
const sockets: Socket[] = [];

beforeAll(async () => {
  testApp = await HostedApp.open();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await testApp.close();
});
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
});

type LiveSocket = Socket<ServerEvents, ClientEvents>;

function connect(headers: Record<string, string>): LiveSocket {
  const socket: LiveSocket = io(testApp.address, {
    transports: ['websocket'],
    extraHeaders: headers,
    reconnection: false,
  });
  sockets.push(socket);
  return socket;
}

const signedIn = () => connect({ cookie: client.cookie });

function refusal(socket: LiveSocket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.on('connect_error', (error) => resolve(error.message));
    socket.on('connect', () => reject(new Error('it was let in')));
  });
}

async function watch(socket: LiveSocket, jobId: string): Promise<JobSnapshot | ApiError> {
  const answer = await socket.emitWithAck('job:watch', { jobId });
  return answer.ok ? answer.data : answer.error;
}

/** What a browser that watches from here on ends with. */
async function follow(socket: LiveSocket, jobId: string): Promise<string> {
  const early: JobDelta[] = [];
  let text = '';
  let attempt = 0;
  const apply = (delta: JobDelta) => {
    if (delta.attempt !== attempt) return;
    expect(delta.offset).toBeLessThanOrEqual(text.length);
    text = text.slice(0, delta.offset) + delta.text;
  };
  const done = new Promise<string>((resolve) => {
    socket.on('job:done', ({ job }) => {
      expect(text).toBe(job.text);
      resolve(job.text);
    });
  });
  let watching = false;
  socket.on('job:delta', (delta) => (watching ? apply(delta) : early.push(delta)));
  const snapshot = await watch(socket, jobId);
  if (!('attempt' in snapshot)) throw new Error(snapshot.message);
  ({ text, attempt } = snapshot);
  watching = true;
  early.forEach(apply);
  return done;
}

test('a user has so many live connections, is told why there are no more, and takes none from others', async () => {
  const isIn = (socket: LiveSocket) =>
    new Promise<true | null>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(null));
    });
  const opened = Array.from({ length: 30 }, signedIn);
  expect(new Set(await Promise.all(opened.map(isIn)))).toEqual(new Set([true]));
  expect(await refusal(signedIn())).toBe(
    'Copydesk is open in more than 30 tabs. This one goes on without a live connection.',
  );
  expect(await isIn(connect({ cookie: (await testApp.signedIn()).cookie }))).toBe(true);
  opened[0]?.disconnect();
  expect(await eventually(() => isIn(signedIn()))).toBe(true);
  for (const socket of sockets) socket.disconnect();
});

test('two tabs that begin to watch at different times end with the bytes of the database', async () => {
  testApp.demo.pace = 1_500;
  const jobId = await client.submit('/api/generate-email', buildBrief());
  await client.jobUntil(jobId, ({ text }) => text.length > 0);
  const first = follow(signedIn(), jobId);
  await client.jobUntil(jobId, ({ text }) => text.length > 150);
  const second = follow(signedIn(), jobId);
  const [row] = await Promise.all([first, second]).then(() =>
    testApp.query<{ text: string }>('SELECT text FROM jobs WHERE id = $1', [jobId]),
  );
  expect(await first).toBe(row?.text);
  expect(await second).toBe(row?.text);
});

test('a watcher hears that its job was stopped or failed', async () => {
  const socket = signedIn();
  const heard: string[] = [];
  socket.on('job:cancelled', ({ job }) => heard.push(job.status));
  socket.on('job:failed', ({ job }) => heard.push(job.error?.message ?? ''));
  testApp.demo.play({ kind: 'hang-before-headers' });
  const stopped = await client.submit('/api/generate-email', buildBrief());
  await watch(socket, stopped);
  // A stop that came before the model was asked would leave its fault to the next job.
  await eventually(() => (testApp.demo.calls.length === 1 ? true : null));
  await client.post(`/api/jobs/${stopped}/cancel`);
  await eventually(() => (heard.includes('cancelled') ? true : null));
  testApp.demo.play({ kind: 'status', status: 401 });
  const failed = await client.submit('/api/generate-email', buildBrief());
  await watch(socket, failed);
  await eventually(() => (heard.some((words) => words.includes('not set up')) ? true : null));
});

test('each part of a campaign is told to every tab of its user', async () => {
  const socket = signedIn();
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const told: string[] = [];
  socket.on('campaign:changed', ({ campaignId }) => told.push(campaignId));
  const { campaignId } = (await client.post<CampaignResponse>('/api/generate-campaign', buildCampaign())).body;
  await eventually(() => (told.length === 8 ? true : null));
  await client.put(`/api/campaigns/${campaignId}/parts/email1`, { content: 'By hand.' });
  await eventually(() => (told.length === 9 ? true : null));
  expect(new Set(told)).toEqual(new Set([campaignId]));
});

test('what happens in a thread is told to every tab of its user', async () => {
  const socket = signedIn();
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const told: string[] = [];
  socket.on('thread:changed', ({ threadId }) => told.push(threadId));
  const jobId = await client.submit('/api/generate-email', buildBrief());
  const { threadId } = await client.jobUntil(jobId, ({ status }) => status === 'completed');
  await eventually(() => (told.length === 2 ? true : null));
  await client.post(`/api/threads/${threadId}/versions`, { content: 'By hand.' });
  await eventually(() => (told.length === 3 ? true : null));
  await client.submit('/api/chat', { message: 'Shorten it', threadId });
  await eventually(() => (told.length === 5 ? true : null));
  expect(new Set(told)).toEqual(new Set([threadId]));

  testApp.demo.play({ kind: 'status', status: 401 });
  const failing = await client.submit('/api/chat', { message: 'Shorten it', threadId });
  await client.jobUntil(failing, ({ status }) => status === 'failed');
  await eventually(() => (told.length === 7 ? true : null));
  await client.post(`/api/jobs/${failing}/retry`);
  await eventually(() => (told.length === 9 ? true : null));
});

test('a review that is kept is told to the other tabs of its user within a second', async () => {
  const jobId = await client.submit('/api/generate-email', buildBrief());
  const { threadId, result } = await client.jobUntil(jobId, ({ status }) => status === 'completed');
  const messageId = result && 'messageId' in result ? result.messageId : '';
  const socket = signedIn();
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const told: string[] = [];
  socket.on('thread:changed', (event) => told.push(event.threadId));
  const review = { feedback: 'Good.', score: 8, improvements: [], emailContent: 'Subject: Hi' };
  const kept = await client.post('/api/save-rodchief-feedback', { ...review, messageId, threadId });
  expect(kept.status).toBe(200);
  await eventually(() => (told.length === 1 ? true : null), 1_000);
  expect(told).toEqual([threadId]);
});

test('nobody watches the job of another', async () => {
  const jobId = await client.submit('/api/generate-email', buildBrief());
  client = await testApp.signedIn();
  expect(await watch(signedIn(), jobId)).toMatchObject({ statusCode: 404 });
  expect(await watch(signedIn(), 'no id')).toMatchObject({ statusCode: 404 });
});

test('a socket without a session, or from another site, is refused', async () => {
  expect(await refusal(connect({}))).toBe('Please log in to go on.');
  expect(await refusal(connect({ cookie: client.cookie, origin: 'https://elsewhere.example' }))).toBe(
    'websocket error',
  );
});

test('a user who calls without end is told to wait, over all sockets and calls together, and nobody else is', async () => {
  const sockets = [signedIn(), signedIn()];
  const other = connect({ cookie: (await testApp.signedIn()).cookie });
  const jobId = '00000000-0000-4000-8000-000000000000';
  const call = async (socket: LiveSocket, n: number) => {
    const answer =
      n % 3 === 0
        ? await socket.emitWithAck('job:watch', { jobId })
        : n % 3 === 1
          ? await socket.emitWithAck('job:unwatch', { jobId })
          : await socket.emitWithAck('admin:unwatch');
    return answer.ok ? 200 : answer.error.statusCode;
  };
  const told = await Promise.all(sockets.flatMap((socket) => Array.from({ length: 105 }, (_, n) => call(socket, n))));
  expect(told.filter((status) => status === 429)).toHaveLength(10);
  expect(told.filter((status) => status === 404)).not.toHaveLength(0);
  expect(await call(other, 1)).toBe(200);
});

test.each([
  ['no body', undefined, 400],
  ['null', null, 400],
  ['a number', { jobId: 7 }, 400],
  ['what is no text and cannot become one', { jobId: { toString: 1, valueOf: 1 } }, 400],
  ['a list', [['x']], 400],
  ['null for an id', { jobId: null }, 400],
  ['an empty id', { jobId: '' }, 404],
  ['a long id', { jobId: 'x'.repeat(9_000) }, 404],
  ['no UUID', { jobId: "' OR 1=1 --" }, 404],
])('a call with %s is refused in words', async (_, body, statusCode) => {
  const socket: Socket = signedIn();
  for (const event of ['job:watch', 'job:unwatch']) {
    const answer: unknown = await (body === undefined ? socket.emitWithAck(event) : socket.emitWithAck(event, body));
    expect(answer).toEqual({ ok: false, error: { statusCode, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  }
});

test('a message that is far too long closes its own socket, and no other one', async () => {
  const [loud, quiet] = [signedIn(), signedIn()];
  const closed = new Promise<string>((resolve) => loud.on('disconnect', resolve));
  loud.emit('job:watch', { jobId: 'x'.repeat(1_048_576) }, () => undefined);
  expect(await closed).toBe('transport close');
  expect(await watch(quiet, 'no id')).toMatchObject({ statusCode: 404 });
});

test('a logout closes the sockets of that session, long before it is looked who may still be there', async () => {
  const socket = signedIn();
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const closed = new Promise<string>((resolve) => socket.on('disconnect', resolve));
  const startedAt = performance.now();
  await client.post('/api/logout');
  expect(await closed).toBe('io server disconnect');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});

test('a saved email is told to the other tabs of its user', async () => {
  const socket = signedIn();
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const told = new Promise<void>((resolve) => socket.on('library:changed', resolve));
  await eventually(async () => {
    await client.post('/api/generations', { title: 'A', content: 'B', appId: 1 });
    return Promise.race([told.then(() => true), new Promise<null>((resolve) => setTimeout(() => resolve(null), 200))]);
  });
});
