import type {
  FactCheckResponse,
  GenerateEmailResponse,
  ReviewResponse,
  ThreadResponse,
  UserResponse,
} from '@copydesk/contracts';
import { buildBrief, type TestClient, useSharedTestApp } from '@copydesk/testing';

const DOCUMENT = `Northwind Semiconductor (NWSC) reported revenue of $4.2 billion for the quarter ended March 31, 2024, up 31% from
a year earlier. Gross margin was 61.5%.

CONSOLIDATED STATEMENTS OF OPERATIONS
(In millions)
\tThree Months Ended
\tMarch 31,
\t2024\t2023
Revenue\t$4,200\t$3,206
Cost of revenue\t1,617\t1,371
Gross profit\t2,583\t1,835`;

const testApp = useSharedTestApp();
let client: TestClient;
let threadId: string;
let email: string;
let messageId: string;

beforeEach(async () => {
  client = await testApp.signedIn();
  const brief = buildBrief({ fileContent: DOCUMENT });
  ({ threadId, emailContent: email } = (await client.post<GenerateEmailResponse>('/api/generate-email', brief)).body);
  messageId = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body.messages.at(-1)?.id ?? '';
});

const review = <T = ReviewResponse>(body: object) => client.post<T>('/api/rodchief-review', body);
const check = <T = FactCheckResponse>(body: object) => client.post<T>('/api/fact-check', body);

test('a review scores six criteria and quotes the lines it means', async () => {
  const { status, body } = await review({ emailContent: email });
  expect(status).toBe(200);
  expect(body.feedback.length).toBeGreaterThan(40);
  expect(Number.isInteger(body.score) && body.score >= 1 && body.score <= 10).toBe(true);
  expect(body.criteria.map(({ criterion }) => criterion)).toEqual([
    'hook',
    'catalyst',
    'proof',
    'clarity',
    'action',
    'compliance',
  ]);
  expect(body.improvements).toHaveLength(body.details.length);
  for (const { line } of body.details) expect(email).toContain(line);
});

test('the review of a version is kept: asked for again it costs no call, and the thread shows it', async () => {
  const body = { emailContent: email, threadId, messageId };
  const first = (await review(body)).body;
  const calls = testApp.demo.calls.length;
  expect((await review(body)).body).toEqual(first);
  expect((await review({ threadId, messageId })).body).toEqual(first);
  expect(testApp.demo.calls).toHaveLength(calls);
  const { reviews } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
  expect(reviews).toMatchObject([{ messageId, review: first, kept: false }]);
  const { id } = (await client.get<UserResponse>('/api/user')).body;
  expect(
    await testApp.query(
      `SELECT FROM user_analytics WHERE user_id = $1 AND action_type = 'rodchief_feedback_requested'`,
      [id],
    ),
  ).toHaveLength(1);
});

test('the same review, asked for three times at once, is one job', async () => {
  const body = { emailContent: email, threadId, messageId };
  const calls = testApp.demo.calls.length;
  const [first, ...others] = await Promise.all([review(body), review(body), review(body)]);
  for (const other of others) expect(other.body).toEqual(first?.body);
  expect(testApp.demo.calls).toHaveLength(calls + 1);
  expect(
    await testApp.query(`SELECT FROM jobs WHERE name = 'review-email' AND thread_id = $1`, [threadId]),
  ).toHaveLength(1);
});

test('a review that is about to stop does not answer who asks for it again', async () => {
  const body = { threadId, messageId };
  testApp.demo.play({ kind: 'hang', afterCharacters: 0 });
  const stopped = await client.submit('/api/rodchief-review', body);
  await client.jobUntil(stopped, ({ status }) => status === 'running');
  // Its worker has not heard of it yet.
  await testApp.query('UPDATE jobs SET cancel_requested_at = now() WHERE id = $1', [stopped]);
  const next = await client.submit('/api/rodchief-review', body);
  expect(next).not.toBe(stopped);
  await client.jobUntil(next, ({ status }) => status === 'completed');
  await client.post(`/api/jobs/${stopped}/cancel`);
});

