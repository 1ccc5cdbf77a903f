import { once } from 'node:events';
import { connect } from 'node:net';
import type { JobAccepted } from '@copydesk/contracts';
import { buildBrief, eventually, HostedApp, TestApp, type TestClient } from '@copydesk/testing';

const generate = '/api/generate-email';

describe('a user with many open jobs', () => {
  let testApp: HostedApp;
  let client: TestClient;
  beforeAll(async () => {
    testApp = await HostedApp.open({ workers: 0, env: { LIMIT_OPEN_JOBS_PER_USER: '3', SYNC_WAIT_MS: '150' } });
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    await testApp.query('DELETE FROM jobs');
    client = await testApp.signedIn();
  });

  test('is told to wait, and what runs already is still found by its key', async () => {
    const first = await client.submit(generate, buildBrief(), { 'idempotency-key': 'a' });
    await client.submit(generate, buildBrief());
    await client.submit(generate, buildBrief());
    const startedAt = Date.now();
    const refused = await client.post(generate, buildBrief());
    expect(Date.now() - startedAt).toBeLessThan(1_000);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await client.submit(generate, buildBrief(), { 'idempotency-key': 'a' })).toBe(first);
  });

  test('passes the limit by no number of requests at once', async () => {
    const ask = () => client.post(generate, buildBrief(), { prefer: 'respond-async' });
    const statuses = (await Promise.all(Array.from({ length: 12 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  test('whose call waited as long as it may is answered with the job, which has its place', async () => {
    await client.submit(generate, buildBrief());
    const { status, body } = await client.post<JobAccepted>(generate, buildBrief());
    expect(status).toBe(202);
    expect(await client.job(body.jobId)).toMatchObject({ status: 'queued', progress: { stage: 'queued', place: 1 } });
  });
});

describe('an api', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.open({ workers: 0, env: { LIMIT_QUEUED_JOBS: '1' } });
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.query('DELETE FROM jobs'));

  test('with a full queue answers 503 and queues nothing more', async () => {
    await (await testApp.signedIn()).submit(generate, buildBrief());
    const refused = await (await testApp.signedIn()).post(generate, buildBrief());
    expect(refused).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('more work than it can take') },
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await testApp.query('SELECT FROM jobs')).toHaveLength(1);
  });

  test('that is stopped in order answers those who wait with the job that goes on, and waits for no idle connection', async () => {
    const client = await testApp.signedIn();
    const idle = connect(testApp.api.port, '127.0.0.1');
    await once(idle, 'connect');
    const waiting = client.post<JobAccepted>(generate, buildBrief());
    await eventually(async () => ((await testApp.query('SELECT FROM jobs')).length === 1 ? true : null));
    const stopped = testApp.api.end('SIGTERM');
    expect(await waiting).toMatchObject({ status: 202, body: { jobId: expect.any(String) } });
    expect(await stopped).toBe(0);
    idle.destroy();
  });
});
