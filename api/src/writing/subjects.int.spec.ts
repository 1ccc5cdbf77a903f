import {
  type GenerationResponse,
  type GenerationThreadResponse,
  type MessageResponse,
  type KeptWaiver,
  type ReviewResponse,
  type SavedLedgerResponse,
  type SubjectIdeas,
  type ThreadResponse,
  type VersionLedger,
} from '@copydesk/contracts';
import { withPreheader, withSubject } from '@copydesk/text';
import { buildBrief, FILING, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();

const DRAFT = 'Subject: The quarter\n\nNet sales were **$7,192 million** in the quarter.\n\n**Read on.**';
const PREHEADER = 'One line of the filing says why.';
const ideas = (...subjects: string[]) =>
  ({
    kind: 'answer',
    content: JSON.stringify({
      subjects: subjects.map((subject, at) => ({ angle: at % 2 ? 'figure' : 'reason', subject })),
      preheader: PREHEADER,
    }),
  }) as const;

let client: TestClient;
let threadId: string;
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
  testApp.demo.play({ kind: 'answer', content: DRAFT });
  const brief = buildBrief({ fileContent: FILING, catalyst: undefined });
  threadId = (await client.post<{ threadId: string }>('/api/generate-email', brief)).body.threadId;
  testApp.demo.calls.length = 0;
});

const path = (rest: string) => `/api/threads/${threadId}${rest}`;
const suggest = () => client.post<SubjectIdeas>(path('/subjects'), { version: 1 });
const thread = async () => (await client.get<ThreadResponse>(path(''))).body;
const edit = async (content: string) => (await client.post<MessageResponse>(path('/versions'), { content })).body;
const preheader = (version: number, words: string) =>
  client.put<MessageResponse>(path(`/versions/${version}/preheader`), { preheader: words });

test('five lines come by one call, none that the sources do not bear out, and they stay with the draft', async () => {
  testApp.demo.play(
    ideas(
      'Net sales were $8,290 million in the quarter',
      'Subject: **The quarter**',
      'Northwind: net sales of $7,192 million',
      'Why Northwind sold less',
      'A gain that is guaranteed',
      'Northwind opened 12 plants',
      'What a smaller quarter leaves',
      'Net income: $1,204 million',
      'The quarter in one line',
      'One more line',
    ),
  );
  const { status, body } = await suggest();
  expect(status).toBe(200);
  expect(body.subjects.map(({ subject }) => subject)).toEqual([
    'Northwind: net sales of $7,192 million',
    'Why Northwind sold less',
    'What a smaller quarter leaves',
    'Net income: $1,204 million',
    'The quarter in one line',
  ]);
  expect(body.preheader).toBe(PREHEADER);
  expect(testApp.demo.calls).toHaveLength(1);
  const { cuts: _, ...kept } = body;
  expect((await thread()).ideas).toEqual({ version: 1, ...kept });
  testApp.demo.play(ideas('Why Northwind sold less', 'Another one'));
  expect((await suggest()).body.subjects.map(({ subject }) => subject)).toEqual(['Another one']);
  expect((await thread()).messages).toHaveLength(2);
});

test('the chosen one is the subject of the draft, and of what is saved of it', async () => {
  const content = withSubject(DRAFT, 'Net income: $1,204 million');
  expect(await edit(content)).toMatchObject({
    version: 2,
    content: DRAFT.replace('The quarter', 'Net income: $1,204 million'),
  });
  const saved = (await client.post<GenerationResponse>('/api/generations', { threadId, version: 2 })).body;
  expect(saved).toMatchObject({ title: 'Net income: $1,204 million', content });
});