test('suggestions that are applied raise the score', async () => {
  const weak = `Subject: Huge news!!!\n\nThis is an amazing game-changer. Northwind reported revenue of $4.2 billion.\n\n**Read the report today.**`;
  const before = (await review({ emailContent: weak, threadId })).body;
  expect(before.improvements.length).toBeGreaterThan(0);
  const message = `Please revise the email and apply these suggestions:\n${before.improvements.map((line) => `- ${line}`).join('\n')}`;
  const after = await client.post<{ content: string }>('/api/chat', { message, threadId, currentCopy: weak });
  expect((await review({ emailContent: after.body.content, threadId })).body.score).toBeGreaterThan(before.score);
});

test.each([
  ['scores for three criteria', { criteria: { hook: 7, proof: 7, clarity: 7 } }],
  ['no feedback', { feedback: '' }],
  ['no criteria', { criteria: [] }],
])('%s is asked for once more, then given up in words', async (_, change) => {
  const content = JSON.stringify({ ...GOOD_REVIEW, ...change });
  testApp.demo.reset();
  testApp.demo.play({ kind: 'answer', content }, { kind: 'answer', content });
  const { status, body } = await review<{ message: string }>({ emailContent: email });
  expect(status).toBe(502);
  expect(body.message).toBe('The writing model gave an answer that could not be used. Please try again.');
  expect(testApp.demo.calls).toHaveLength(2);
});

const GOOD_REVIEW = {
  feedback: 'It is ready. Send it.',
  criteria: { hook: 9, catalyst: 9, proof: 9, clarity: 9, action: 9, compliance: 9 },
  improvements: [],
};
const playReview = () => testApp.demo.play({ kind: 'answer', content: JSON.stringify(GOOD_REVIEW) });

test('an email with lost millions scores 4 at most, whatever the model says, and shows what the source has without replacing it', async () => {
  playReview();
  const emailContent = 'Subject: Northwind: revenue up 31% to $4.2 million\n\n**Read the report.**';
  const { body } = await review({ emailContent, threadId });
  expect(body.score).toBeLessThanOrEqual(4);
  expect(body.caps).toMatchObject([{ at: 4, reason: expect.stringContaining('“$4.2 million”') }]);
  expect(body.details[0]).toMatchObject({ byRule: true, byHand: true, criterion: 'proof' });
  expect(body.details[0]).not.toHaveProperty('edit');
  expect(body.improvements[0]).toContain('$4.2 billion');
});

test('a figure that somebody answers for does not hold the score down', async () => {
  const emailContent = 'Subject: Northwind\n\nCash was $9 billion.\n\n**Read the report.**';
  playReview();
  expect((await review({ emailContent, threadId })).body).toMatchObject({ score: 6, caps: [{ at: 6 }] });
  const waiver = { quote: '$9 billion', sentence: 'Cash was $9 billion.', reason: 'The annual report' };
  expect((await client.post(`/api/threads/${threadId}/waivers`, waiver)).status).toBeLessThan(300);
  playReview();
  expect((await review({ emailContent, threadId })).body).toMatchObject({ score: 9, caps: [] });
});

test('the reviewer reads the document and is told what rules found', async () => {
  await review({ emailContent: 'Subject: A\n\nRevenue came to $4.2 million. It is risk-free.', threadId });
  const asked = JSON.stringify(testApp.demo.calls.at(-1));
  expect(asked).toContain('Gross margin was 61.5%.');
  expect(asked).toContain('Mismatch: “$4.2 million”');
  expect(asked).toContain('Promise: “risk-free”');
});

test('figures are compared by rule, and a model judges only whether rules misread one that they call wrong', async () => {
  const judged = () =>
    testApp.demo.calls.filter(({ request }) => JSON.stringify(request).includes('Task: fact-check')).length;
  expect((await check({ text: 'Gross margin was 71.5%.', threadId })).body.verdicts).toMatchObject([
    { verdict: 'not-found', byRule: true },
  ]);
  expect(judged()).toBe(0);
  const text = 'Northwind reported revenue of $4.2 billion. Revenue came to $4.2 million. Gross margin was 71.5%.';
  const { status, body } = await check({ text, threadId });
  expect(status).toBe(200);
  expect(judged()).toBe(1);
  expect(body.checkedAgainst).toContain('document');
  expect(body.verdicts.map(({ claim, verdict, byRule }) => [claim, verdict, byRule])).toEqual([
    ['Northwind reported revenue of $4.2 billion.', 'supported', true],
    ['Revenue came to $4.2 million.', 'contradicted', true],
    ['Gross margin was 71.5%.', 'not-found', true],
  ]);
  expect(body.verdicts[0]?.sources).toMatchObject([{ kind: 'document', title: 'Your document', url: null }]);
  expect(body.citations).toEqual([]);
});

