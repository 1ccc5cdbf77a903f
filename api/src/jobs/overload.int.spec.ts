import { once } from 'node:events';
import { connect } from 'node:net';
import type { JobAccepted } from '@copydesk/contracts';
import { buildBrief, eventually, TestApp } from '@copydesk/testing';

let testApp: TestApp;
afterEach(() => testApp.close());

const generate = '/api/generate-email';

test('a user with many open jobs is told to wait, and what runs already is still found by its key', async () => {
  testApp = await TestApp.open({ workers: 0, env: { LIMIT_OPEN_JOBS_PER_USER: '2' } });
  const client = await testApp.signedIn();
  const first = await client.submit(generate, buildBrief(), { 'idempotency-key': 'a' });
  await client.submit(generate, buildBrief());
  const startedAt = Date.now();
  const refused = await client.post(generate, buildBrief());
  expect(Date.now() - startedAt).toBeLessThan(1_000);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await client.submit(generate, buildBrief(), { 'idempotency-key': 'a' })).toBe(first);
});

test('as many requests as one likes, all at once, do not pass the limit', async () => {
  testApp = await TestApp.open({ workers: 0, env: { LIMIT_OPEN_JOBS_PER_USER: '3' } });
  const client = await testApp.signedIn();
  const ask = () => client.post(generate, buildBrief(), { prefer: 'respond-async' });
  const statuses = (await Promise.all(Array.from({ length: 12 }, ask))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
});

test('a full queue answers 503 and queues nothing more', async () => {
  testApp = await TestApp.open({ workers: 0, env: { LIMIT_QUEUED_JOBS: '1' } });
  await (await testApp.signedIn()).submit(generate, buildBrief());
  const refused = await (await testApp.signedIn()).post(generate, buildBrief());
  expect(refused).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('more work than it can take') },
  });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await testApp.query('SELECT FROM jobs')).toHaveLength(1);
});

test('a call that waited as long as it may answers 202 with the job, and a job that waits has its place', async () => {
  testApp = await TestApp.open({ workers: 0, env: { SYNC_WAIT_MS: '150' } });
  const client = await testApp.signedIn();
  await client.submit(generate, buildBrief());
  const { status, body } = await client.post<JobAccepted>(generate, buildBrief());
  expect(status).toBe(202);
  expect(await client.job(body.jobId)).toMatchObject({ status: 'queued', progress: { stage: 'queued', place: 1 } });
});

test('an api that is stopped in order answers those who wait with the job that goes on', async () => {
  testApp = await TestApp.open({ workers: 0 });
  const client = await testApp.signedIn();
  const waiting = client.post<JobAccepted>(generate, buildBrief());
  await eventually(async () => ((await testApp.query('SELECT FROM jobs')).length === 1 ? true : null));
  const stopped = testApp.api.end('SIGTERM');
  expect(await waiting).toMatchObject({ status: 202, body: { jobId: expect.any(String) } });
  expect(await stopped).toBe(0);
});

test('a connection that was opened ahead, and asks nothing, does not keep an api from its end', async () => {
  testApp = await TestApp.open({ workers: 0 });
  const socket = connect(testApp.api.port, '127.0.0.1');
  await once(socket, 'connect');
  expect(await testApp.api.end('SIGTERM')).toBe(0);
  socket.destroy();
});

test('generations from one address are limited by the hour', async () => {
  testApp = await TestApp.open({ workers: 0, env: { LIMIT_GENERATIONS_PER_HOUR: '1' } });
  const client = await testApp.signedIn();
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++)
    statuses.push((await client.post(generate, buildBrief(), { prefer: 'respond-async' })).status);
  expect(statuses[0]).toBe(202);
  expect(statuses.slice(2)).toEqual([429, 429]);
});
