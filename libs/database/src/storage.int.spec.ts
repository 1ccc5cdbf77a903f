import { randomUUID } from 'node:crypto';
import { buildCampaign, useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { Database, type Stores } from './database';
import { BrandOfSaved1795600100000 } from './migrations/1795600100000-brand-of-saved.migration';
import { Brands1795600000000 } from './migrations/1795600000000-brands.migration';
import { Confirmations1795680000000 } from './migrations/1795680000000-confirmations.migration';
import { EmptiedPayloads1795662000000 } from './migrations/1795662000000-emptied-payloads.migration';
import { OwnEmails1795820000000 } from './migrations/1795820000000-own-emails.migration';
import { Storage1764896400000 } from './migrations/1764896400000-storage.migration';
import type { TracedClaims } from './entities/claim-ledger.entity';

const temporary = useSetUpDatabase();
let database: Database;
let userId: number;
beforeAll(async () => (database = await Database.connect(temporary)));
beforeEach(async () => {
  const user = await database.users.insert({ username: `keeper-${randomUUID()}`, password: '!' });
  userId = user?.id ?? 0;
});
afterAll(() => database.close());

const LEDGER: TracedClaims = {
  entries: [],
  traced: 0,
  total: 0,
  figuresTraced: 0,
  figures: 0,
  evidenceVersion: '1',
};

const within = <T>(work: (stores: Stores) => Promise<T>) => database.transaction(work);
const used = () => database.storage.used(userId);
const email = (content: string) =>
  within(({ generations }) => generations.insert({ userId, appId: 1, title: 'A', content }));

/** A thread with one version. */
async function draft(content: string): Promise<string> {
  const threadId = randomUUID();
  await within(async ({ threads }) => {
    await threads.insert({ id: threadId, userId, appId: 1 });
    await threads.addVersion({ id: randomUUID(), threadId, content, ledger: LEDGER, origin: 'written' });
  });
  return threadId;
}

/** What is counted, and what is really there, of every user. */
async function counts() {
  const counted = await temporary.query(
    'SELECT user_id, kind, bytes FROM storage WHERE bytes <> 0 ORDER BY user_id, kind',
  );
  const there = await temporary.query(
    `SELECT user_id, kind, sum(bytes)::bigint AS bytes FROM (
       SELECT user_id, 'drafts' AS kind, 500 + thread_bytes(id) AS bytes FROM threads
       UNION ALL SELECT user_id, 'drafts', weigh(campaigns) FROM campaigns
       UNION ALL SELECT user_id, 'emails', weigh(generations) FROM generations
       UNION ALL SELECT user_id, 'documents', weigh(documents) FROM documents
       UNION ALL SELECT user_id, 'feedback', weigh(user_feedbacks) FROM user_feedbacks
       UNION ALL SELECT user_id, 'feedback', weigh(rod_chief_feedbacks) FROM rod_chief_feedbacks
       UNION ALL SELECT user_id, 'requests', weigh(jobs) FROM jobs) AS kept
     GROUP BY 1, 2 HAVING sum(bytes) <> 0 ORDER BY 1, 2`,
  );
  return { counted, there };
}

test('every kind is counted by its bytes, whoever writes, and taken off where it is deleted', async () => {
  expect(await used()).toEqual({ emails: 0, drafts: 0, documents: 0, feedback: 0, requests: 0 });
  const id = await email('é'.repeat(1_000));
  expect(await used()).toMatchObject({ emails: 500 + 1 + 2_000 });
  await database.generations.update([id], userId, { content: 'short' });
  await database.generations.update([id], userId, { isFavorite: true });
  expect(await used()).toMatchObject({ emails: 500 + 1 + 5 });
  await database.generations.duplicate({ id, userId }, 'Copy');
  const document = { userId, name: 'a.txt', text: 'x'.repeat(3_000), origin: null };
  await database.documents.keep(document);
  await database.documents.keep(document);
  expect(await used()).toMatchObject({ documents: 500 + 5 + 3_000 });
  const structure = { reader: 1, hasBrokenTags: false, bytes: Buffer.alloc(40) };
  await database.documents.keep({ ...document, structure });
  expect(await used()).toMatchObject({ documents: 500 + 5 + 3_000 + 40 });
  const threadId = await draft('Words');
  expect(await used()).toMatchObject({ drafts: 500 + 500 + 5 + '[]'.length });
  await within(async ({ threads, ledgers }) => {
    await threads.addRequest({ id: randomUUID(), threadId, content: 'Shorter!', jobId: null });
    const { id: messageId } = await threads.addVersion({
      id: randomUUID(),
      threadId,
      content: 'Word',
      ledger: null,
      origin: 'edited',
    });
    await ledgers.keep(messageId, LEDGER);
  });
  await temporary.query(
    `INSERT INTO claim_waivers (id, thread_id, quote, sentence, reason, name) VALUES (gen_random_uuid(), $1, 'a', 'bc', 'd', 'e')`,
    [threadId],
  );
  expect(await database.storage.ofThread(threadId)).toEqual({
    bytes: 4 * 500 + 5 + 8 + 4 + 4 + 2 * '[]'.length,
    versions: 2,
  });
  await within(({ campaigns }) => campaigns.insert({ id: randomUUID(), userId, request: buildCampaign(), appId: 1 }));
  await database.feedback.report({
    userId,
    appType: 'hotlist',
    rating: 5,
    feedbackText: 'Good',
    sessionData: { a: 1 },
  });
  expect((await used()).feedback).toBe(500 + 4 + '{"a": 1}'.length);
  const { counted, there } = await counts();
  expect(counted).toEqual(there);
  expect(counted).toHaveLength(4);

  await temporary.query('DELETE FROM campaigns');
  await temporary.query('DELETE FROM threads');
  await database.generations.delete(id, userId);
  await temporary.query('DELETE FROM documents');
  const after = await counts();
  expect(after.counted).toEqual(after.there);
  expect(after.counted).toHaveLength(2);
  await temporary.query('DELETE FROM users WHERE id = $1', [userId]);
  expect((await counts()).counted).toEqual([]);
});

test('writers side by side are all counted', async () => {
  const threadId = await draft('Words');
  const contents = Array.from({ length: 12 }, (_, at) => 'x'.repeat(at * 10));
  await Promise.all([
    ...contents.map((content) =>
      within(({ threads }) =>
        threads.addVersion({ id: randomUUID(), threadId, content, ledger: null, origin: 'edited' }),
      ),
    ),
    ...contents.map(email),
  ]);
  const { counted, there } = await counts();
  expect(counted).toEqual(there);
});

test('what was there before is counted by the migration', async () => {
  await email('Words');
  await draft('Words');
  const before = await counts();
  const source = await createDataSource({ url: temporary.url }).initialize();
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  // Brands, payloads and confirmations are weighed by what it made.
  const after = [
    new Brands1795600000000(),
    new BrandOfSaved1795600100000(),
    new EmptiedPayloads1795662000000(),
    new Confirmations1795680000000(),
    new OwnEmails1795820000000(),
  ];
  for (const change of after.toReversed()) await change.down(runner);
  await new Storage1764896400000().down(runner);
  await new Storage1764896400000().up(runner);
  for (const change of after) await change.up(runner);
  await runner.commitTransaction();
  await source.destroy();
  expect(await counts()).toEqual(before);
});

test('the bin is emptied: emails that are deleted and drafts that are discarded, unless they are saved or written', async () => {
  const [kept, deleted] = [await email('a'), await email('b')];
  await database.generations.hide([deleted], userId);
  const [there, discarded, saved, writing] = [await draft('c'), await draft('d'), await draft('e'), await draft('f')];
  await database.generations.link({ id: kept, userId }, saved);
  for (const id of [discarded, saved, writing]) await database.threads.discard(id, true);
  await temporary.query(
    `INSERT INTO jobs (id, name, queue, user_id, thread_id, payload) VALUES (gen_random_uuid(), 'generate', 'write', $1, $2, '{}')`,
    [userId, writing],
  );
  expect(await database.storage.purgeDrafts(30)).toBe(0);
  const inside = await within(async ({ storage }) => {
    expect(await storage.emptyBin(userId)).toBe(true);
    return storage.used(userId);
  });
  expect(inside).toEqual(await used());
  const threads = await temporary.query<{ id: string }>('SELECT id FROM threads WHERE user_id = $1', [userId]);
  expect(new Set(threads.map(({ id }) => id))).toEqual(new Set([there, saved, writing]));
  expect(await database.generations.findOwned(kept, userId)).toMatchObject({ threadId: saved });
  const { counted, there: real } = await counts();
  expect(counted).toEqual(real);
  await temporary.query(`UPDATE threads SET discarded_at = now() - interval '31 days' WHERE id = $1`, [saved]);
  await temporary.query('DELETE FROM generations WHERE id = $1', [kept]);
  expect(await database.storage.purgeDrafts(30)).toBe(1);
});

describe('what was sent with a request', () => {
  const LONG = 'x'.repeat(5_000);

  /** A job that has ended. */
  async function ended(name: string, payload: object, threadId: string | null): Promise<string> {
    const id = randomUUID();
    await temporary.query(
      `INSERT INTO jobs (id, name, queue, user_id, thread_id, payload, status, finished_at, created_at)
       VALUES ($1, $2, 'write', $3, $4, $5, 'failed', now(), clock_timestamp())`,
      [id, name, userId, threadId, payload],
    );
    return id;
  }
  const jobs = async (...ids: string[]) =>
    (await Promise.all(ids.map((id) => database.jobs.find(id)))).map((job) => [job?.payload, job?.isEmptied]);

  test('is counted, and emptied with its thread', async () => {
    const threadId = await draft('Words');
    const first = await ended('generate', { tool: 'hotlist-generator', input: { story: LONG } }, threadId);
    const later = await ended('fact-check', { text: LONG, context: '' }, threadId);
    expect((await used()).requests).toBeGreaterThan(10_000);
    await temporary.query('DELETE FROM threads WHERE id = $1', [threadId]);
    expect(await jobs(first, later)).toEqual([
      [{}, true],
      [{}, true],
    ]);
    expect((await used()).requests).toBe(0);
  });

  test('is emptied with its document', async () => {
    const { id: documentId } = await database.documents.keep({ userId, name: 'a.txt', text: 'Copper', origin: null });
    const input = { story: 'Copper', fileContent: LONG, documentId };
    const draftJob = await ended('generate', { tool: 'hotlist-generator', input }, await draft('Words'));
    const summary = await ended('summarize-file', { content: LONG, documentId }, null);
    const other = await ended('summarize-file', { content: LONG }, null);
    await database.documents.delete(documentId, userId);
    expect(await jobs(draftJob, summary, other)).toEqual([
      [{}, true],
      [{}, true],
      [{ content: LONG }, false],
    ]);
    const { counted, there } = await counts();
    expect(counted).toEqual(there);
  });

  test('is kept for so many days', async () => {
    const review = await ended('review-email', { emailContent: LONG, messageId: 'm' }, await draft('Words'));
    const fresh = await ended('find-catalysts', { summary: LONG }, null);
    await temporary.query(`UPDATE jobs SET finished_at = now() - interval '31 days' WHERE id = $1`, [review]);
    expect(await database.storage.emptyPayloads(30)).toBe(1);
    expect(await jobs(review, fresh)).toEqual([
      [{}, true],
      [{ summary: LONG }, false],
    ]);
    expect(await temporary.query('SELECT about FROM jobs WHERE id = $1', [review])).toEqual([
      { about: { messageId: 'm' } },
    ]);
    expect(await database.jobs.retry(review)).toBe(false);
  });

  test('goes after the job ends where its document went while it ran', async () => {
    const job = await ended('summarize-file', { content: LONG, documentId: randomUUID() }, null);
    expect(await database.storage.emptyPayloads(30)).toBe(1);
    expect(await jobs(job)).toEqual([[{}, true]]);
  });

  test('makes room where there is none, as what was deleted does', async () => {
    const job = await ended('find-catalysts', { summary: LONG }, null);
    expect(await within(({ storage }) => storage.emptyBin(userId))).toBe(true);
    expect(await jobs(job)).toEqual([[{}, true]]);
    expect((await used()).requests).toBe(0);
  });
});
