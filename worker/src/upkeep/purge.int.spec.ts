import type { GenerationResponse, KeptDocument } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { createLog } from '@copydesk/observability';
import { HostedApp } from '@copydesk/testing';
import { Purge } from './purge';

let testApp: HostedApp;
let database: Database;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0 });
  database = await Database.connect({ url: testApp.databaseUrl, poolSize: 3 });
});
afterAll(async () => {
  await database.close();
  await testApp.close();
});

test('emails that were deleted over an hour ago are gone for good, and keys of a day ago', async () => {
  const client = await testApp.signedIn();
  const [kept, fresh, old] = await Promise.all(
    ['kept', 'fresh', 'old'].map(async (title) => {
      const body = { title, content: 'Words', appId: 1 };
      return (await client.post<GenerationResponse>('/api/generations', body, { 'idempotency-key': title })).body.id;
    }),
  );
  await client.post('/api/generations/actions', { action: 'delete', ids: [fresh, old] });
  await testApp.query(`UPDATE generations SET deleted_at = now() - interval '61 min' WHERE id = $1`, [old]);
  await testApp.query(`UPDATE idempotency_keys SET created_at = now() - interval '25 h' WHERE key = 'old'`);
  await new Purge(database, createLog('silent', 'worker'), null).purge();
  expect(await testApp.query('SELECT id FROM generations ORDER BY title')).toEqual([{ id: fresh }, { id: kept }]);
  expect(await testApp.query('SELECT key FROM idempotency_keys ORDER BY key')).toEqual([
    { key: 'fresh' },
    { key: 'kept' },
  ]);
});

test('documents that were not used for so many days are gone for good, where they are not kept until they are deleted', async () => {
  const client = await testApp.signedIn();
  const [old, used] = await Promise.all(
    ['old', 'used'].map(async (text) => {
      const { documentId } = (await client.post<KeptDocument>('/api/documents', { name: text, text })).body;
      await testApp.query(`UPDATE documents SET used_at = now() - interval '31 days' WHERE id = $1`, [documentId]);
      return documentId;
    }),
  );
  await client.submit('/api/summarize-file', { documentId: used });
  await new Purge(database, createLog('silent', 'worker'), null).purge();
  expect((await client.get(`/api/documents/${old}`)).status).toBe(200);
  await new Purge(database, createLog('silent', 'worker'), 30).purge();
  expect((await client.get(`/api/documents/${old}`)).status).toBe(404);
  expect((await client.get(`/api/documents/${used}`)).status).toBe(200);
});
