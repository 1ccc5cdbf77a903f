import type {
  GenerateEmailResponse,
  GenerationResponse,
  GenerationThreadResponse,
  ThreadResponse,
} from '@copydesk/contracts';
import { buildBrief, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const save = async (change: object = {}) =>
  (await client.post<GenerationResponse>('/api/generations', { title: 'A', content: 'Words', appId: 6, ...change }))
    .body;
const open = (id: number) => client.post<GenerationThreadResponse>(`/api/generations/${id}/thread`);
const thread = async (id: string) => (await client.get<ThreadResponse>(`/api/threads/${id}`)).body;
const said = async (id: string) => (await thread(id)).messages.map(({ content, origin }) => [origin, content]);

async function write() {
  const { body } = await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief());
  return { threadId: body.threadId, content: body.emailContent };
}

test('a saved email without a conversation gets one, once, and can be refined in it', async () => {
  const saved = await save({ originalPrompt: 'The brief' });
  const answers = await Promise.all([1, 2, 3].map(() => open(saved.id)));
  const { threadId } = answers[0]?.body ?? { threadId: '' };
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: { threadId, version: 1 } });
  expect(await said(threadId)).toEqual([
    [null, 'The brief'],
    ['written', 'Words'],
  ]);
  expect(await thread(threadId)).toMatchObject({ appId: 6, saved: { id: saved.id, version: 1 } });
  expect((await client.post('/api/chat', { message: 'Shorten the email', threadId })).status).toBe(200);
});

test('the version with the words of the saved email is found, and added where it is missing', async () => {
  const { threadId, content } = await write();
  const saved = await save({ content, threadId });
  await client.post('/api/chat', { message: 'Shorten the email', threadId });
  expect((await open(saved.id)).body).toEqual({ threadId, version: 1 });
  await client.put(`/api/generations/${saved.id}`, { content: 'Edited in the library' });
  expect((await open(saved.id)).body).toEqual({ threadId, version: 3 });
  expect((await open(saved.id)).body).toEqual({ threadId, version: 3 });
  expect((await said(threadId)).at(-1)).toEqual(['edited', 'Edited in the library']);
});

test('while a job writes, a version is found but none is added', async () => {
  const { threadId, content } = await write();
  const [known, edited] = [await save({ content, threadId }), await save({ threadId })];
  testApp.demo.play({ kind: 'hang', afterCharacters: 30 });
  const job = await client.submit('/api/chat', { message: 'Shorten the email', threadId });
  expect((await open(known.id)).body).toEqual({ threadId, version: 1 });
  const message = 'The email is still being written. Please wait until it is done, or stop it.';
  expect(await open(edited.id)).toMatchObject({ status: 409, body: { message } });
  await client.post(`/api/jobs/${job}/cancel`);
});

test('a thread forgets a saved email that is deleted', async () => {
  const { threadId, content } = await write();
  const { id } = await save({ content, threadId });
  await client.post('/api/generations/actions', { action: 'delete', ids: [id] });
  expect((await thread(threadId)).saved).toBeNull();
  await client.post('/api/generations/actions', { action: 'restore', ids: [id] });
  expect((await thread(threadId)).saved).toMatchObject({ id, version: 1 });
});

test('saved emails of others have no conversation', async () => {
  const { id } = await save();
  client = await testApp.signedIn();
  expect((await open(id)).status).toBe(404);
});
