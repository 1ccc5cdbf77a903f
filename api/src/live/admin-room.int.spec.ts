import type { AnalyticsEventResponse, ClientEvents, FiguresSnapshot, ServerEvents } from '@copydesk/contracts';
import { ADMIN, buildBrief, eventually, HostedApp, TestProcess, type TestClient } from '@copydesk/testing';
import { io, type Socket } from 'socket.io-client';

let testApp: HostedApp;
let other: TestProcess;
const watchers: Watcher[] = [];

beforeAll(async () => {
  const limits = { LIMIT_REQUESTS_PER_MINUTE: '1000000' };
  testApp = await HostedApp.open({ env: { ADMIN_PIN: '4711', ...limits } });
  other = await TestProcess.start('api', testApp.env);
});
afterAll(async () => {
  for (const { socket } of watchers) socket.disconnect();
  await other.end('SIGKILL');
  await testApp.close();
});
afterEach(() => watchers.splice(0).forEach(({ socket }) => socket.disconnect()));

/** Somebody at a dashboard. */
class Watcher {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly events: AnalyticsEventResponse[] = [];
  readonly figures: FiguresSnapshot[] = [];
  readonly refused: Promise<string>;
  readonly gone: Promise<unknown>;
  isClosed = false;

  constructor(address: string, { cookie }: TestClient) {
    this.socket = io(address, { transports: ['websocket'], extraHeaders: { cookie }, reconnection: false });
    this.socket.on('analytics:event', ({ events }) => this.events.push(...events));
    this.socket.on('analytics:snapshot', (snapshot) => this.figures.push(snapshot));
    this.socket.on('admin:closed', () => (this.isClosed = true));
    this.refused = new Promise((resolve) => this.socket.on('connect_error', ({ message }) => resolve(message)));
    this.gone = new Promise((resolve) => this.socket.on('disconnect', resolve));
    watchers.push(this);
  }

  async watch() {
    const answer = await this.socket.emitWithAck('admin:watch');
    return answer.ok ? answer.data : answer.error;
  }
}

async function admin(at = testApp): Promise<TestClient> {
  const client = at.client();
  await client.post('/api/login', ADMIN);
  return client;
}

async function unlocked(at = testApp): Promise<TestClient> {
  const client = at.client();
  await client.post('/api/admin/unlock', { pin: '4711' });
  return client;
}

const otherAddress = () => `http://127.0.0.1:${other.port}`;
const track = (client: TestClient, actionType: string) => client.post('/api/analytics/track', { actionType });

test('two who watch at different processes see what a marketer does within a second, and the same figures', async () => {
  const [one, two] = [new Watcher(testApp.address, await admin()), new Watcher(otherAddress(), await unlocked())];
  const [before] = await Promise.all([one.watch(), two.watch()]);
  if (!('stats' in before)) throw new Error(before.message);
  const writer = await testApp.signedIn();
  const startedAt = Date.now();
  const jobId = await writer.submit('/api/generate-email', buildBrief());
  for (const watcher of [one, two]) {
    await eventually(() => watcher.events.find(({ action_type }) => action_type === 'generation_initiated') ?? null);
  }
  expect(Date.now() - startedAt).toBeLessThan(1_000);
  expect(one.events[0]).toMatchObject({ username: expect.any(String), app_name: 'HotList Email Generator' });
  const today = before.realtime.todayGenerationInitiations + 1;
  for (const { figures } of [one, two]) {
    await eventually(() => figures.find(({ realtime }) => realtime.todayGenerationInitiations === today) ?? null);
  }
  await writer.jobUntil(jobId, ({ status }) => status === 'completed');
  const written = before.stats.totalGenerations + 1;
  for (const { figures } of [one, two]) {
    await eventually(() => figures.find(({ stats }) => stats.totalGenerations === written) ?? null);
  }
  for (const { events } of [one, two]) {
    await eventually(() => events.find(({ action_type }) => action_type === 'generation_completed') ?? null);
  }
  expect(one.figures.at(-1)).toEqual(two.figures.at(-1));
  expect(one.events).toEqual(two.events);
});

