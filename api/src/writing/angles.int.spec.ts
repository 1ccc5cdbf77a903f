import {
  type AngleIdeas,
  type Brand,
  type GenerationResponse,
  type KeptDocument,
  type SentEmail,
  type ThreadResponse,
} from '@copydesk/contracts';
import { buildBrand, buildBrief, FILING, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();

const DRAFT = 'Subject: The quarter\n\nNet sales were **$7,192 million** in the quarter.\n\n**Read on.**';
const ideas = (...lines: string[]) =>
  ({
    kind: 'answer',
    angles: true,
    content: JSON.stringify({ angles: lines.map((line) => ({ line, question: 'What sold less?' })) }),
  }) as const;

let client: TestClient;
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
});

const keep = async () =>
  (await client.post<KeptDocument>('/api/documents', { name: '10-Q.txt', text: FILING })).body.documentId;
const suggest = (body: object) => client.post<AngleIdeas>('/api/angles', body);
const thread = async (id: string) => (await client.get<ThreadResponse>(`/api/threads/${id}`)).body;
/** What the model was asked last. */
const asked = () => JSON.stringify(testApp.demo.calls.at(-1)?.request).replaceAll('\\n', '\n');
const write = async (change: Parameters<typeof buildBrief>[0]) => {
  testApp.demo.play({ kind: 'answer', content: DRAFT });
  const brief = buildBrief({ catalyst: undefined, additionalContext: undefined, ...change });
  return (await client.post<{ threadId: string }>('/api/generate-email', brief)).body.threadId;
};

test('three angles come by one call, none that the document does not bear out, each with its facts', async () => {
  const documentId = await keep();
  testApp.demo.play(
    ideas(
      'Net sales were $8,290 million in the quarter',
      'A gain that is guaranteed',
      'Net sales were $7,192 million in the quarter',
      'Northwind opened 12 plants in Ohio',
      'Net income: $1,204 million',
      'What a smaller quarter leaves',
      'One more line',
    ),
  );
  const { status, body } = await suggest({ documentId });
  expect(status).toBe(200);
  expect(body.angles.map(({ line }) => line)).toEqual([
    'Net sales were $7,192 million in the quarter',
    'Net income: $1,204 million',
    'What a smaller quarter leaves',
  ]);
  expect(body.angles[0]).toMatchObject({
    question: 'What sold less?',
    facts: expect.arrayContaining([expect.objectContaining({ quote: '$7,192 million', status: 'traced' })]),
  });
  expect(testApp.demo.calls).toHaveLength(1);
  expect(JSON.stringify(testApp.demo.calls[0]?.request).length).toBeLessThan(60_000);
});

test('where no angle is borne out none is offered, and none that was offered comes again', async () => {
  testApp.demo.play(ideas('Net sales were $8,290 million in the quarter'));
  expect((await suggest({ content: FILING })).body.angles).toEqual([]);
  testApp.demo.play(ideas('What a smaller quarter leaves', 'Net income: $1,204 million'));
  const { angles } = (await suggest({ content: FILING, offered: ['What a smaller quarter leaves'] })).body;
  expect(angles.map(({ line }) => line)).toEqual(['Net income: $1,204 million']);
});

test('news or an event alone is enough; nothing is refused in words', async () => {
  const event = await suggest({ about: 'The copper briefing begins today at 2 p.m. Eastern. Ann Roe leads it.' });
  expect(event.body.angles.length).toBeGreaterThan(0);
  expect(await suggest({})).toMatchObject({
    status: 400,
    body: { message: 'Hand in a document, a market catalyst or an event first' },
  });
  expect((await suggest({ content: FILING, offered: ['x'.repeat(301)] })).status).toBe(400);
});

