import { randomUUID } from 'node:crypto';
import { useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { Database } from './database';
import { Filings1795900000000 } from './migrations/1795900000000-filings.migration';

const temporary = useSetUpDatabase();
let database: Database;
beforeAll(async () => (database = await Database.connect(temporary)));
afterAll(() => database.close());

const addUser = async () =>
  (await database.users.insert({ username: `reader-${randomUUID()}`, password: '!' }))?.id ?? 0;

/** A filing that two users refer to. */
async function share() {
  const accession = `${randomUUID().replace(/\D/g, '').padEnd(10, '0').slice(0, 10)}-25-000001`;
  const listed = { accession, cik: 7, form: '10-Q', periodEnd: '2025-06-30', filedAt: '2025-08-05T20:15:00.000Z' };
  await database.filings.keep([{ ...listed, items: [], title: null, primaryDocument: 'a.htm', document: 'a.htm' }]);
  const text = `Orders rose. ${accession}`;
  const shared = await database.transaction(async ({ documents, filings }) => {
    const id = await documents.keepShared({ name: 'Q2', text, origin: null });
    await filings.fetched(accession, id, 0);
    return id;
  });
  // Texts that were fetched a moment ago may be about to get their first reference.
  await temporary.query(`UPDATE documents SET created_at = now() - interval '2 hours' WHERE id = $1`, [shared]);
  const users = [await addUser(), await addUser()] as const;
  const own = await Promise.all(users.map(async (user) => (await database.documents.refer(user, shared))?.id ?? ''));
  return { accession, text, shared, users, own: own as [string, string] };
}

const isThere = async (id: string) => (await temporary.query('SELECT FROM documents WHERE id = $1', [id])).length > 0;

test('a text stays as long as anybody refers to it, counts nothing, and is gone for good after the last one', async () => {
  const { accession, text, shared, users, own } = await share();
  expect((await database.documents.whole(own[1]))?.text).toBe(text);
  expect(await database.storage.used(users[0])).toMatchObject({ documents: 0 });
  await database.documents.delete(own[0], users[0]);
  await database.documents.purgeShared();
  expect([await isThere(own[0]), await isThere(shared)]).toEqual([false, true]);
  await database.documents.delete(own[1], users[1]);
  await database.documents.purgeShared();
  expect([await isThere(shared), (await database.filings.find(accession))?.documentId]).toEqual([false, null]);
});

test('what is deleted while a draft rests on it is hidden, and kept for the ledger of the draft until that goes', async () => {
  const { text, shared, users, own } = await share();
  const thread = { id: randomUUID(), userId: users[0], appId: 1, documentId: own[0] };
  await database.threads.insert(thread);
  await database.documents.delete(own[1], users[1]);
  expect(await database.documents.delete(own[0], users[0])).toBe(true);
  expect(await database.documents.findOwned(own[0], users[0])).toBeNull();
  await database.documents.purgeShared();
  expect((await database.documents.whole(own[0]))?.text).toBe(text);
  await temporary.query('DELETE FROM threads WHERE id = $1', [thread.id]);
  await database.documents.purgeShared();
  expect([await isThere(own[0]), await isThere(shared)]).toEqual([false, false]);
});

test('the tables are taken back with the filings that there are, and come again', async () => {
  const { users } = await share();
  const own = await database.documents.keep({ userId: users[0], name: 'Own.txt', text: 'Own words.', origin: null });
  const source = await createDataSource(temporary).initialize();
  const changes = source.migrations.map((change) => change.constructor);
  for (const _ of changes.slice(changes.indexOf(Filings1795900000000))) await source.undoLastMigration();
  const left = await temporary.query<{ id: string }>('SELECT id FROM documents');
  expect(left.map(({ id }) => id)).toEqual([own.id]);
  await source.runMigrations();
  await source.destroy();
  expect((await database.documents.whole(own.id))?.text).toBe('Own words.');
  expect(await database.companies.areKnown()).toBe(false);
});
