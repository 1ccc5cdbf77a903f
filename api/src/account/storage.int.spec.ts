import { randomUUID } from 'node:crypto';
import {
  LIMITS,
  type GenerateEmailResponse,
  type GenerationResponse,
  type LibrarySummary,
  type StorageResponse,
  type ThreadResponse,
  type UserResponse,
} from '@copydesk/contracts';
import { buildBrief, eventually, startCampaign, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
let userId: number;
beforeEach(async () => {
  client = await testApp.signedIn();
  userId = (await client.get<UserResponse>('/api/user')).body.id;
});

const LIMIT = 500 * 1024 * 1024;
const FULL = expect.stringMatching(/^There is no room for this: you may keep 500 MB\. Please delete .*Settings shows/);

const email = { title: 'A', content: 'Words', appId: 1 };
const save = async () => (await client.post<GenerationResponse>('/api/generations', email)).body;
const write = async () => (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
const storage = async () => (await client.get<StorageResponse>('/api/account/storage')).body;

/** As if there were so much more in a user's feedback. */
const fill = (bytes: number) =>
  testApp.query(
    `INSERT INTO storage VALUES ($1, 'feedback', $2) ON CONFLICT (user_id, kind) DO UPDATE SET bytes = excluded.bytes`,
    [userId, bytes],
  );

test('what a user keeps is told by kind', async () => {
  expect(await storage()).toEqual({
    used: { emails: 0, drafts: 0, documents: 0, feedback: 0, requests: 0 },
    limit: LIMIT,
  });
  await save();
  await write();
  await client.post('/api/documents', { name: 'a.txt', text: 'x'.repeat(2_000) });
  await client.post('/api/report-feedback', { feedback: 'Good', rating: 9 });
  const { used } = await storage();
  expect(used).toMatchObject({ emails: 506, documents: 2_505 });
  expect(used.drafts).toBeGreaterThan(1_500);
  expect(used.feedback).toBeGreaterThan(500);
});

test('of two documents that come at once and for one of which there is room, one is kept', async () => {
  await fill(LIMIT - 3_000);
  // Both have passed the first look before either is written.
  const held = testApp.query(`DO $$ BEGIN LOCK TABLE documents IN SHARE MODE; PERFORM pg_sleep(60); END $$`);
  const waiting = (event: string) =>
    testApp.query(`SELECT pid FROM pg_stat_activity WHERE ${event} AND datname = current_database()`);
  const sleeping = `wait_event = 'PgSleep'`;
  await eventually(async () => ((await waiting(sleeping)).length === 1 ? true : null));
  const answers = Promise.all(
    ['a', 'b'].map((name) => client.post('/api/documents', { name: `${name}.txt`, text: name.repeat(2_000) })),
  );
  await eventually(async () => ((await waiting(`wait_event_type = 'Lock'`)).length === 2 ? true : null));
  await Promise.all([
    expect(held).rejects.toThrow('canceling statement'),
    testApp.query(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE ${sleeping} AND datname = current_database()`,
    ),
  ]);
  const [kept, refused] = (await answers).sort((a, b) => a.status - b.status);
  expect(kept?.status).toBe(200);
  expect(refused).toMatchObject({ status: 409, body: { message: FULL } });
  const { used } = await storage();
  expect(Object.values(used).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(LIMIT);
});

test('who keeps all there is room for is told what to delete, whatever would be written, and nothing is bought', async () => {
  const { id } = await save();
  const { threadId } = await write();
  const thread = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
  const messageId = thread.messages.at(-1)?.id;
  await fill(LIMIT);
  const version = { content: 'x' };
  const refused = await Promise.all([
    client.post('/api/generations', email),
    client.put(`/api/generations/${id}`, { content: 'Many more words' }),
    client.post(`/api/generations/${id}/duplicate`, {}),
    client.post(`/api/generations/${id}/thread`, {}),
    client.post('/api/documents', { name: 'a.txt', text: 'x' }),
    client.post('/api/generate-email', buildBrief()),
    client.post('/api/chat', { message: 'Shorter', threadId }),
    client.post('/api/rodchief-analysis', { emailCopy: 'x', analysisType: 'feedback', threadId: randomUUID() }),
    client.post(`/api/threads/${threadId}/versions`, version),
    client.post(`/api/threads/${threadId}/waivers`, { quote: 'a', sentence: 'a', reason: 'a' }),
    client.post('/api/report-feedback', { feedback: 'Good', rating: 9 }),
    client.post('/api/save-rodchief-feedback', {
      messageId,
      feedback: 'a',
      score: 1,
      improvements: [],
      emailContent: 'a',
    }),
  ]);
  for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { message: FULL } });
  await expect(startCampaign(client)).resolves.toMatchObject({ statusCode: 409 });
  expect((await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body.messages).toHaveLength(2);
  expect(await testApp.query('SELECT FROM jobs WHERE user_id = $1', [userId])).toHaveLength(1);
  const shorter = await client.put<GenerationResponse>(`/api/generations/${id}`, { content: 'x', isFavorite: true });
  expect(shorter).toMatchObject({ status: 200, body: { content: 'x' } });
});

test('where there is no room left, what was deleted and can still be brought back goes first', async () => {
  const [kept, deleted] = [await save(), await save()];
  const act = (action: string) => client.post('/api/generations/actions', { ids: [deleted.id], action });
  await act('delete');
  const { used } = await storage();
  await fill(LIMIT - used.emails - 100);
  await client.post(`/api/generations/${kept.id}/duplicate`, {});
  expect((await client.get<LibrarySummary>('/api/library')).body.total).toBe(2);
  expect(await act('restore')).toMatchObject({ body: { ids: [] } });
  const { statusCode } = (await client.post<{ statusCode: number }>('/api/generations', email)).body;
  expect(statusCode).toBe(409);
});

test('a draft takes so many versions and so much text, and no more: neither by hand nor by a job', async () => {
  const { threadId } = await write();
  const add = () => client.post(`/api/threads/${threadId}/versions`, { content: 'x' });
  await testApp.query('UPDATE threads SET bytes = $2 WHERE id = $1', [threadId, LIMITS.threadBytes]);
  expect(await add()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('holds 10 MB of versions') },
  });
  await testApp.query('UPDATE threads SET bytes = 0 WHERE id = $1', [threadId]);
  await testApp.query('UPDATE messages SET version = $2 WHERE thread_id = $1 AND version = 1', [
    threadId,
    LIMITS.versionsMax - 1,
  ]);
  expect((await add()).status).toBe(201);
  const words = {
    status: 409,
    body: { message: expect.stringMatching(/^This draft has 500 versions, .* begin a new draft\.$/) },
  };
  expect(await add()).toMatchObject(words);
  expect(await client.post('/api/chat', { message: 'Shorter', threadId })).toMatchObject(words);
  const saved = await client.post<GenerationResponse>('/api/generations', { threadId });
  expect(saved.status).toBe(201);
  await client.put(`/api/generations/${saved.body.id}`, { content: 'As I want it' });
  expect(await client.post(`/api/generations/${saved.body.id}/thread`, {})).toMatchObject(words);
});
