import { LIMITS, type GenerationResponse, type ThreadResponse } from '@copydesk/contracts';
import { buildBrief, buildClone, buildEvent, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeAll(() =>
  testApp.query(
    `INSERT INTO apps (id, name, display_name, category, config) VALUES (77, 'letters', 'Letter Writer', 'Email', '{}')`,
  ),
);
beforeEach(async () => (client = await testApp.signedIn()));

const words = (length: number) => 'The copper market is short of metal. '.repeat(length / 37 + 1).slice(0, length);
const save = (body: object) => client.post<GenerationResponse>('/api/generations', body);
const write = async (path: string, brief: object) =>
  (await client.post<{ threadId: string }>(`/api/${path}`, brief)).body.threadId;

const { shortTextMax, longTextMax, documentMax, contentMax } = LIMITS;
const FULL_EMAIL = {
  companyName: words(shortTextMax),
  productService: words(longTextMax),
  targetAudience: words(shortTextMax),
  keyBenefits: words(longTextMax),
  callToAction: words(shortTextMax),
  toneStyle: words(shortTextMax),
  catalyst: words(longTextMax),
  additionalContext: words(longTextMax),
  fileContent: words(documentMax),
};

const LARGE = [
  {
    what: 'a Starting Now email from a document of 100 KB',
    path: 'generate-starting-now-email',
    brief: buildEvent({ fileContent: words(100 * 1_024) }),
    metadata: { generationType: 'starting-now', ...buildEvent(), fileContent: words(100 * 1_024) },
    prompt: /^Event Information: The copper briefing[^]*\n\nCatalyst Context: Copper passed/,
  },
  {
    what: 'coach copy of 20,000 characters',
    path: 'rodchief-analysis',
    brief: { emailCopy: words(longTextMax).trim(), analysisType: 'improve' },
    metadata: { generationType: 'rodchief-bot', emailCopy: words(longTextMax).trim() },
    prompt: /^The copper market/,
  },
  {
    what: 'a clone with 20,000 characters of details',
    path: 'generate-clone-winner',
    brief: buildClone({ customDetails: words(longTextMax), winnerCopy: words(contentMax) }),
    metadata: { generationType: 'clone-winner', customDetails: words(longTextMax) },
    prompt: /^Custom Details: The copper[^]*\n\nWinner Copy: The copper/,
  },
  {
    what: 'an email of a tool of the catalog with every field at its limit',
    path: 'generate-email',
    brief: { ...FULL_EMAIL, app: 'letters' },
    metadata: { generationType: 'letters', ...FULL_EMAIL },
    prompt: /^Company name: The copper[^]*\n\nTone\/style: The copper/,
  },
];

test.each(LARGE)('$what is saved by its thread, opened and refined', async ({ path, brief, metadata, prompt }) => {
  const threadId = await write(path, brief);
  const { messages, appId } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
  const newest = messages.findLast(({ version }) => version !== null);

  const saved = await save({ threadId });
  expect(saved.status).toBe(201);
  const { id } = saved.body;
  const { body } = await client.get<GenerationResponse>(`/api/generations/${id}`);
  expect(body).toMatchObject({ appId, threadId, content: newest?.content, metadata: { threadId, ...metadata } });
  expect(body.originalPrompt).toMatch(prompt);

  const opened = await client.post<{ threadId: string; version: number }>(`/api/generations/${id}/thread`);
  expect(opened.body).toEqual({ threadId, version: newest?.version });
  const refined = await client.post<{ content: string }>('/api/chat', { message: 'Shorten the email', threadId });
  expect(refined.status).toBe(200);
  expect((await save({ threadId })).body.content).toBe(refined.body.content);

  const byHand = { title: body.title, content: body.content, appId, metadata: body.metadata };
  expect((await save(byHand)).body.metadata).toEqual(body.metadata);
});

test('a version is named, its title follows from it, and what is sent wins', async () => {
  const threadId = await write('generate-email', buildBrief());
  await client.post(`/api/threads/${threadId}/versions`, { content: 'Subject: By **hand**\n\nWords' });
  const { body } = await save({ threadId });
  expect(body).toMatchObject({ title: 'By hand', content: 'Subject: By **hand**\n\nWords', appId: 1 });
  const first = (await save({ threadId, version: 1, title: 'First' })).body;
  expect(first.title).toBe('First');
  expect(first.content).not.toBe(body.content);
  const own = { content: 'Mine', appId: 6, originalPrompt: 'A brief', metadata: { mine: true } };
  expect((await save({ threadId, ...own })).body).toMatchObject({ ...own, title: 'Mine', threadId });
});

test('a thread without a version, a version that is not there and what is wrong are refused', async () => {
  const threadId = await write('generate-email', buildBrief());
  expect(await save({ threadId, version: 9 })).toMatchObject({
    status: 404,
    body: { message: 'There is no version 9.' },
  });
  for (const body of [{ threadId, title: '' }, { threadId, content: ' ' }, { threadId, version: 0 }, {}]) {
    expect((await save(body)).status).toBe(400);
  }
  testApp.demo.play({ kind: 'hang', afterCharacters: 0 });
  const hanging = await client.submit('/api/generate-email', buildBrief());
  const { threadId: empty } = await client.job(hanging);
  expect(await save({ threadId: empty })).toMatchObject({ status: 400, body: { message: 'Content is required' } });
  await client.post(`/api/jobs/${hanging}/cancel`);
  client = await testApp.signedIn();
  expect((await save({ threadId })).status).toBe(404);
});
