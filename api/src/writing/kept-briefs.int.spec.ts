import {
  type GenerationResponse,
  type KeptDocument,
  type ReviewResponse,
  type ThreadResponse,
} from '@copydesk/contracts';
import { buildBrief, buildEvent, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
});

const generate = async (call: string, body: object) =>
  (await client.post<{ threadId: string }>(`/api/${call}`, body)).body.threadId;
const threadOf = async (id: string) => (await client.get<ThreadResponse>(`/api/threads/${id}`)).body;

test('a thread keeps its brief: the beginning of what was sent of a kept document, and all of one that is not', async () => {
  const sent = 'Orders rose 14% in the quarter. '.repeat(500);
  const { documentId } = (
    await client.post<KeptDocument>('/api/documents', { name: '10-Q.pdf', text: `Page 1\n${sent}` })
  ).body;
  const kept = await threadOf(
    await generate('generate-starting-now-email', buildEvent({ fileContent: sent, documentId })),
  );
  expect(kept.brief).toMatchObject({
    tool: 'starting-now-generator',
    input: { documentId, fileContent: sent.slice(0, 10_000) },
    document: { name: '10-Q.pdf', pages: 1 },
  });
  const pasted = await threadOf(await generate('generate-email', buildBrief({ fileContent: sent })));
  expect(pasted.brief).toMatchObject({ input: { fileContent: sent }, document: null });
});

test('a brief names its document after that was deleted', async () => {
  const { documentId } = (
    await client.post<KeptDocument>('/api/documents', { name: '10-Q.pdf', text: 'Page 1\nOrders rose 14%.' })
  ).body;
  const threadId = await generate('generate-email', buildBrief({ documentId }));
  await client.send('DELETE', `/api/documents/${documentId}`, undefined, {});
  const { brief, document } = await threadOf(threadId);
  expect(document).toBeNull();
  expect(brief).toMatchObject({ input: { documentId }, document: { name: '10-Q.pdf' } });
});

test('nothing that a screen shows of a thread depends on the payloads of its jobs', async () => {
  const threadId = await generate('generate-email', buildBrief({ catalyst: 'Copper rose 40% on Tuesday.' }));
  const { messages } = await threadOf(threadId);
  const messageId = messages.at(-1)?.id;
  const review = { threadId, messageId, emailContent: messages.at(-1)?.content };
  expect((await client.post<ReviewResponse>('/api/rodchief-review', review)).status).toBe(200);
  expect((await client.post(`/api/threads/${threadId}/subjects`, { version: 1 })).status).toBe(200);
  const content = messages.at(-1)?.content ?? '';
  const selection = { version: 1, from: 0, to: content.length, text: content };
  const ask = { ...selection, action: 'ask', instruction: 'Say that 12 new plants opened.' };
  expect((await client.post(`/api/threads/${threadId}/selection-edits`, ask)).status).toBe(200);
  const shown = async () => ({
    thread: await threadOf(threadId),
    evidence: (await client.get(`/api/threads/${threadId}/evidence`)).body,
    ledger: (await client.get(`/api/threads/${threadId}/versions/1/ledger`)).body,
  });
  const before = await shown();
  expect(before.thread).toMatchObject({ reviews: [{ messageId }], ideas: { version: 1 } });
  expect(JSON.stringify(before.evidence)).toContain('12 new plants');

  await testApp.query(`UPDATE jobs SET payload = '{}' WHERE thread_id = $1`, [threadId]);
  expect(await shown()).toEqual(before);
  const saved = await client.post<GenerationResponse>('/api/generations', { threadId, title: 'Copper', appId: 1 });
  expect(saved.body.originalPrompt).toContain('Copper rose 40% on Tuesday.');
  const refined = await client.post('/api/chat', { message: 'Make it shorter', threadId });
  expect(refined.status).toBe(200);
});
