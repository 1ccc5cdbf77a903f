import type { GenerateEmailResponse, GenerationPreview, GenerationResponse, ThreadResponse } from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { buildBrief, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const save = (change: object = {}) =>
  client.post<GenerationResponse>('/api/generations', { title: 'A title', content: 'Words', appId: 1, ...change });

test('what was written is saved with its conversation, listed newest first, and found from the thread', async () => {
  const { emailContent, threadId } = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief()))
    .body;
  const saved = await save({ content: emailContent, threadId, originalPrompt: 'the brief', metadata: { threadId } });
  expect(saved.status).toBe(201);
  const second = (await save({ title: 'The second' })).body;
  const { body, headers } = await client.get<GenerationResponse[]>('/api/generations');
  expect(body).toEqual([second, saved.body]);
  expect(headers.get('x-total-count')).toBe('2');
  expect(saved.body).toMatchObject({
    title: 'A title',
    content: emailContent,
    threadId,
    metadata: { threadId },
    isFavorite: false,
    isArchived: false,
    folderId: null,
  });
  expect((await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body.saved).toEqual({
    id: saved.body.id,
    title: 'A title',
    version: 1,
  });
});

test('a list of previews carries 300 characters and the length instead of the content', async () => {
  await save({ content: 'x'.repeat(5_000) });
  const { body } = await client.get<GenerationPreview[]>('/api/generations?view=preview&limit=1');
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({ preview: 'x'.repeat(300), contentLength: 5_000 });
  await save({ content: 'Up 🚀 today' });
  const [newest] = (await client.get<GenerationPreview[]>('/api/generations?view=preview&limit=1')).body;
  expect(newest?.contentLength).toBe(countCharacters('Up 🚀 today'));
  expect(body[0]).not.toHaveProperty('content');
});

test('title, content and favorite are changed, and nothing else', async () => {
  const before = (await save()).body;
  const { id } = before;
  const { body } = await client.put<GenerationResponse>(`/api/generations/${id}`, {
    title: 'Better',
    isFavorite: true,
    content: 'Better words',
  });
  expect(body).toEqual({
    ...before,
    title: 'Better',
    isFavorite: true,
    content: 'Better words',
    updatedAt: body.updatedAt,
  });
});

test.each([
  [{ title: '' }, 'title', 'Title is required'],
  [{ title: '  ' }, 'title', 'Title is required'],
  [{ content: ' \n' }, 'content', 'Content is required'],
  [{ title: 'x'.repeat(301) }, 'title', 'Title must be at most 300 characters'],
  [{ content: '' }, 'content', 'Content is required'],
  [{ appId: 99_999_999_999 }, 'appId', 'appId must be the number of a tool'],

  [{ metadata: [] }, 'metadata', 'Metadata must be an object'],
  [{ appId: 'one' }, 'appId', 'appId must be the number of a tool'],
])('%j is refused', async (change, field, message) => {
  const { status, body } = await save(change);
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
});

test('a change to nothing is refused, and an empty thread id is none', async () => {
  const { body } = await save({ threadId: '' });
  expect(body.threadId).toBeNull();
  for (const change of [{ title: null }, { content: null }, { isFavorite: null }]) {
    expect((await client.put(`/api/generations/${body.id}`, change)).status).toBe(400);
  }
});

test('an unknown tool, a thread of somebody else and a bad limit are refused', async () => {
  const { threadId } = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
  client = await testApp.signedIn();
  expect((await save({ appId: 99 })).status).toBe(400);
  expect((await save({ threadId })).status).toBe(404);
  expect((await save({ threadId: 'no-uuid' })).status).toBe(404);
  expect((await client.get('/api/generations?limit=0')).status).toBe(400);
});

test('the saved emails of others do not exist', async () => {
  const { id } = (await save()).body;
  client = await testApp.signedIn();
  expect((await client.get(`/api/generations/${id}`)).status).toBe(404);
  expect((await client.put(`/api/generations/${id}`, { title: 'Mine' })).status).toBe(404);
  expect((await client.get('/api/generations/99999999999')).status).toBe(404);
  expect((await client.get<unknown[]>('/api/generations')).body).toEqual([]);
});

test('a title of 10,000 characters is refused in words', async () => {
  const message = 'Title must be at most 300 characters';
  expect(await save({ title: 'x'.repeat(10_000) })).toMatchObject({ status: 400, body: { message } });
});
