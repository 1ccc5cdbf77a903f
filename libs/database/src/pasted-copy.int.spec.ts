import { useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { PastedCopy1795650000000 } from './migrations/1795650000000-pasted-copy.migration';

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(() => source.initialize());
afterAll(() => source.destroy());

const origins = () =>
  temporary.query<{ app_id: number; origin: string }>(
    `SELECT app_id, origin FROM messages JOIN threads ON threads.id = thread_id ORDER BY app_id, messages.version`,
  );

test('copy that was pasted for the coach is told from an edit, and back', async () => {
  const migration = new PastedCopy1795650000000();
  const runner = source.createQueryRunner();
  await migration.down(runner);
  const [user] = await temporary.query<{ id: number }>(
    `INSERT INTO users (username, password) VALUES ('sam', '') RETURNING id`,
  );
  for (const app of [1, 9]) {
    await temporary.query(
      `WITH thread AS (INSERT INTO threads (id, user_id, app_id) VALUES (gen_random_uuid(), $1, $2) RETURNING id)
       INSERT INTO messages (id, thread_id, role, content, origin, version)
       SELECT gen_random_uuid(), thread.id, 'assistant', 'Words', origin, version
       FROM thread, (VALUES ('edited', 1), ('restored', 2)) AS made (origin, version)`,
      [user?.id, app],
    );
  }
  const before = await origins();
  await migration.up(runner);
  expect(await origins()).toEqual([
    { app_id: 1, origin: 'edited' },
    { app_id: 1, origin: 'restored' },
    { app_id: 9, origin: 'pasted' },
    { app_id: 9, origin: 'restored' },
  ]);
  await migration.down(runner);
  expect(await origins()).toEqual(before);
  await runner.release();
});
