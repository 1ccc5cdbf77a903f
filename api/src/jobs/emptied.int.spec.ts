import type { AnalyticsEventResponse } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { ADMIN, buildBrief, HostedApp } from '@copydesk/testing';

let testApp: HostedApp;
let database: Database;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0 });
  database = await Database.connect({ url: testApp.databaseUrl, poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  await testApp.close();
});

const SUMMARY = { summary: 'Copper rose 40% on Tuesday.' };

test('a request whose payload is gone answers its key as before, and is not tried again', async () => {
  const client = await testApp.signedIn();
  const find = () => client.submit('/api/find-catalysts', SUMMARY, { 'idempotency-key': 'once' });
  const jobId = await find();
  await client.post(`/api/jobs/${jobId}/cancel`);
  await testApp.query(`UPDATE jobs SET finished_at = now() - interval '31 days' WHERE id = $1`, [jobId]);
  await database.storage.emptyPayloads(30);
  expect(await find()).toBe(jobId);
  const other = await client.post('/api/find-catalysts', { summary: 'Tin.' }, { 'idempotency-key': 'once' });
  expect(other.status).toBe(422);
  expect(await client.post(`/api/jobs/${jobId}/retry`)).toMatchObject({
    status: 409,
    body: { message: 'The content of this request was deleted. Please send it again.' },
  });
});

test('administrators see that the form of an event is no longer kept', async () => {
  const [client, admin] = [await testApp.signedIn(), testApp.client()];
  await admin.post('/api/login', ADMIN);
  const jobId = await client.submit('/api/generate-email', buildBrief());
  await client.post(`/api/jobs/${jobId}/cancel`);
  const { threadId } = await client.job(jobId);
  await testApp.query('DELETE FROM threads WHERE id = $1', [threadId]);
  const user = (await client.get<{ id: number }>('/api/user')).body;
  const { body } = await admin.get<{ analyticsEvents: AnalyticsEventResponse[] }>(
    `/api/admin/user/${user.id}/activity`,
  );
  expect(body.analyticsEvents.map(({ metadata }) => metadata?.formData)).toContainEqual({ input: 'No longer kept' });
});
