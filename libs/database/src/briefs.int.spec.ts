import { randomUUID } from 'node:crypto';
import { useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { Briefs1795660000000 } from './migrations/1795660000000-briefs.migration';

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(() => source.initialize());
afterAll(() => source.destroy());

/** Runs one direction of the migration on the database as it stands. */
async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  await new Briefs1795660000000()[direction](runner);
  await runner.commitTransaction();
  await runner.release();
}

const NAMES = ['kept', 'deleted', 'text', 'coach', 'refined', 'emptied'] as const;
const ids = Object.fromEntries(NAMES.map((name) => [name, randomUUID()])) as Record<(typeof NAMES)[number], string>;

async function addJob(thread: string, name: string, payload: object, status = 'completed'): Promise<string> {
  const id = randomUUID();
  await temporary.query(
    `INSERT INTO jobs (id, name, queue, payload, thread_id, status, finished_at) VALUES ($1, $2, 'write', $3, $4, $5, now())`,
    [id, name, payload, thread, status],
  );
  return id;
}

test('threads from before get their briefs, jobs what they are about, and requests their suggestions', async () => {
  await migrate('down');
  const [user] = await temporary.query<{ id: number }>(
    `INSERT INTO users (username, password) VALUES ('sam', 'x') RETURNING id`,
  );
  const documentId = randomUUID();
  await temporary.query(
    `INSERT INTO documents (id, user_id, name, sha256, pages, characters, text) VALUES ($1, $2, '10-Q.pdf', 'x', 52, 4, 'Text')`,
    [documentId, user?.id],
  );
  for (const [name, id] of Object.entries(ids)) {
    await temporary.query('INSERT INTO threads (id, user_id, app_id, document_id) VALUES ($1, $2, 1, $3)', [
      id,
      user?.id,
      name === 'kept' ? documentId : null,
    ]);
  }
  const tool = 'hotlist-generator';
  const long = 'w'.repeat(12_000);
  await addJob(ids.kept, 'generate', { tool, input: { catalyst: 'Rates fell', fileContent: long, documentId } });
  await addJob(ids.deleted, 'generate', { tool, input: { catalyst: 'Gold rose', documentId: randomUUID() } });
  await addJob(ids.text, 'generate', { tool, input: { fileContent: long } });
  await addJob(ids.coach, 'generate', { tool: 'rodchief-bot', input: { emailCopy: 'Buy', feedback: null } });
  await addJob(ids.emptied, 'generate', {});
  const reviewId = await addJob(ids.kept, 'review-email', { emailContent: 'An email', messageId: 'm' });
  const editId = await addJob(ids.kept, 'edit-selection', { wish: { action: 'ask', instruction: 'Say 12' } });
  const applied = 'Please revise the email by applying these suggestions:\n- “A line” — shorten it\n- Say who wrote it';
  for (const content of [applied, 'Please revise the email by applying these suggestions: all of them']) {
    await temporary.query(`INSERT INTO messages (id, thread_id, role, content) VALUES ($1, $2, 'user', $3)`, [
      randomUUID(),
      ids.refined,
      content,
    ]);
  }

  await migrate('up');
  const threads = await temporary.query<{ id: string; brief: object | null }>('SELECT id, brief FROM threads');
  const briefs = new Map(threads.map(({ id, brief }) => [id, brief]));
  expect(briefs.get(ids.kept)).toEqual({
    tool,
    input: { catalyst: 'Rates fell', fileContent: 'w'.repeat(10_000), documentId },
    document: { name: '10-Q.pdf', pages: 52 },
  });
  expect(briefs.get(ids.deleted)).toMatchObject({
    input: { catalyst: 'Gold rose' },
    document: { name: 'Document', pages: null },
  });
  expect(briefs.get(ids.text)).toEqual({ tool, input: { fileContent: long }, document: null });
  for (const id of [ids.coach, ids.refined, ids.emptied]) expect(briefs.get(id)).toBeNull();

  const about = async (id: string) =>
    (await temporary.query<{ about: object }>('SELECT about FROM jobs WHERE id = $1', [id]))[0]?.about;
  expect(await about(reviewId)).toEqual({ messageId: 'm' });
  expect(await about(editId)).toEqual({ instruction: 'Say 12' });
  expect(await about(await addJob(ids.kept, 'suggest-subjects', { version: 3 }))).toEqual({ version: 3 });

  const messages = await temporary.query<{ suggestions: string[] | null }>(
    'SELECT suggestions FROM messages ORDER BY seq',
  );
  expect(messages.map(({ suggestions }) => suggestions)).toEqual([['“A line” — shorten it', 'Say who wrote it'], null]);
  const [weighed] = await temporary.query<{ isTrue: boolean }>(
    `SELECT (SELECT sum(weigh(threads)) FROM threads) = (SELECT bytes FROM storage WHERE kind = 'drafts') AS "isTrue"`,
  );
  expect(weighed?.isTrue).toBe(true);
});
