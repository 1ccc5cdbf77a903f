import { buildBrief, eventually, HostedApp } from '@copydesk/testing';

let testApp: HostedApp;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0 });
});
afterAll(() => testApp.close());

const ready = () => testApp.client().get<{ redis: string }>('/api/health/ready');

test('a healthy api is live and ready, and tells the settings that the sign-in page needs', async () => {
  expect((await testApp.client().get('/api/health/live')).body).toEqual({ status: 'ok' });
  // Just after the start, on a busy machine, Redis may not have answered yet: that is told as degraded.
  const found = await eventually(async () => {
    const answer = await ready();
    return answer.body.redis === 'ok' ? answer : null;
  });
  expect(found).toMatchObject({
    status: 200,
    body: { status: 'ok', postgres: 'ok', redis: 'ok', queue: 'ok' },
  });
  expect((await testApp.client().get('/api/status')).body).toEqual({
    demoModel: false,
    signUp: 'open',
    filings: false,
  });
});

test('jobs that nobody takes are told as a degraded queue; reading goes on', async () => {
  await (await testApp.signedIn()).submit('/api/generate-email', buildBrief());
  await testApp.query(`UPDATE jobs SET due_at = now() - interval '31 s'`);
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'degraded', queue: 'degraded' } });
});

test('an api whose schema is not current is not ready', async () => {
  await testApp.query('DELETE FROM migrations');
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'down', postgres: 'down' } });
});
