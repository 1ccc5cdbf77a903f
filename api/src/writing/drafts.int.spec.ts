import type { GenerateEmailResponse, GenerationResponse, RecentDraft } from '@copydesk/contracts';
import { buildBrief, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const write = async () => (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
const recent = (query = '') => client.get<RecentDraft[]>(`/api/threads?saved=false${query}`);
const ids = async () => (await recent()).body.map(({ threadId }) => threadId);
const discard = (id: string, isDiscarded = true) => client.put(`/api/threads/${id}`, { isDiscarded });

test('drafts that were not saved are listed, the one that was worked on last first', async () => {
  const [first, second] = [await write(), await write()];
  await client.post(`/api/threads/${first.threadId}/versions`, { content: 'Subject: **Now**\n\nBy hand 😀' });
  const { body, headers } = await recent();
  expect(headers.get('x-total-count')).toBe('2');
  expect(body).toMatchObject([
    {
      threadId: first.threadId,
      appId: 1,
      title: 'Now',
      preview: 'Subject: **Now**\n\nBy hand 😀',
      versions: 2,
      isWriting: false,
    },
    { threadId: second.threadId, versions: 1, preview: second.emailContent.slice(0, 300) },
  ]);
});

test('a draft that is saved is no recent one, until what was saved is deleted', async () => {
  const { threadId, emailContent: content } = await write();
  const body = { title: 'A', content, appId: 1, threadId };
  const { id } = (await client.post<GenerationResponse>('/api/generations', body)).body;
  expect(await ids()).toEqual([]);
  await client.post('/api/generations/actions', { action: 'delete', ids: [id] });
  expect(await ids()).toEqual([threadId]);
});

test('a draft is discarded, brought back, and is back as soon as it is worked on', async () => {
  const { threadId } = await write();
  expect(await discard(threadId)).toMatchObject({ status: 200, body: { isDiscarded: true } });
  expect(await ids()).toEqual([]);
  expect((await client.get(`/api/threads/${threadId}`)).status).toBe(200);
  await discard(threadId, false);
  expect(await ids()).toEqual([threadId]);
  await discard(threadId);
  await client.post('/api/chat', { message: 'Shorten the email', threadId });
  expect(await ids()).toEqual([threadId]);
});

test('a draft that is being written says so, and is not discarded', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 0 });
  const job = await client.submit('/api/generate-email', buildBrief());
  const [draft] = (await recent()).body;
  expect(draft).toMatchObject({ isWriting: true, versions: 0, preview: '' });
  expect(draft?.title).toMatch(/^Northwind/);
  expect((await discard(draft?.threadId ?? '')).status).toBe(409);
  await client.post(`/api/jobs/${job}/cancel`);
  await client.jobUntil(job, ({ status }) => status === 'cancelled');
  expect((await discard(draft?.threadId ?? '')).status).toBe(200);
});

test('the list is read page by page', async () => {
  const made = [await write(), await write(), await write()].map(({ threadId }) => threadId).reverse();
  const first = await recent('&limit=2');
  const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await client.get<RecentDraft[]>(next);
  expect([first, second].map(({ body }) => body.map(({ threadId }) => threadId))).toEqual([
    made.slice(0, 2),
    [made[2]],
  ]);
  expect(second.headers.get('link')).toBeNull();
  expect(second.headers.get('x-total-count')).toBe('3');
});

test('bad questions and the drafts of others are refused', async () => {
  const { threadId } = await write();
  for (const query of ['', '?saved=true', '?saved=false&limit=0', '?saved=false&cursor=AAAA']) {
    expect((await client.get(`/api/threads${query}`)).status).toBe(400);
  }
  expect((await client.put(`/api/threads/${threadId}`, { isDiscarded: 'yes' })).status).toBe(400);
  client = await testApp.signedIn();
  expect(await ids()).toEqual([]);
  expect((await discard(threadId)).status).toBe(404);
});