test('a figure in the middle of a long filing is found on its page', async () => {
  const page = (number: number) =>
    `Page ${number}\n${number === 28 ? 'Data Center revenue was $14.51 billion, up 279% from a year earlier.' : 'The committee met and spoke about the agenda of its next meeting. '.repeat(60)}`;
  const text = `For the quarterly period ended October 29, 2023\n${Array.from({ length: 50 }, (_, at) => page(at + 1)).join('\n')}`;
  const { documentId } = (await client.post<{ documentId: string }>('/api/documents', { name: '10-Q.pdf', text })).body;
  const { body } = await check({
    text: 'Data Center revenue was $14.51 billion, up 279% from a year earlier.',
    documentId,
  });
  expect(body.verdicts).toMatchObject([
    { verdict: 'supported', byRule: true, sources: [{ kind: 'document', page: 28 }] },
  ]);
  expect(body.cuts).toEqual([]);
});

test('a model is asked only for what rules leave open, and one claim that it cannot prove costs one claim', async () => {
  const text = 'Revenue was $4.2 billion. Orders came from Europe. Its chips are the fastest of all.';
  const quote = 'Northwind Semiconductor (NWSC) reported revenue';
  const answers = [
    { id: 2, verdict: 'supported', note: 'It says so.', sources: [{ id: 'document', quote }] },
    { id: 3, verdict: 'not-found', note: 'It does not say.', sources: [] },
  ];
  testApp.demo.play({ kind: 'answer', content: JSON.stringify({ claims: answers }) });
  const { body } = await check({ text, threadId });
  expect(body.verdicts.map(({ verdict, byRule = false }) => [verdict, byRule])).toEqual([
    ['supported', true],
    ['not-checked', false],
    ['not-found', false],
  ]);
});

test('an answer that cannot be used at all leaves what rules found', async () => {
  testApp.demo.play({ kind: 'answer', content: 'No.' }, { kind: 'answer', content: 'No.' });
  const { status, body } = await check({ text: 'Revenue was $4.2 billion. Orders came from Europe.', threadId });
  expect(status).toBe(200);
  expect(body.verdicts.map(({ verdict }) => verdict)).toEqual(['supported', 'not-checked']);
});

test('20,000 characters are answered, with so many statements read as a model takes at once', async () => {
  const text = 'Revenue was $4.2 billion. Orders came from all over Europe.\n'.repeat(330);
  const { status, body } = await check({ text, threadId });
  expect(status).toBe(200);
  expect(body.verdicts.filter(({ byRule }) => byRule).length).toBeGreaterThan(200);
  expect(body.verdicts.at(-1)).toMatchObject({
    verdict: 'not-checked',
    note: 'At most 40 statements are checked at once. Select this one to have it checked.',
  });
});

test('what nobody can check is honestly not checked, without asking a model', async () => {
  const calls = testApp.demo.calls.length;
  const { body } = await check({ text: 'Zymurgy quixotry.' });
  expect(body).toMatchObject({ citations: [], verdicts: [], checkedAgainst: [] });
  expect(body.analysis).toContain('not checked');
  expect(testApp.demo.calls).toHaveLength(calls);
});

test('reviews and checks go on beside a refinement', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 30 });
  const job = await client.submit('/api/chat', { message: 'Shorten the email', threadId });
  await client.jobUntil(job, ({ text }) => text.length > 0);
  expect((await review({ emailContent: email, threadId, messageId })).status).toBe(200);
  expect((await check({ text: 'Revenue was $4.2 billion.', threadId })).status).toBe(200);
  await client.post(`/api/jobs/${job}/cancel`);
});

