import { makeDatabase, type TemporaryDatabase } from '@copydesk/testing';
import { Database } from './database';
import { thisMonthOf } from './stores/user.store';

let temporary: TemporaryDatabase;
let database: Database;
const before = { isCurrent: true, said: [] as string[] };
let waited: Promise<void>;
beforeAll(async () => {
  temporary = await makeDatabase();
  database = await Database.connect({ url: temporary.url });
  waited = database.untilCurrent({ warn: (says) => before.said.push(says) });
  before.isCurrent = await database.isCurrent();
  await Promise.all([database.migrate(), database.migrate()]);
});
afterAll(async () => {
  await database.close();
  await temporary.drop();
});

test('the schema is current after migrations that ran side by side, and only then', async () => {
  expect(before.isCurrent).toBe(false);
  expect(await database.isCurrent()).toBe(true);
  await waited;
  expect(before.said).toHaveLength(1);
});

test('the monthly counter starts again with a new month, in UTC, when it is read and when it is raised', async () => {
  const user = await database.users.insert({ username: 'counted', password: 'x' });
  const id = user?.id ?? 0;
  await database.users.countGeneration(id);
  await database.users.countGeneration(id);
  const now = await database.users.find(id);
  expect(now).toMatchObject({ totalGenerations: 2, monthlyGenerations: 2 });
  await temporary.query(
    `UPDATE users SET last_reset_date = date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '1 s'`,
  );
  const later = await database.users.find(id);
  expect(later && thisMonthOf(later).monthlyGenerations).toBe(0);
  const firstOfMonth = `${new Date().toISOString().slice(0, 7)}-01T00:00:00.000Z`;
  expect(later && thisMonthOf(later).lastResetDate.toISOString()).toBe(firstOfMonth);
  await database.users.countGeneration(id);
  const counted = await database.users.find(id);
  expect(counted).toMatchObject({ totalGenerations: 3, monthlyGenerations: 1 });
  expect(counted && thisMonthOf(counted).monthlyGenerations).toBe(1);
});
