import { randomUUID } from 'node:crypto';
import type {
  FactCheckResponse,
  GenerateEmailResponse,
  Ledger,
  MessageResponse,
  ReadingsResponse,
  ReadSentencesResult,
  UserResponse,
} from '@copydesk/contracts';
import { buildBrief, FILING, HostedApp, type TestClient } from '@copydesk/testing';

let testApp: HostedApp;
let client: TestClient;
let user: UserResponse;
beforeAll(async () => {
  testApp = await HostedApp.open({ env: { LIMIT_CHECK_CALLS_PER_HOUR: '1' } });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.demo.reset();
  client = testApp.client();
  user = await client.register();
});

const SENTENCE = 'The tills rang up $7,192 million.';
const DRAFT = `Subject: The quarter\n\n${SENTENCE}`;
const READING = {
  figure: '$7,192 million',
  kind: 'level',
  measure: { is: 'net sales', from: ['tills rang up'] },
};

const read = (threadId: string, body: object = {}) =>
  client.post<ReadSentencesResult>(`/api/threads/${threadId}/readings`, { text: DRAFT, ...body });
const readingsOf = async (threadId: string) =>
  (await client.get<ReadingsResponse>(`/api/threads/${threadId}/readings`)).body;
const statusOf = async (threadId: string) => {
  const { body } = await client.get<Ledger>(`/api/threads/${threadId}/versions/2/ledger`);
  return body.entries.find(({ quote }) => quote === '$7,192 million')?.status;
};
const play = (content: object | string) =>
  testApp.demo.play({
    kind: 'answer',
    readings: true,
    content: typeof content === 'string' ? content : JSON.stringify(content),
  });

/** A thread whose second version says in other words what its filing does. */
async function write(): Promise<string> {
  const { threadId } = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
  await client.post<MessageResponse>(`/api/threads/${threadId}/versions`, { content: DRAFT });
  const id = randomUUID();
  await testApp.query(
    `INSERT INTO documents (id, user_id, name, sha256, text, pages, characters) VALUES ($1::uuid, $2, 'Q1.pdf', $1::uuid::text, $3, 2, $4)`,
    [id, user.id, FILING, FILING.length],
  );
  await testApp.query('UPDATE threads SET document_id = $1 WHERE id = $2', [id, threadId]);
  testApp.demo.reset();
  return threadId;
}

test('a sentence that rules left open is read without its source, and its figure is traced', async () => {
  const threadId = await write();
  expect(await statusOf(threadId)).toBe('found');
  play({ sentences: [{ id: 1, figures: [READING], asides: [] }] });
  expect((await read(threadId)).body).toEqual({ read: 1 });
  expect(await readingsOf(threadId)).toMatchObject({ isOn: true, readings: [{ words: SENTENCE }] });
  expect(await statusOf(threadId)).toBe('traced');

  const asked = JSON.stringify(testApp.demo.calls);
  expect(asked).toContain(SENTENCE);
  expect(asked).not.toContain('Cost of sales');
  await testApp.query('DELETE FROM threads WHERE id = $1', [threadId]);
  expect(await testApp.query('SELECT FROM readings WHERE thread_id = $1', [threadId])).toEqual([]);
});

test('an answer that cannot be used leaves its sentence unread, and is not asked for again', async () => {
  const threadId = await write();
  play('I cannot say.');
  play('I cannot say.');
  expect((await read(threadId)).body).toEqual({ read: 0 });
  expect((await readingsOf(threadId)).readings).toEqual([{ words: SENTENCE, reading: null }]);
  expect(await statusOf(threadId)).toBe('found');
  const before = testApp.demo.calls.length;
  expect((await read(threadId, { isAsked: true })).body).toEqual({ read: 0 });
  expect(testApp.demo.calls).toHaveLength(before);
});

test('beyond its calls of an hour a thread is read only where a person asks', async () => {
  const threadId = await write();
  play({ sentences: [] });
  expect((await read(threadId)).status).toBe(200);
  expect((await read(threadId)).status).toBe(429);
  expect((await read(threadId, { isAsked: true })).status).toBe(200);
});

test('two pages at once get no more calls of an hour than one', async () => {
  const threadId = await write();
  const answers = await Promise.all([read(threadId), read(threadId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
});

test('a review reads what is open before it judges, the preheader too', async () => {
  const threadId = await write();
  const preheader = 'It was $7,192 million at the tills.';
  const { body } = await client.put<MessageResponse>(`/api/threads/${threadId}/versions/2/preheader`, { preheader });
  play({ sentences: [{ id: 1, figures: [READING], asides: [] }] });
  const { status } = await client.post('/api/rodchief-review', { threadId, messageId: body.id });
  expect(status).toBe(200);
  expect((await readingsOf(threadId)).readings.map(({ words }) => words)).toEqual(
    expect.arrayContaining([SENTENCE, preheader]),
  );
});

test('a fact check reads what is open before it judges', async () => {
  const threadId = await write();
  play({ sentences: [{ id: 1, figures: [READING], asides: [] }] });
  const { body } = await client.post<FactCheckResponse>('/api/fact-check', { text: SENTENCE, threadId });
  expect(body.verdicts).toMatchObject([{ verdict: 'supported' }]);
});
