import { randomUUID } from 'node:crypto';
import { useSetUpDatabase } from '@copydesk/testing';
import type { Change } from './changes';
import { Database } from './database';

const temporary = useSetUpDatabase();
let database: Database;
let userId: number;
let heard: Change[] = [];
beforeAll(async () => {
  database = await Database.connect(temporary);
  userId = (await database.users.insert({ username: 'hears', password: 'x' }))?.id ?? 0;
  database.onChanges(async (changes) => void heard.push(...changes));
});
beforeEach(() => (heard = []));
afterAll(() => database.close());

const folder = (name: string) => ({ userId, name });

test('what a transaction changed is published after the commit, each change once', async () => {
  const id = randomUUID();
  await database.transaction(async (stores) => {
    await stores.folders.insert(folder('First'), 10);
    await stores.folders.insert(folder('Second'), 10);
    await stores.threads.insert({ id, userId, appId: 1 });
    await stores.threads.addRequest({ id: randomUUID(), threadId: id, content: 'Please write', jobId: null });
    await stores.threads.addVersion({
      id: randomUUID(),
      threadId: id,
      content: 'Dear reader',
      ledger: null,
      origin: 'written',
    });
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([
    { kind: 'library', userId },
    { kind: 'thread', userId, id },
  ]);
});

test('a transaction that is rolled back publishes nothing, and nothing of it is kept', async () => {
  const failing = database.transaction(async (stores) => {
    await stores.folders.insert(folder('Never'), 10);
    await stores.analytics.record({ actionType: 'login', userId });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(heard).toEqual([]);
  expect((await database.folders.list(userId)).map(({ name }) => name)).not.toContain('Never');
});

test('a write outside of a transaction is published as well, and one that changed nothing is not', async () => {
  const [first] = await database.folders.list(userId);
  await database.folders.update(first?.id ?? 0, userId, { name: 'Renamed' });
  expect(heard).toEqual([{ kind: 'library', userId }]);
  await database.folders.update(first?.id ?? 0, userId + 1, { name: 'Not mine' });
  await database.generations.update([1], userId, { isFavorite: true });
  expect(heard).toHaveLength(1);
});

test('a listener that fails stops nobody', async () => {
  database.onChanges(() => Promise.reject(new Error('deaf')));
  await database.transaction(({ folders }) => folders.insert(folder('Third'), 10));
  expect(heard).toEqual([{ kind: 'library', userId }]);
});
