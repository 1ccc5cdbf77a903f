import { randomUUID } from 'node:crypto';
import type { Block } from '@copydesk/figures';
import { useSetUpDatabase } from '@copydesk/testing';
import { Database } from './database';
import { packStructure, type PackedStructure } from './pack-structure';

const temporary = useSetUpDatabase();
let database: Database;
beforeAll(async () => (database = await Database.connect(temporary)));
afterAll(() => database.close());

test('a document that was read lately is not loaded again, and has its hash from its row', async () => {
  const user = await database.users.insert({ username: `reader-${randomUUID()}`, password: '!' });
  const userId = user?.id ?? 0;
  const { id, sha256 } = await database.documents.keep({ userId, name: 'Q1.txt', text: 'Orders rose.', origin: null });
  expect(await database.documents.whole(id)).toEqual({ text: 'Orders rose.', sha256, origin: null });
  // No one changes a document: what is read now comes from memory.
  await temporary.query(`UPDATE documents SET text = 'Other words.' WHERE id = $1`, [id]);
  expect((await database.documents.whole(id))?.text).toBe('Orders rose.');
  await database.documents.delete(id, userId);
  expect(await database.documents.whole(id)).toBeNull();
});

test('what a newer reader found in the same text replaces what was found before, and an older one changes nothing', async () => {
  const user = await database.users.insert({ username: `reader-${randomUUID()}`, password: '!' });
  const text = 'Orders rose.';
  const keep = async (structure: PackedStructure | null) =>
    database.documents.keep({ userId: user?.id ?? 0, name: 'Q1.htm', text, origin: null, structure });
  const block = { kind: 'paragraph', page: null, section: null, from: 0, to: text.length } as const;
  const found = (blocks: Block[]) => packStructure({ reader: 1, blocks, filing: null, hasBrokenTags: true });
  const { id } = await keep(null);
  expect(await database.documents.structure(id)).toBeNull();
  expect(await database.documents.content(id)).toMatchObject({ text, blocks: [block], hasBrokenTags: false });

  expect(await keep(await found([block, { ...block, from: text.length }]))).toMatchObject({
    reader: 1,
    hasBrokenTags: true,
  });
  expect(await database.documents.content(id)).toMatchObject({ blocks: [{ from: 0 }, { from: text.length }] });
  for (const older of [await found([]), null]) {
    expect(await keep(older)).toMatchObject({ id, reader: 1 });
    expect((await database.documents.content(id))?.blocks).toHaveLength(2);
  }
  expect(await keep({ ...(await found([])), reader: 2 })).toMatchObject({ id, reader: 2 });
  expect((await database.documents.content(id))?.blocks).toHaveLength(0);
});
