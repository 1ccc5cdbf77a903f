import { randomUUID } from 'node:crypto';
import type { MessageResponse, ThreadResponse } from '@copydesk/contracts';
import { buildBrief, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();

const SENTENCE = 'Net income was $1,204 million.';
const DRAFT = `Subject: The quarter\n\nNet sales were **$7,192 million**. ${SENTENCE}\n\n**Read on.**`;
const answer = (content: string) => ({ kind: 'answer', content }) as const;

let client: TestClient;
let threadId: string;
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
  testApp.demo.play(answer(DRAFT));
  threadId = (await client.post<{ threadId: string }>('/api/generate-email', buildBrief())).body.threadId;
});

/** The refinements of this test's user as every counter counts them. */
async function refinements(): Promise<number> {
  const counted = await testApp.query(
    `SELECT FROM user_analytics WHERE action_type = 'generation_refined'
       AND user_id = (SELECT user_id FROM threads WHERE id = $1)`,
    [threadId],
  );
  return counted.length;
}

const path = () => `/api/threads/${threadId}`;
const addVersion = (body: object, headers = {}) => client.post<MessageResponse>(`${path()}/versions`, body, headers);
const messages = async () => (await client.get<ThreadResponse>(path())).body.messages;

/** Has a sentence written otherwise; returns the id of the job that proposes the words. */
async function propose(): Promise<string> {
  testApp.demo.play(answer('Net income came to $1,204 million.'));
  const from = DRAFT.indexOf(SENTENCE);
  const selection = { version: 1, from, to: from + SENTENCE.length, text: SENTENCE, action: 'rewrite' };
  const id = await client.submit(`${path()}/selection-edits`, selection);
  await client.jobUntil(id, ({ status }) => status === 'completed');
  return id;
}

test('suggestions applied by their exact edits count as one refinement, without a model', async () => {
  const calls = testApp.demo.calls.length;
  const suggestions = ['“Net sales” — say when', '“Read on.” — name what comes'];
  const once = { 'idempotency-key': randomUUID() };
  const request = { content: DRAFT.replace('Read on.', 'Read the report.'), suggestions };
  const { body } = await addVersion(request, once);
  await addVersion(request, once);
  expect(body).toMatchObject({ version: 2, origin: 'edited', suggestions });
  expect(testApp.demo.calls).toHaveLength(calls);
  expect(await refinements()).toBe(1);
  // Typing, and taking an edit back, is none.
  await addVersion({ content: DRAFT });
  expect(await refinements()).toBe(1);
});

test('suggestions applied by a model count as one refinement, and the conversation keeps their own words', async () => {
  testApp.demo.play(answer(DRAFT.replace('Read on.', 'Read the report.')));
  const suggestions = ['Name what comes'];
  const message = 'Please revise the email by applying these suggestions:\n- Name what comes';
  expect((await client.post('/api/chat', { message, threadId, suggestions })).status).toBe(200);
  expect(await refinements()).toBe(1);
  const said = (await messages()).map((one) => [one.role, one.suggestions]);
  expect(said).toEqual([
    ['user', null],
    ['assistant', null],
    ['user', suggestions],
    ['assistant', null],
  ]);
});

test('proposed words count once when they are taken, and never when they are dismissed', async () => {
  await propose();
  expect(await refinements()).toBe(0);
  const id = await propose();
  for (const _ of [1, 2]) expect((await client.post(`${path()}/selection-edits/${id}/take`)).status).toBe(204);
  expect(await refinements()).toBe(1);
});

test('words are taken by their user, in their thread, once they are there', async () => {
  const id = await propose();
  const other = await testApp.signedIn();
  expect((await other.post(`${path()}/selection-edits/${id}/take`)).status).toBe(404);
  for (const unknown of ['1', randomUUID()]) {
    const { status, body } = await client.post(`${path()}/selection-edits/${unknown}/take`);
    expect([status, body]).toMatchObject([404, { message: 'This proposal was not found.' }]);
  }
  expect(await refinements()).toBe(0);
});

test.each([
  [[], 'Apply at least 1 and at most 50 suggestions at once'],
  ['Shorter', 'Suggestions must be a list of texts'],
  [[7], 'Suggestions must be a list of texts'],
  [['x'.repeat(20_001)], 'A suggestion is too long'],
])('suggestions that are no list of texts are refused in words: %#', async (suggestions, message) => {
  for (const { status, body } of [
    await addVersion({ content: 'Copper rose.', suggestions }),
    await client.post('/api/chat', { message: 'Shorter', threadId, suggestions }),
  ]) {
    expect([status, body]).toMatchObject([400, { errors: { suggestions: message } }]);
  }
});
