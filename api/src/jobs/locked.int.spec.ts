import { buildBrief, eventually, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();

test('while somebody holds the jobs, a request is told soon to come back, and may then', async () => {
  const client = await testApp.signedIn();
  const held = testApp.query(`DO $$ BEGIN LOCK TABLE jobs; PERFORM pg_sleep(60); END $$`);
  const sleeping = `SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`;
  await eventually(async () => ((await testApp.query(sleeping)).length > 0 ? true : null));
  const startedAt = performance.now();
  const key = { 'idempotency-key': 'held' };
  const refused = await client.post('/api/generate-email', buildBrief(), key);
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining('try again in a moment') } });
  expect(refused.headers.get('retry-after')).toBe('5');
  await Promise.all([
    expect(held).rejects.toThrow('canceling statement'),
    testApp.query(`SELECT pg_cancel_backend(pid) FROM (${sleeping}) sleeping`),
  ]);
  const id = await client.submit('/api/generate-email', buildBrief(), key);
  await client.jobUntil(id, ({ status }) => status === 'completed');
});