test('however many events come, each is told once and the figures at most once a second, and end true', async () => {
  const watcher = new Watcher(testApp.address, await admin());
  const far = new Watcher(otherAddress(), await admin());
  await Promise.all([watcher.watch(), far.watch()]);
  const writer = await testApp.signedIn();
  const startedAt = Date.now();
  const count = 300;
  for (let n = 0; n < count; n += 20) await Promise.all(Array.from({ length: 20 }, () => track(writer, 'burst')));
  const burst = () => watcher.events.filter(({ action_type }) => action_type === 'burst');
  await eventually(() => (burst().length === count ? true : null));
  expect(new Set(burst().map(({ id }) => id)).size).toBe(count);
  const counted = ({ stats }: FiguresSnapshot) =>
    stats.analyticsBreakdown.find(({ actionType }) => actionType === 'burst')?.count;
  for (const { figures } of [watcher, far]) {
    await eventually(() => figures.find((snapshot) => counted(snapshot) === count) ?? null);
  }
  const seconds = (Date.now() - startedAt) / 1_000;
  expect(watcher.figures.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  expect(watcher.figures.map(({ asOf }) => asOf)).toEqual(far.figures.map(({ asOf }) => asOf));
});

test('who is no administrator gets nothing', async () => {
  const writer = await testApp.signedIn();
  const watcher = new Watcher(testApp.address, writer);
  expect(await watcher.watch()).toMatchObject({ statusCode: 403 });
  const proof = new Watcher(testApp.address, await admin());
  await proof.watch();
  await track(writer, 'seen');
  await eventually(() => (proof.events.length > 0 && proof.figures.length > 0 ? true : null));
  expect([watcher.events, watcher.figures]).toEqual([[], []]);
  expect(await new Watcher(testApp.address, testApp.client()).refused).toBe('Please log in to go on.');
});

test('an unlock opens the dashboards and nothing else, until it is dropped', async () => {
  const client = await unlocked();
  const watcher = new Watcher(otherAddress(), client);
  await watcher.watch();
  const job = await watcher.socket.emitWithAck('job:watch', { jobId: '00000000-0000-4000-8000-000000000000' });
  expect(job).toMatchObject({ ok: false, error: { statusCode: 401 } });
  await client.send('DELETE', '/api/admin/unlock', undefined, {});
  await watcher.gone;
  expect(watcher.isClosed).toBe(true);
});

test('an administrator who is disabled is cut off at once', async () => {
  const client = await testApp.signedIn();
  const { body: me } = await client.get<{ id: number }>('/api/user');
  await testApp.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [me.id]);
  const watcher = new Watcher(otherAddress(), client);
  expect(await watcher.watch()).toHaveProperty('stats');
  expect((await (await admin()).post(`/api/admin/users/${me.id}/disable`)).status).toBe(200);
  await watcher.gone;
});

test('who stops watching hears no more', async () => {
  const watcher = new Watcher(testApp.address, await admin());
  await watcher.watch();
  await watcher.socket.emitWithAck('admin:unwatch');
  const proof = new Watcher(testApp.address, await admin());
  await proof.watch();
  await track(await testApp.signedIn(), 'late');
  await eventually(() => (proof.events.length > 0 ? true : null));
  expect(watcher.events).toEqual([]);
});

test('who lost the session, the role or the unlock without a word of it is shown out at the next look', async () => {
  const often = await HostedApp.open({
    workers: 0,
    env: { ADMIN_PIN: '4711', LOOK_AT_SOCKETS_MS: '200' },
  });
  const demoted = await often.signedIn();
  const { body: me } = await demoted.get<{ id: number }>('/api/user');
  await often.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [me.id]);
  const [ended, visitor, person, still] = [
    new Watcher(often.address, await admin(often)),
    new Watcher(often.address, await unlocked(often)),
    new Watcher(often.address, demoted),
    new Watcher(often.address, await admin(often)),
  ];
  for (const watcher of [ended, visitor, person, still]) expect(await watcher.watch()).toHaveProperty('stats');

  await often.query(
    `DELETE FROM sessions WHERE sid =
       (SELECT sid FROM sessions WHERE user_id <> $1 ORDER BY sess ->> 'signedInAt' LIMIT 1)`,
    [me.id],
  );
  await often.query(`UPDATE unlocks SET used_at = now() - interval '16 min'`);
  await often.query(`UPDATE users SET role = 'user' WHERE id = $1`, [me.id]);
  await Promise.all([ended.gone, visitor.gone]);
  await eventually(() => (visitor.isClosed && person.isClosed ? true : null));

  await track(demoted, 'after');
  await eventually(() => still.events.find(({ action_type }) => action_type === 'after') ?? null);
  expect(person.events).toEqual([]);
  expect([person.socket.connected, still.isClosed]).toEqual([true, false]);
  await often.close();
});
