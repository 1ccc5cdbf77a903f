import type { ChatResponse } from '@copydesk/contracts';
import { buildBrief, FILING, type TestClient, useSharedTestApp } from '@copydesk/testing';

/** A filing among pages that say nothing: as long as a real one. */
const PAGES = Array.from({ length: 60 }, (_, at) => `Page ${at + 10}\n${'We believe in our people. '.repeat(60)}`);
const DOCUMENT = [FILING, ...PAGES].join('\n\n');
const DRAFT = 'Subject: The quarter\n\nNet sales were $7,192 million in the quarter.\n\n**Read on.**';
const WORDS = 'Net sales were $7,192 million in the quarter.';

const testApp = useSharedTestApp();
let client: TestClient;
let threadId: string | null;

const answer = (content: string) => ({ kind: 'answer', content }) as const;
const asked = () => testApp.demo.calls.map(({ request }) => JSON.stringify(request));
const isWhole = (prompt: string) => prompt.split('We believe in our people.').length > 60 * 60;

beforeEach(async () => {
  client = await testApp.signedIn();
  testApp.demo.play(answer(DRAFT));
  const id = await client.submit('/api/generate-email', buildBrief({ fileContent: DOCUMENT, catalyst: undefined }));
  ({ threadId } = await client.jobUntil(id, ({ status }) => status === 'completed'));
  expect(isWhole(asked()[0] ?? '')).toBe(true);
  testApp.demo.calls.length = 0;
});

const chat = async (message: string) => (await client.post<ChatResponse>('/api/chat', { message, threadId })).body;

test('selected words take the passages of their sentence along, and not the document', async () => {
  const from = DRAFT.indexOf(WORDS);
  const selection = { version: 1, from, to: from + WORDS.length, text: WORDS, action: 'rewrite' };
  expect((await client.post(`/api/threads/${threadId}/selection-edits`, selection)).status).toBe(200);
  const [prompt = ''] = asked();
  expect(prompt).toContain('Task: edit-selection');
  expect(prompt).toContain('7,192');
  expect(prompt.length).toBeLessThan(DOCUMENT.length / 5);
});

test('a change takes passages along, one that wants something new the document', async () => {
  await chat('Make it shorter');
  await chat('Add the research spending');
  const [shorter = '', longer = ''] = asked().filter((prompt) => prompt.includes('Task: refine-email'));
  expect(shorter.length).toBeLessThan(DOCUMENT.length / 5);
  expect(isWhole(longer)).toBe(true);
});

describe('a question', () => {
  test('is answered by a call of its own, with the page of its passage, and makes no version', async () => {
    testApp.demo.play(answer('It was $7,192 million: “Total net sales $7,192”. It says “Net sales doubled”.'));
    const { content, note } = await chat('What were the net sales?');
    expect(content).toBe(DRAFT);
    expect(note).toBe(
      'It was $7,192 million: “Total net sales $7,192” (p. 1). It says “Net sales doubled”. Please check: a passage that is quoted here is not in your sources word for word.',
    );
    const [prompt = '', ...others] = asked();
    expect(others).toEqual([]);
    expect(prompt).toContain('Task: answer-question');
    expect(prompt).not.toContain('Form of the answer');
    expect(prompt.length).toBeLessThan(DOCUMENT.length / 5);
  });

  test('that wants a change after all makes it', async () => {
    const shorter = DRAFT.replace(' in the quarter', '');
    testApp.demo.play(answer('CHANGE'), answer(shorter));
    expect((await chat('Why is it so long?')).content).toBe(shorter);
    expect(asked()).toHaveLength(2);
  });
});

test('a brief that names its sender has it below the draft, set by code, also where the draft is changed', async () => {
  testApp.demo.play(answer(DRAFT), answer(DRAFT.replace('The quarter', 'A quarter')));
  const id = await client.submit('/api/generate-email', buildBrief({ companyName: 'Harbor Letter' }));
  const job = await client.jobUntil(id, ({ status }) => status === 'completed');
  expect(job.text).toBe(`${DRAFT}\n\nHarbor Letter`);
  ({ threadId } = job);
  const { content } = await chat('Another subject line');
  expect(content).toBe(`${DRAFT.replace('The quarter', 'A quarter')}\n\nHarbor Letter`);
  expect(asked().at(-1)).not.toContain('\\nHarbor Letter\\n\\n**');
});
