import type { JobSnapshot } from '@copydesk/contracts';
import { buildBrief, eventually, OwnRedis, TestApp, type TestClient } from '@copydesk/testing';

let redis: OwnRedis;
let testApp: TestApp;
let client: TestClient;

beforeAll(async () => {
  redis = await OwnRedis.start();
  testApp = await TestApp.open({ env: { REDIS_URL: `redis://127.0.0.1:${redis.port}` } });
  client = await testApp.signedIn();
});
afterAll(async () => {
  await testApp.close();
  await redis.remove();
});
beforeEach(() => testApp.demo.reset());

const submit = () => client.submit('/api/generate-email', buildBrief());
const isDone = ({ status }: JobSnapshot) => status === 'completed';
const isWriting = ({ text }: JobSnapshot) => text.length > 50;

test('a worker that is killed in mid-stream: the job runs again within 20 s, once, with its text replaced', async () => {
  testApp.demo.pace = 200;
  const id = await submit();
  await client.jobUntil(id, isWriting);
  const [worker] = testApp.workers.splice(0);
  await worker?.end('SIGKILL');
  const killedAt = Date.now();
  testApp.demo.pace = 100_000;
  await testApp.addWorker();
  const again = await client.jobUntil(id, ({ attempt }) => attempt === 2, 25_000);
  expect(Date.now() - killedAt).toBeLessThan(20_000);
  expect(again.attempt).toBe(2);
  const job = await client.jobUntil(id, isDone);
  expect(job.text.match(/Subject:/g)).toHaveLength(1);
  expect(await testApp.query('SELECT FROM messages WHERE job_id = $1 AND role = $2', [id, 'assistant'])).toHaveLength(
    1,
  );
  expect(testApp.demo.calls).toHaveLength(2);
});

test('a worker that stops in order hands its long job back, and another one writes it at no cost of a try', async () => {
  testApp.demo.pace = 20;
  const id = await submit();
  await client.jobUntil(id, isWriting);
  const [worker] = testApp.workers.splice(0);
  const ended = worker?.end('SIGTERM');
  await testApp.addWorker();
  expect(await ended).toBe(0);
  testApp.demo.pace = 100_000;
  await client.jobUntil(id, isDone);
  const [row] = await testApp.query('SELECT attempt, tries, crashes FROM jobs WHERE id = $1', [id]);
  expect(row).toEqual({ attempt: 2, tries: 1, crashes: 0 });
});

test('a Redis that hangs holds no result back from Postgres', async () => {
  testApp.demo.pace = 400;
  const id = await submit();
  await client.jobUntil(id, isWriting);
  redis.hang();
  testApp.demo.pace = 100_000;
  await eventually(async () => {
    const [row] = await testApp.query<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [id]);
    return row?.status === 'completed' ? true : null;
  }, 10_000).finally(() => redis.goOn());
});

test('Redis away for 30 s in mid-stream: what runs is finished, what was submitted meanwhile is done within 30 s of its return', async () => {
  testApp.demo.pace = 100;
  const running = await submit();
  await client.jobUntil(running, isWriting);
  await redis.stop();
  const awaySince = Date.now();
  const submittedAt = Date.now();
  const waiting = await submit();
  expect(Date.now() - submittedAt).toBeLessThan(2_500);
  testApp.demo.pace = 100_000;
  expect((await client.get('/api/user')).status).toBe(200);
  const health = await client.get<{ status: string; redis: string }>('/api/health/ready');
  expect(health).toMatchObject({ status: 200, body: { status: 'degraded', redis: 'degraded' } });
  await eventually(() => (Date.now() - awaySince > 30_000 ? true : null), 60_000);
  await redis.start();
  await client.jobUntil(waiting, isDone, 30_000);
  expect(await client.jobUntil(running, isDone, 30_000)).toMatchObject({ attempt: 1 });
}, 120_000);

test('Redis emptied: every open job is queued again within 60 s', async () => {
  const workers = testApp.workers.splice(0);
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  const ids = await Promise.all(Array.from({ length: 5 }, submit));
  await redis.lose();
  const lostAt = Date.now();
  await testApp.addWorker();
  for (const id of ids) await client.jobUntil(id, isDone, 60_000);
  expect(Date.now() - lostAt).toBeLessThan(60_000);
}, 120_000);

test('a job goes through queue and worker for the health check', async () => {
  expect(await client.get('/api/health/queue')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await testApp.query(`SELECT FROM jobs WHERE name = 'canary'`)).toEqual([]);
});

test('a worker shows that it lives, and its figures', async () => {
  const address = `http://127.0.0.1:${testApp.workers[0]?.port}`;
  expect(await (await fetch(`${address}/live`)).text()).toBe('ok');
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('copydesk_job_runs_total{name="generate"');
});
