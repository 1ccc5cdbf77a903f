import {
  type GenerationResponse,
  type GenerationThreadResponse,
  type MessageResponse,
  type SubjectIdeas,
  type ThreadResponse,
} from '@copydesk/contracts';
import { withSubject } from '@copydesk/text';
import { buildBrief, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();

const FILING = `Page 1
NORTHWIND SEMICONDUCTOR, INC.
For the quarterly period ended June 30, 2025

CONSOLIDATED STATEMENTS OF OPERATIONS
(In millions, except per share data)
\tThree Months Ended
\tJune 30,
\t2025\t2024
Total net sales\t$7,192\t$8,290
Net income\t1,204\t1,618
`;
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