test('a review is kept, and kept anew for the same message', async () => {
  const body = { messageId, feedback: 'Good.', score: 7, improvements: ['“a” — b'], emailContent: email, threadId };
  expect((await client.post('/api/save-rodchief-feedback', body)).status).toBe(200);
  await client.post('/api/save-rodchief-feedback', { ...body, score: 8 });
  const rows = await testApp.query(
    'SELECT score, improvements, thread_id FROM rod_chief_feedbacks WHERE message_id = $1',
    [messageId],
  );
  expect(rows).toEqual([{ score: 8, improvements: ['“a” — b'], thread_id: threadId }]);
  await review({ emailContent: email, threadId, messageId });
  const { reviews } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
  expect(reviews).toMatchObject([{ messageId, kept: true }]);
});

test('of a version whose words and review the server knows, its ids are enough', async () => {
  const ids = { threadId, messageId };
  expect((await client.post('/api/save-rodchief-feedback', ids)).status).toBe(404);
  const { feedback, score, improvements } = (await review(ids)).body;
  expect((await client.post('/api/save-rodchief-feedback', ids)).status).toBe(200);
  const rows = await testApp.query(
    'SELECT feedback, score, improvements, email_content FROM rod_chief_feedbacks WHERE message_id = $1',
    [messageId],
  );
  expect(rows).toEqual([{ feedback, score, improvements, email_content: email }]);
});

test('what a user reports is stored with the work that it is about; what is sent of it wins', async () => {
  const sessionContext = {
    threadId,
    generatedContent: 'On the screen',
    refinements: [{ userInput: 'a', aiResponse: 'b', timestamp: 'c' }],
    odd: { deep: [1] },
  };
  const answer = await client.post<{ message: string }>('/api/report-feedback', {
    feedback: ' Nice. ',
    rating: 9,
    sessionContext,
  });
  expect(answer).toMatchObject({ status: 200, body: { message: 'Feedback Submitted' } });
  await client.post('/api/report-feedback', { feedback: 'Default rating' });
  const { id } = (await client.get<UserResponse>('/api/user')).body;
  const rows = await testApp.query(
    'SELECT app_type, rating, feedback_text, session_data FROM user_feedbacks WHERE user_id = $1 ORDER BY id',
    [id],
  );
  expect(rows).toEqual([
    {
      app_type: 'hotlist',
      rating: 9,
      feedback_text: 'Nice.',
      session_data: {
        ...sessionContext,
        appType: 'hotlist',
        originalPrompt: expect.stringContaining('Market Catalyst: ') as unknown,
        userInputs: expect.objectContaining({ catalyst: expect.any(String) as unknown }) as unknown,
        catalysts: [],
      },
    },
    { app_type: 'hotlist', rating: 5, feedback_text: 'Default rating', session_data: {} },
  ]);
});

test.each([
  ['/api/rodchief-review', { emailContent: ' ' }, { emailContent: 'Email content is required' }],
  ['/api/fact-check', { text: ' ' }, { text: 'Text to fact check is required' }],
  ['/api/report-feedback', { feedback: ' ' }, { feedback: 'Feedback Required' }],
  ['/api/report-feedback', { feedback: 'a', rating: 11 }, { rating: 'The rating must be a whole number from 1 to 10' }],
  [
    '/api/report-feedback',
    { feedback: 'a', rating: 'eight' },
    { rating: 'The rating must be a whole number from 1 to 10' },
  ],
  [
    '/api/save-rodchief-feedback',
    { messageId: 'm', feedback: 'f', score: 11, improvements: [], emailContent: 'e' },
    { score: 'The score must be a whole number from 1 to 10' },
  ],
])('%s with %j is refused', async (path, body, errors) => {
  const answer = await client.post(path, body);
  expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 400, errors });
});

test('the threads and versions of others do not exist', async () => {
  const stranger = await testApp.signedIn();
  const body = { emailContent: email, threadId, messageId };
  expect((await stranger.post('/api/rodchief-review', body)).status).toBe(404);
  expect((await stranger.post('/api/fact-check', { text: 'a', threadId })).status).toBe(404);
  expect(
    (await stranger.post('/api/save-rodchief-feedback', { ...body, feedback: 'f', score: 5, improvements: [] })).status,
  ).toBe(404);
  expect((await client.post('/api/rodchief-review', { ...body, messageId: threadId })).status).toBe(404);
});
