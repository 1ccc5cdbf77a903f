import { useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { ThreadTexts1795500000000 } from './migrations/1795500000000-thread-texts.migration';
import { SearchStore } from './stores/search.store';

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(() => source.initialize());
afterAll(() => source.destroy());

const texts = () =>
  temporary.query<{ text: string }>('SELECT kind, written_at, text FROM thread_texts ORDER BY kind, text');

test('what was written before can be searched like what is written after', async () => {
  await temporary.query(`
    INSERT INTO campaigns (id, user_id, request) VALUES ('00000000-0000-4000-8000-00000000000c', 1,
      '{"campaignContext": {"productName": "Rail Insider", "targetAudience": "Old Hands"}, "urgencyElements": {"expiryDate": ""}}');
    INSERT INTO threads (id, user_id, app_id, campaign_id, part)
      SELECT gen_random_uuid(), 1, 10, '00000000-0000-4000-8000-00000000000c', part FROM unnest(ARRAY['email1', 'email2']) AS part;
    INSERT INTO threads (id, user_id, app_id) VALUES
      ('00000000-0000-4000-8000-000000000001', 1, 1), ('00000000-0000-4000-8000-000000000009', 1, 9);
    INSERT INTO messages (id, thread_id, role, content, version, origin)
      SELECT gen_random_uuid(), id, CASE WHEN version > 0 THEN 'assistant' ELSE 'user' END, 'Said ' || version,
        nullif(version, 0), CASE WHEN version > 0 THEN 'written' END
      FROM threads, generate_series(0, 2) AS version WHERE part IS NULL OR part = 'email2'`);
  const written = await texts();
  const said = { written_at: expect.any(Date), text: 'said 2\x1fsaid 0' };
  expect(written).toEqual([
    { ...said, kind: 'campaign', text: 'rail insider\x1frail insider\x1fold hands\x1f' },
    { ...said, kind: 'campaign' },
    { ...said, kind: 'conversation' },
    { ...said, kind: 'draft' },
  ]);
  const runner = source.createQueryRunner();
  const migration = new ThreadTexts1795500000000();
  await migration.down(runner);
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect((await texts()).filter(({ text }) => text !== '')).toEqual(written);

  await temporary.query(
    `DELETE FROM messages WHERE thread_id = '00000000-0000-4000-8000-000000000001' AND version = 2`,
  );
  const [draft] = await new SearchStore(source.manager).threads(1, 'draft', ['said 1']);
  expect(draft).toMatchObject({ versions: 1, head: 'Said 1' });
  await temporary.query('DELETE FROM threads');
  expect(await texts()).toEqual([]);
});
