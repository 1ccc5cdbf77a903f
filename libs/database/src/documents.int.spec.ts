import { randomUUID } from 'node:crypto';
import { useSetUpDatabase } from '@copydesk/testing';
import { Database } from './database';

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
