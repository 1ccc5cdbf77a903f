import type {
  FactCheckResponse,
  GenerationResponse,
  ReviewResponse,
  SavedLedgerResponse,
  ThreadResponse,
  VersionLedger,
} from '@copydesk/contracts';
import { buildBrief, FILING, type TestClient, useSharedTestApp } from '@copydesk/testing';

const PASSAGE = 'Before charges for the Dresden plant, we kept $1,350 million of our net income for shareholders.';
const DOCUMENT = `${FILING}\nPage 2\n${PASSAGE}\n`;
const FIGURE = '$1,350 million';
const EMAIL = `Subject: The quarter\n\nNet sales were $7,192 million in the quarter. Net income was ${FIGURE} in the quarter.\n\n**Read on.**`;

const testApp = useSharedTestApp();
let client: TestClient;
let threadId: string;

const play = (json: object) => testApp.demo.play({ kind: 'answer', content: JSON.stringify(json) });
const checked = (quote: string) =>
  play({
    claims: [
      {
        id: 2,
        sources: [{ id: 'document', quote }],
        note: 'Page 2 has it, before the charges.',
        verdict: 'supported',
      },
    ],
  });
const SCORES = { hook: 8, catalyst: 8, proof: 9, clarity: 8, action: 8, compliance: 9 };
const reviewed = (passage: string) =>
  play({
    corrections: [{ figure: FIGURE, passage, reason: 'Page 2 has it, before the charges.' }],
    improvements: [],
    feedback: 'Good.',
    criteria: SCORES,
  });
const check = async () => (await client.post<FactCheckResponse>('/api/fact-check', { text: EMAIL, threadId })).body;
const review = async () => {
  const { messages } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
  const messageId = messages.at(-1)?.id;
  return (await client.post<ReviewResponse>('/api/rodchief-review', { emailContent: EMAIL, threadId, messageId })).body;
};
const ledger = async () => (await client.get<VersionLedger>(`/api/threads/${threadId}/versions/1/ledger`)).body;
const entry = async () => (await ledger()).entries.find(({ quote }) => quote === FIGURE);

beforeEach(async () => {
  client = await testApp.signedIn();
  testApp.demo.play({ kind: 'answer', content: EMAIL });
  const id = await client.submit('/api/generate-email', buildBrief({ fileContent: DOCUMENT, catalyst: undefined }));
  const job = await client.jobUntil(id, ({ finishedAt }) => finishedAt !== null);
  threadId = job.threadId ?? '';
  testApp.demo.calls.length = 0;
});

test('a figure that rules call wrong and a passage has is to be confirmed on every screen, and then agrees', async () => {
  expect(await entry()).toMatchObject({ status: 'mismatch' });
  checked(PASSAGE);
  const { verdicts, corrections } = await check();
  expect(JSON.stringify(testApp.demo.calls[0]?.request)).toMatch(/First pass: .*\$1\.204 billion/);
  expect(verdicts).toMatchObject([{ verdict: 'supported' }, { verdict: 'not-checked' }]);
  expect(verdicts[1]?.note).toMatch(/^Page 2 has it, before the charges\. .*confirm it/);
  expect(corrections).toMatchObject([{ claim: FIGURE, source: { kind: 'document', page: 2, quote: PASSAGE } }]);

  expect(await ledger()).toMatchObject({ found: 1, traced: 1, total: 2 });
  const found = await entry();
  expect(found).toMatchObject({ status: 'found', near: { source: { page: 2, quote: PASSAGE } } });
  expect(found?.reason).toContain('Page 2 has it, before the charges.');
  const evidence = await client.get<{ corrections: object[] }>(`/api/threads/${threadId}/evidence`);
  expect(evidence.body.corrections).toHaveLength(1);

  reviewed('');
  expect(await review()).toMatchObject({ score: 8, caps: [] });
  const sentence = `Net income was ${FIGURE} in the quarter.`;
  await client.post(`/api/threads/${threadId}/confirmations`, { claim: FIGURE, sentence });
  testApp.demo.calls.length = 0;
  expect((await check()).analysis).toBe('This text makes 2 claims: 1 traced, 1 confirmed.');
  expect(testApp.demo.calls).toEqual([]);
});

test.each([
  ['is not there word for word', PASSAGE.replace('kept', 'earned')],
  ['has another figure', 'Net income\t1,204\t1,618'],
])('a figure whose passage %s stays what rules call it', async (_name, passage) => {
  checked(passage);
  expect((await check()).verdicts[1]).toMatchObject({ verdict: 'contradicted', byRule: true });
  reviewed(passage);
  expect(await review()).toMatchObject({ score: 4, caps: [{ at: 4 }] });
  expect(await entry()).toMatchObject({ status: 'mismatch' });
});

test('a review that shows a passage is not capped for the figure, and the ledger has it to be confirmed', async () => {
  reviewed(PASSAGE);
  expect(await review()).toMatchObject({ score: 8, caps: [], details: [], feedback: 'Good.' });
  expect(await entry()).toMatchObject({ status: 'found' });
});

test('an email that was saved before says the same', async () => {
  const { id } = (await client.post<GenerationResponse>('/api/generations', { threadId, version: 1 })).body;
  checked(PASSAGE);
  await check();
  const saved = (await client.get<SavedLedgerResponse>(`/api/generations/${id}/ledger`)).body.ledger;
  expect(saved).toMatchObject({ found: 1, traced: 1 });
  expect(saved?.entries.find(({ quote }) => quote === FIGURE)).toMatchObject({ status: 'found' });
});

test('a correction ends when the draft rests on another document', async () => {
  checked(PASSAGE);
  await check();
  const text = `${DOCUMENT}\nPage 3\nRestated.\n`;
  const { documentId } = (await client.post<{ documentId: string }>('/api/documents', { name: '10-Q.txt', text })).body;
  await testApp.query('UPDATE threads SET document_id = $1 WHERE id = $2', [documentId, threadId]);
  expect(await entry()).toMatchObject({ status: 'mismatch' });
});
