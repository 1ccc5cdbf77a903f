import {
  SELECTION_MOVED,
  type EditSelectionRequest,
  type EvidenceResponse,
  type Ledger,
  type MessageResponse,
  type SelectionEditResponse,
  type ThreadResponse,
} from '@copydesk/contracts';
import { buildBrief, FILING, eventually, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();

const DRAFT =
  'Subject: The quarter\n\nNet sales were **$7,192 million** in the quarter. Net income was $1,204 million.\n\n**Read on.**';
const SENTENCE = 'Net income was $1,204 million.';
const answer = (content: string) => ({ kind: 'answer', content }) as const;

let client: TestClient;
let threadId: string;
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
  testApp.demo.play(answer(DRAFT));
  const brief = buildBrief({ fileContent: FILING, catalyst: undefined });
  threadId = (await client.post<{ threadId: string }>('/api/generate-email', brief)).body.threadId;
  testApp.demo.calls.length = 0;
});

const path = () => `/api/threads/${threadId}/selection-edits`;
const selecting = (text: string, change: Partial<EditSelectionRequest> = {}): Partial<EditSelectionRequest> => {
  const from = DRAFT.indexOf(text);
  return { version: 1, from, to: from + text.length, text, action: 'rewrite', ...change };
};
const edit = (text: string, change: Partial<EditSelectionRequest> = {}) =>
  client.post<SelectionEditResponse>(path(), selecting(text, change));
const thread = async () => (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
const asked = () => testApp.demo.calls.map(({ request }) => JSON.stringify(request));

test('what takes the place of words is written alone, is a proposal, and becomes a version by being taken', async () => {
  testApp.demo.play(answer('“Net income came to $1,204 million.”\n<note>One word is another.</note>'));
  const { status, body } = await edit(SENTENCE);
  expect([status, body]).toEqual([200, { text: 'Net income came to $1,204 million.', note: 'One word is another.' }]);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toMatch(/Net sales.*Net income was \$1,204.*Task: edit-selection/);
  const before = await thread();
  expect(before.messages.map(({ version }) => version)).toEqual([null, 1]);
  // The newest job of the draft is still the one that wrote it.
  expect(before.job?.name).toBe('generate');
  const content = DRAFT.replace(SENTENCE, body.text);
  const taken = await client.post<MessageResponse>(`/api/threads/${threadId}/versions`, { content });
  expect(taken.body).toMatchObject({ version: 2, content, origin: 'edited' });
  const ledger = (await client.get<Ledger>(`/api/threads/${threadId}/versions/2/ledger`)).body;
  expect(ledger.entries.map(({ quote, status }) => [quote, status])).toEqual(
    expect.arrayContaining([['$1,204 million', 'traced']]),
  );
});

test('a figure that its source contradicts stays as it was written, and is told', async () => {
  const wrong = 'Net income was $1,731 million, a fine result.';
  testApp.demo.play(answer(`Here's a funnier version:\n\n${wrong}`));
  expect((await edit(SENTENCE, { action: 'expand' })).body).toEqual({
    text: wrong,
    note: 'Please check “$1,731 million”: the source says otherwise.',
  });
  expect(asked()).toHaveLength(1);
});

test('a question about words is answered beside them, and proposes nothing', async () => {
  const found = 'It is on page 2 of your document.';
  testApp.demo.play(answer(found));
  const question = { action: 'ask', instruction: 'Which page has it?' } as const;
  expect((await edit(SENTENCE, question)).body).toEqual({ text: SENTENCE, note: found });
});

test('words that are not changed say so; those that would change the rest are asked for again', async () => {
  testApp.demo.play(answer(`${SENTENCE}\n<note>The filing says no more.</note>`));
  expect((await edit(SENTENCE)).body).toEqual({
    text: SENTENCE,
    note: 'Nothing was changed. The filing says no more.',
  });
  // A subject line that would take the email in.
  testApp.demo.play(answer('One line'), answer('Subject: Two\n\nNet'));
  const whole = DRAFT.slice(0, DRAFT.indexOf(' sales'));
  expect((await edit(whole, { from: 0, to: whole.length })).body.text).toBe('Subject: Two\n\nNet');
});

test('the same key is the same job, a stop ends it without a version, and others may write meanwhile', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 10 });
  const key = { 'idempotency-key': 'one' };
  const ids = await Promise.all([1, 2, 3].map(() => client.submit(path(), selecting(SENTENCE), key)));
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  await client.jobUntil(id, ({ text }) => text.length > 0);
  expect((await client.post(path(), selecting(SENTENCE, { action: 'shorten' }), key)).status).toBe(422);
  expect((await client.post('/api/chat', { message: 'Make it more professional', threadId })).status).toBe(200);
  await client.post(`/api/jobs/${id}/cancel`);
  await client.jobUntil(id, ({ status }) => status === 'cancelled');
  expect((await thread()).messages.filter(({ jobId }) => jobId === id)).toEqual([]);
});

test('is refused where the draft has moved on, is being written, or says something else there', async () => {
  const refused = { status: 409, body: { message: SELECTION_MOVED } };
  expect(await edit(SENTENCE, { from: 3, to: 3 + SENTENCE.length })).toMatchObject(refused);
  await client.post(`/api/threads/${threadId}/versions`, { content: `${DRAFT}\n\nP.S. More.` });
  expect(await edit(SENTENCE)).toMatchObject(refused);
  testApp.demo.play({ kind: 'hang-before-headers' });
  const id = await client.submit('/api/chat', { message: 'Shorter', threadId });
  await eventually(() => testApp.demo.calls[0] ?? null);
  const meanwhile = await edit(SENTENCE, { version: 2 });
  expect(meanwhile).toMatchObject({ status: 409, body: { message: expect.stringContaining('still being written') } });
  await client.post(`/api/jobs/${id}/cancel`);
  const { status, body } = await client.post(path(), { ...selecting(' '), text: ' ', action: 'ask', version: 0 });
  expect([status, Object.keys((body as { errors?: object }).errors ?? {}).sort()]).toEqual([
    400,
    ['instruction', 'text', 'version'],
  ]);
});

test('what is stated in a request is a source of the draft, and signature and disclaimer are no words of its', async () => {
  await client.put('/api/account/house-profile', {
    company: '',
    voice: '',
    wordsToAvoid: '',
    disclaimer: 'Not advice. Capital is at risk.',
  });
  const content = `${DRAFT}\n\nNot advice. Capital is at risk.`;
  await client.post(`/api/threads/${threadId}/versions`, { content });
  testApp.demo.play(answer('Net income was $1,204 million, with 12 new plants.'));
  await edit(SENTENCE, { version: 2, action: 'ask', instruction: 'Say that 12 new plants opened.' });
  expect((await client.get<EvidenceResponse>(`/api/threads/${threadId}/evidence`)).body.input.brief).toContain(
    '12 new plants opened',
  );
  expect(asked().join('')).not.toContain('Capital is at risk');
  const from = content.indexOf('Capital');
  const own = { version: 2, from, to: content.length, text: content.slice(from), action: 'shorten' };
  expect((await client.post(path(), own)).body).toMatchObject({
    message: expect.stringContaining('come from your brand'),
  });
});
