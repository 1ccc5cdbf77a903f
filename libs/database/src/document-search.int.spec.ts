import { plansOf, useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { SearchStore } from './stores/search.store';

const DOCUMENTS = 20_000;

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(async () => {
  await temporary.query(`
    INSERT INTO documents (id, user_id, name, sha256, text, characters, used_at)
      SELECT gen_random_uuid(), 1, 'Filing ' || n || CASE n WHEN 1 THEN ' of Zephyrine' ELSE '' END, n, 'Copper', 6,
        now() + n * interval '1 second'
      FROM generate_series(1, ${DOCUMENTS}) AS n`);
  await temporary.query('VACUUM ANALYZE documents');
  await source.initialize();
}, 60_000);
afterAll(() => source.destroy());

/** The names that are found, and how many pages of the database that touches. */
async function search(...words: string[]): Promise<{ names: string[]; buffers: number }> {
  const { result, plans } = await plansOf(temporary, () => new SearchStore(source.manager).documents(1, words));
  const buffers = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
  return { names: result.map(({ name }) => name), buffers };
}

test('of many documents an old one is found by the index, and a name of many is not searched for beyond the newest', async () => {
  const [table] = await temporary.query<{ pages: number }>(
    `SELECT (pg_relation_size('documents') / 8192)::int AS pages`,
  );
  const rare = await search('zephyrine');
  expect(rare.names).toEqual(['Filing 1 of Zephyrine']);
  const common = await search('filing');
  expect(common.names).toEqual(Array.from({ length: 8 }, (_, n) => `Filing ${DOCUMENTS - n}`));
  const newest = Math.max(rare.buffers, common.buffers);
  expect(newest).toBeLessThan((table?.pages ?? 0) / 2);
});