test('the chosen angle and shape go into the prompt and stay with the draft; they prove nothing', async () => {
  const angle = 'Net sales of $9,999 million, and nobody noticed';
  const threadId = await write({ documentId: await keep(), fileContent: 'A summary.', angle, shape: 'letter' });
  expect(asked()).toContain(angle);
  expect(asked()).toContain('Letter: a letter from one person to one reader');
  expect((await thread(threadId)).brief?.input).toMatchObject({ angle, shape: 'letter' });
  const ledger = await client.post<{ entries: object[] }>('/api/ledger', {
    threadId,
    text: 'Subject: x\n\nNet sales were $9,999 million.',
  });
  expect(ledger.body.entries).toEqual([expect.objectContaining({ status: 'mismatch' })]);
  expect((await client.post('/api/generate-email', buildBrief({ angle, shape: 'poem' as never }))).status).toBe(400);
  expect((await client.post('/api/generate-email', buildBrief({ angle: 'x'.repeat(301) }))).status).toBe(400);
});

test('another angle has the draft written anew from its brief, as its next version', async () => {
  const threadId = await write({ documentId: await keep(), fileContent: 'A summary.', angle: 'One', shape: 'list' });
  testApp.demo.play({ kind: 'answer', content: DRAFT.replace('The quarter', 'Another') });
  const { status, body } = await client.post(`/api/threads/${threadId}/angle`, { angle: ' Two ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ threadId, content: expect.stringContaining('Subject: Another') });
  expect(asked()).toContain('Two');
  expect(asked()).toContain('7,192');
  expect(asked()).not.toContain('The shape of this email');
  const { messages, brief } = await thread(threadId);
  expect(messages.map(({ role, content, version, origin }) => [role, version, origin, content.slice(0, 18)])).toEqual([
    ['user', null, null, expect.any(String)],
    ['assistant', 1, 'written', expect.any(String)],
    ['user', null, null, 'Another angle: Two'],
    ['assistant', 2, 'refined', expect.any(String)],
  ]);
  expect(brief?.input).toMatchObject({ angle: 'Two' });
  expect(brief?.input).not.toHaveProperty('shape');
  testApp.demo.play({ kind: 'answer', content: DRAFT });
  await client.post('/api/chat', { threadId, message: 'Shorter' });
  expect(asked()).toContain('Angle: Two');
  expect((await client.post(`/api/threads/${threadId}/angle`, { angle: ' ' })).status).toBe(400);
});

test('an email that began without a brief takes no angle, and says so', async () => {
  const saved = (await client.post<GenerationResponse>('/api/generations', { title: 'x', content: DRAFT, appId: 1 }))
    .body;
  const opened = await client.post<{ threadId: string }>(`/api/generations/${saved.id}/thread`);
  expect((await client.post(`/api/threads/${opened.body.threadId}/angle`, { angle: 'Two' })).status).toBe(409);
});

test('the writer is told who reads, what may not be said, what they were sent last and how old the document is', async () => {
  const brand = (await client.post<Brand>('/api/brands', buildBrand({ voice: 'Dry' }))).body;
  const choice = { brandId: brand.id, offerId: brand.offers[0]?.id };
  const first = await write({ fileContent: FILING, ...choice });
  const saved = (await client.post<GenerationResponse>('/api/generations', { threadId: first })).body;
  const { body } = await client.get<SentEmail[]>(`/api/sent-before?brandId=${brand.id}&offerId=${choice.offerId}`);
  expect(body).toEqual([
    { id: saved.id, title: 'The quarter', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), result: null },
  ]);
  const result = { sent: 1_000, opened: null, clicked: 30, sold: null, unsubscribed: null, sentOn: '2025-07-25' };
  expect((await client.put(`/api/generations/${saved.id}/result`, { result })).status).toBe(200);
  const text = `${FILING}\n\nSIGNATURES\nDate: July 24, 2025`;
  const { documentId } = (await client.post<KeptDocument>('/api/documents', { name: 'x', text })).body;
  await write({ documentId, fileContent: 'A summary.', ...choice });
  const prompt = asked();
  for (const told of [
    'Owners of the largest chip makers',
    'No price targets',
    '- The quarter (Friday, July 25, 2025): 3% clicked (2.1 to 4.3%)',
  ])
    expect(prompt).toContain(told);
  expect(prompt).toMatch(/It was filed on Thursday, July 24, 2025, \d+ months ago/);
  expect(prompt).not.toContain('Professional');
});
