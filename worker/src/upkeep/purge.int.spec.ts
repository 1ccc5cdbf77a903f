import type { GenerationResponse } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { createLog } from '@copydesk/observability';
import { House } from '@copydesk/testing';
import { Purge } from './purge';

let house: House;
let database: Database;
beforeAll(async () => {
  house = await House.open({ workers: 0 });
  database = await Database.connect({ url: house.databaseUrl, poolSize: 3 });
});
afterAll(async () => {
  await database.close();
  await house.close();
});

test('emails that were deleted over an hour ago are gone for good, and keys of a day ago', async () => {
  const client = await house.signedIn();
  const [kept, fresh, old] = await Promise.all(
    ['kept', 'fresh', 'old'].map(async (title) => {
      const body = { title, content: 'Words', appId: 1 };
      return (await client.post<GenerationResponse>('/api/generations', body, { 'idempotency-key': title })).body.id;
    }),
  );
  await client.post('/api/generations/actions', { action: 'delete', ids: [fresh, old] });
  await house.query(`UPDATE generations SET deleted_at = now() - interval '61 min' WHERE id = $1`, [old]);
  await house.query(`UPDATE idempotency_keys SET created_at = now() - interval '25 h' WHERE key = 'old'`);
  await new Purge(database, createLog('silent', 'worker')).purge();
  expect(await house.query('SELECT id FROM generations ORDER BY title')).toEqual([{ id: fresh }, { id: kept }]);
  expect(await house.query('SELECT key FROM idempotency_keys ORDER BY key')).toEqual([
    { key: 'fresh' },
    { key: 'kept' },
  ]);
});
