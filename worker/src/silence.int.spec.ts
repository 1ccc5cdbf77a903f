import type { ClientEvents, JobSnapshot, ServerEvents } from '@copydesk/contracts';
import { RedisLines } from '@copydesk/redis';
import {
  buildBrief,
  eventually,
  OwnRedis,
  serviceUrl,
  TcpProxy,
  TestApp,
  TestProcess,
  type TestClient,
} from '@copydesk/testing';
import { io, type Socket } from 'socket.io-client';

// Redis and Postgres that are replaced, hang or are full: no line is told of it by a word.

const postgresPort = Number(new URL(serviceUrl('DATABASE_URL')).port);

let first: OwnRedis;
let redis: OwnRedis;
let toRedis: TcpProxy;
let toPostgres: TcpProxy;
let testApp: TestApp;
let client: TestClient;

beforeAll(async () => {
  [first, redis, toPostgres] = await Promise.all([OwnRedis.start(), OwnRedis.start(), TcpProxy.open(postgresPort)]);
  toRedis = await TcpProxy.open(first.port);
  const env = { REDIS_URL: `redis://127.0.0.1:${toRedis.port}` };
  testApp = await TestApp.open({ env, postgresPort: toPostgres.port });
  client = await testApp.signedIn();
});
afterAll(async () => {
  await testApp.close();
  await Promise.all([toRedis.close(), toPostgres.close(), first.remove(), redis.remove()]);
});
beforeEach(() => testApp.demo.reset());

const submit = () => client.submit('/api/generate-email', buildBrief());
const isDone = ({ status }: JobSnapshot) => status === 'completed';
const isWriting = ({ text }: JobSnapshot) => text.length > 50;
const ready = () => client.get<{ status: string; redis: string }>('/api/health/ready');

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const startedAt = Date.now();
  const answer = await work();
  return { ms: Date.now() - startedAt, answer };
}

async function rowOf(id: string): Promise<object | undefined> {
  const [row] = await testApp.query('SELECT status, attempt, tries, crashes FROM jobs WHERE id = $1', [id]);
  return row;
}

test('both replaced in mid-stream: the text is bought once, and all is whole again within 30 s', async () => {
  const socket: Socket<ServerEvents, ClientEvents> = io(testApp.address, {
    transports: ['websocket'],
    extraHeaders: { cookie: client.cookie },
  });
  testApp.demo.pace = 150;
  const running = await submit();
  await client.jobUntil(running, isWriting);
  toRedis.replace(redis.port);
  toPostgres.replace(postgresPort);
  const replacedAt = Date.now();
  const waiting = await eventually(() => submit().catch(() => null), 30_000);
  await client.jobUntil(waiting, isDone);
  await client.jobUntil(running, isDone);
  const pushed = new Promise((resolve) => socket.on('job:delta', resolve));
  const watched = await submit();
  await socket.emitWithAck('job:watch', { jobId: watched });
  await pushed;
  testApp.demo.pace = 100_000;
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(Date.now() - replacedAt).toBeLessThan(30_000);
  expect(await rowOf(running)).toMatchObject({ attempt: 1, crashes: 0 });
  await client.jobUntil(watched, isDone);
  expect(testApp.demo.calls).toHaveLength(3);
  socket.disconnect();
}, 90_000);

test('a Redis that hangs costs the first submission a second, and the next ones nothing', async () => {
  redis.hang();
  const slow = await timed(submit);
  const quick = await timed(submit);
  const health = await ready();
  redis.goOn();
  expect(slow.ms).toBeLessThan(1_500);
  expect(quick.ms).toBeLessThan(500);
  expect(health).toMatchObject({ status: 200, body: { status: 'degraded', redis: 'degraded' } });
});

test('a Postgres that hangs: whether it is ready is told at once, with a cookie too, and all else is refused in 5 s', async () => {
  toPostgres.silence();
  const [health, user] = await Promise.all([timed(ready), timed(() => client.get('/api/user'))]);
  toPostgres.speak();
  expect(health.ms).toBeLessThan(2_000);
  expect(health.answer).toMatchObject({ status: 503, body: { status: 'down', postgres: 'down' } });
  expect(user.ms).toBeLessThan(6_500);
  expect(user.answer.status).toBe(503);
  expect(user.answer.body.message).toBe('Copydesk’s database does not answer right now. Please try again in a moment.');
  expect(user.answer.headers.get('retry-after')).toBe('5');
  await eventually(async () => ((await client.get('/api/user')).status === 200 ? true : null));
});

test('a Redis that is full still answers, but it is told as degraded, and ends no worker', async () => {
  const lines = new RedisLines({ url: `redis://127.0.0.1:${redis.port}`, prefix: 'test' });
  await lines.connected();
  await lines.producer.config('SET', 'maxmemory', '1');
  expect(await lines.producer.ping()).toBe('PONG');
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'degraded', redis: 'degraded' } });
  // What the stall watch asks before it ends a worker.
  expect(await lines.takesWritesAnew()).toBe(false);
  await lines.producer.config('SET', 'maxmemory', '0');
  expect(await lines.takesWritesAnew()).toBe(true);
  lines.close();
});

test('SIGTERM while Redis says nothing: out within 10 s with code 0, and what ran is handed back at no cost', async () => {
  testApp.demo.pace = 20;
  const running = await submit();
  await client.jobUntil(running, isWriting);
  toRedis.silence();
  const processes = [testApp.api, ...testApp.workers.splice(0)];
  const { ms, answer } = await timed(() => Promise.all(processes.map((process) => process.end('SIGTERM'))));
  toRedis.speak();
  expect(answer).toEqual([0, 0]);
  expect(ms).toBeLessThan(10_000);
  expect(await rowOf(running)).toEqual({ status: 'queued', attempt: 1, tries: 0, crashes: 0 });
});

test('without any Redis: both start, a submission takes no longer than ever, and SIGTERM ends both with code 0', async () => {
  await redis.stop();
  testApp.api = await TestProcess.start('api', testApp.env);
  const worker = await testApp.addWorker();
  const visitor = testApp.client();
  await visitor.register();
  const { ms } = await timed(() => visitor.submit('/api/generate-email', buildBrief()));
  expect(ms).toBeLessThan(1_500);
  const ended = await timed(() => Promise.all([testApp.api, worker].map((process) => process.end('SIGTERM'))));
  expect(ended.answer).toEqual([0, 0]);
  expect(ended.ms).toBeLessThan(10_000);
  await redis.start();
});