test('a preheader is kept with its version, goes on to the next, and into what is saved', async () => {
  expect((await preheader(1, `  ${PREHEADER}\n`)).body).toMatchObject({ version: 1, preheader: PREHEADER });
  const second = await edit(`${DRAFT}\n\nP.S. More.`);
  expect(second.preheader).toBe(PREHEADER);
  await preheader(2, 'Typed.');
  const typed = { content: `${DRAFT}\n\nP.S. Typed.`, after: second.id, replaces: true };
  expect((await client.post<MessageResponse>(path('/versions'), typed)).body).toMatchObject({
    version: 2,
    preheader: 'Typed.',
  });
  await preheader(2, PREHEADER);
  const saved = (await client.post<GenerationResponse>('/api/generations', { threadId })).body;
  expect(saved.preheader).toBe(PREHEADER);
  const read = async () => (await client.get<GenerationResponse>(`/api/generations/${saved.id}`)).body;
  await preheader(2, 'Another one.');
  expect((await read()).preheader).toBe('Another one.');
  const third = await edit(`${DRAFT}\n\nP.S. Less.`);
  await preheader(3, '');
  await client.put(`/api/generations/${saved.id}`, { content: third.content });
  expect((await read()).preheader).toBeNull();
  expect(
    (await client.post<MessageResponse>(path('/versions'), { content: 'x', restoredFrom: 2 })).body.preheader,
  ).toBe('Another one.');
  await preheader(4, 'Kept.');
  await client.put(`/api/generations/${saved.id}`, { content: typed.content });
  const copy = (await client.post<GenerationResponse>(`/api/generations/${saved.id}/duplicate`)).body;
  const opened = (await client.post<GenerationThreadResponse>(`/api/generations/${copy.id}/thread`)).body;
  const { body } = await client.get<ThreadResponse>(`/api/threads/${opened.threadId}`);
  expect(body.messages.at(-1)?.preheader).toBe(copy.preheader);
  expect(copy.preheader).toBe('Kept.');
  expect((await preheader(9, 'x')).status).toBe(404);
  expect((await preheader(1, 'x'.repeat(151))).status).toBe(400);
});

test('a preheader that was typed is laid beside the sources with its draft, in what is saved of it, too', async () => {
  const ledger = async (version: number) => (await client.get<VersionLedger>(path(`/versions/${version}/ledger`))).body;
  const { entries: own, total } = await ledger(1);
  expect(own).not.toEqual([]);
  const saved = (await client.post<GenerationResponse>('/api/generations', { threadId })).body;
  const savedLedger = async () =>
    (await client.get<SavedLedgerResponse>(`/api/generations/${saved.id}/ledger`)).body.ledger;
  expect((await savedLedger())?.entries).toEqual(own);

  const wrong = 'Net sales were $8,190 million in the quarter';
  await preheader(1, wrong);
  const told = await ledger(1);
  expect(told).toMatchObject({ preheader: wrong, total: total + 1 });
  expect(told.entries.slice(0, -1)).toEqual(own);
  const { from = 0, to = 0, ...claim } = told.entries.at(-1) ?? {};
  expect(claim).toMatchObject({ quote: '$8,190 million', status: 'mismatch' });
  expect(withPreheader(DRAFT, wrong).slice(from, to)).toBe('$8,190 million');
  expect((await savedLedger())?.entries).toEqual(told.entries);

  // It is judged with the email.
  const criteria = { hook: 9, catalyst: 9, proof: 9, clarity: 9, action: 9, compliance: 9 };
  const good = { feedback: 'Good.', improvements: [], criteria };
  testApp.demo.play({ kind: 'answer', content: JSON.stringify(good) });
  const messageId = (await thread()).messages.at(-1)?.id;
  const review = (await client.post<ReviewResponse>('/api/rodchief-review', { threadId, messageId })).body;
  expect(review.score).toBe(4);
  expect(review.details[0]).toMatchObject({ line: wrong, byRule: true });
  expect(review.details[0]?.edit).toBeUndefined();

  // What somebody answers for stays so in each.
  const waiver = { quote: '$8,190 million', sentence: wrong, reason: 'From the call' };
  await client.post<KeptWaiver>(path('/waivers'), waiver);
  expect((await ledger(1)).entries.at(-1)?.waiver).toMatchObject({ reason: 'From the call' });
  expect((await savedLedger())?.entries.at(-1)?.waiver).toMatchObject({ reason: 'From the call' });

  // The next version has it from the one before, and a preheader that is gone has no claims.
  await edit(`${DRAFT}\n\nP.S. More.`);
  expect((await ledger(2)).entries.at(-1)).toMatchObject({ quote: '$8,190 million', status: 'mismatch' });
  await preheader(2, '');
  expect((await ledger(2)).entries).toHaveLength(own.length);
});
