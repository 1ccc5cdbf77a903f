import { useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { OneGenerateJob1764300000000 } from './migrations/1764300000000-one-generate-job.migration';

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(() => source.initialize());
afterAll(() => source.destroy());

const BEFORE = [
  { name: 'generate-email', payload: { companyName: 'Northwind' } },
  { name: 'generate-starting-now-email', payload: { eventInfo: 'Live at 2 pm' } },
  { name: 'generate-clone-winner', payload: { winnerCopy: 'They laughed', catalysts: [{ id: '7', text: 'News' }] } },
  { name: 'coach-improve', payload: { emailCopy: 'Buy now', feedback: null } },
  // Of a user who was deleted.
  { name: 'generate-email', payload: {} },
  { name: 'refine-email', payload: { message: 'Shorter' } },
];

const jobs = () =>
  temporary.query<{ name: string; payload: object }>('SELECT name, payload FROM jobs ORDER BY created_at');

test('jobs from before become the job generate, which names its tool; and back', async () => {
  for (const [at, { name, payload }] of BEFORE.entries())
    await temporary.query(
      `INSERT INTO jobs (id, name, queue, payload, created_at) VALUES (gen_random_uuid(), $1, 'write', $2, now() + $3 * interval '1 s')`,
      [name, payload, at],
    );
  const migration = new OneGenerateJob1764300000000();
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  expect(await jobs()).toEqual([
    { name: 'generate', payload: { tool: 'hotlist-generator', input: BEFORE[0]?.payload } },
    { name: 'generate', payload: { tool: 'starting-now-generator', input: BEFORE[1]?.payload } },
    { name: 'generate', payload: { tool: 'clone-winner-v3', input: BEFORE[2]?.payload } },
    { name: 'generate', payload: { tool: 'rodchief-bot', input: BEFORE[3]?.payload } },
    { name: 'generate', payload: {} },
    BEFORE[5],
  ]);
  await migration.down(runner);
  await runner.release();
  expect(await jobs()).toEqual(BEFORE);
});
