import { plansOf, useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { LibraryStore, type GenerationFilter } from './stores/library.store';

const EMAILS = 10_000;

/** An email that is found is looked at by its id: an index of three levels, and the row, of it and of its folder. */
const BUFFERS_OF_FOUND = 10;

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
const userId = 1;
beforeAll(async () => {
  // As on the day of an import: Postgres knows nothing of what these tables hold.
  for (const table of ['generations', 'generation_texts', 'generation_folders']) {
    await temporary.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
  }
  await temporary.query(`
    INSERT INTO folders (user_id, name) VALUES (1, 'All');
    INSERT INTO generations (user_id, app_id, title, content)
      SELECT 1, 1, 'Email ' || n, 'Copper ' || repeat('and silver ', 20) FROM generate_series(1, ${EMAILS}) AS n;
    INSERT INTO generation_folders (generation_id, folder_id) SELECT id, 1 FROM generations`);
  await source.initialize();
}, 60_000);
afterAll(() => source.destroy());

/** What a search finds, and how many pages of the database its statements touch. */
async function search(filter: Partial<GenerationFilter>): Promise<{ total: number; buffers: number }> {
  const store = new LibraryStore(source.manager);
  const { result, plans } = await plansOf(temporary, () =>
    store.previews({ userId, isArchived: false, ...filter }, 'newest', { limit: 50, after: null }),
  );
  const buffers = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
  return { total: result.total, buffers };
}

/** How many pages it takes to read a whole library through, once. */
async function pagesOfLibrary(): Promise<number> {
  const [size] = await temporary.query<{ pages: number }>(
    `SELECT ((pg_relation_size('generation_texts') + pg_indexes_size('generation_texts')) / 8192)::int AS pages`,
  );
  return size?.pages ?? 0;
}

test.each<[string, Partial<GenerationFilter>, number]>([
  ['two letters that are nowhere', { text: 'zz' }, 0],
  ['two letters in a folder', { text: 'zz', folderId: 1 }, 0],
  ['a word that is nowhere', { text: 'bronze' }, 0],
  ['two letters that are everywhere', { text: 'er' }, EMAILS],
  ['a word that is everywhere, of no folder', { text: 'copper', folderId: 'none' }, 0],
])('a fresh library is read through once at most: %s', async (_, filter, found) => {
  const { total, buffers } = await search(filter);
  expect(total).toBe(found);
  const isEverywhere = filter.text !== 'zz' && filter.text !== 'bronze';
  expect(buffers).toBeGreaterThan(0);
  expect(buffers).toBeLessThan((await pagesOfLibrary()) + 1_000 + (isEverywhere ? EMAILS * BUFFERS_OF_FOUND : 0));
});
