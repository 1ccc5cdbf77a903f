import { randomUUID } from 'node:crypto';
import type {
  ChatResponse,
  CoachRequest,
  CoachResponse,
  GenerateEmailResponse,
  JobAccepted,
  RecentDraft,
  ThreadResponse,
  UserResponse,
} from '@copydesk/contracts';
import { buildBrief, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
let threadId: string;

beforeEach(async () => {
  client = await testApp.signedIn();
  threadId = randomUUID();
});

const COPY = `Subject: A game-changer!!!

Northwind raised its forecast by 40% on Tuesday. Who buys all those chips?

Click here to learn more`;
const OTHER = 'Subject: Orders up 14%\n\nOrders rose 14% to $4.2 billion.\n\n**Read it before Friday.**';

const ask = (change: Partial<CoachRequest> = {}, headers: Record<string, string> = {}, as = client) =>
  as.post<CoachResponse>(
    '/api/rodchief-analysis',
    { emailCopy: COPY, analysisType: 'feedback', threadId, ...change },
    headers,
  );
const improve = (change: Partial<CoachRequest> = {}) => ask({ analysisType: 'improve', ...change });
const thread = async (as = client) => (await as.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
const versions = async () =>
  (await thread()).messages.map(({ version, origin, content }) => [version, origin, content]);
const events = async () => {
  const { id } = (await client.get<UserResponse>('/api/user')).body;
  const rows = await testApp.query<{ action_type: string; app_id: number }>(
    'SELECT action_type, app_id FROM user_analytics WHERE user_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ action_type, app_id }) => [action_type, app_id]);
};

test('feedback quotes the copy along the four blocks, and says all of it in one text', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body.threadId).toBe(threadId);
  expect(body.feedback?.blocks.map(({ block }) => block)).toEqual(['disrupt', 'intrigue', 'click', 'kick']);
  for (const { sentences, rewrite } of body.feedback?.blocks ?? []) {
    for (const quote of [...sentences, ...(rewrite ? [rewrite.line] : [])]) expect(COPY).toContain(quote);
  }
  for (const word of ['Disrupt', 'Intrigue', 'Click', 'Kick', body.feedback?.verdict])
    expect(body.content).toContain(word);
});

test('the first use of a thread makes it, with the copy as its version; the same copy again adds none', async () => {
  expect((await client.get(`/api/threads/${threadId}`)).status).toBe(404);
  await ask();
  await ask({ emailCopy: `\n${COPY}  ` });
  expect(await versions()).toEqual([[1, 'pasted', COPY]]);
  const { appId, coachings } = await thread();
  expect(appId).toBe(9);
  expect(coachings).toHaveLength(1);
  await ask({ emailCopy: OTHER });
  expect(await versions()).toEqual([
    [1, 'pasted', COPY],
    [2, 'pasted', OTHER],
  ]);
  const again = await thread();
  expect(again.coachings.map(({ messageId }) => messageId).sort()).toEqual(again.messages.map(({ id }) => id).sort());
  expect((await client.get<RecentDraft[]>('/api/threads?saved=false')).body).toEqual([]);
});

test('without a thread id, a thread is made; two first uses of one id at once make one', async () => {
  const { body } = await ask({ threadId: undefined });
  expect((await client.get(`/api/threads/${body.threadId}`)).status).toBe(200);
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await versions()).toEqual([[1, 'pasted', COPY]]);
});

test('two users who use one id at once: one has the thread, the other does not find it', async () => {
  const stranger = await testApp.signedIn();
  const answers = await Promise.all([ask(), ask({}, {}, stranger)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const owner = answers[0].status === 200 ? client : stranger;
  const other = owner === client ? stranger : client;
  expect((await ask({ analysisType: 'improve' }, {}, other)).status).toBe(404);
  expect((await thread(owner)).messages).toHaveLength(1);
});

test('an improved version is the next one, and counts as a generation', async () => {
  const { status, body } = await improve();
  expect(status).toBe(200);
  expect(body).toMatchObject({ threadId, feedback: null });
  expect(body.content).toMatch(/^Subject: /);
  expect(body.content).not.toContain('!!!');
  expect(body.content).toContain('40%');
  expect(await versions()).toEqual([
    [1, 'pasted', COPY],
    [2, 'refined', body.content],
  ]);
  expect((await client.get<UserResponse>('/api/user')).body.totalGenerations).toBe(1);
  expect(await events()).toEqual([
    ['generation_initiated', 9],
    ['generation_completed', 9],
  ]);
});

test('feedback is counted as a request for feedback, and the better version is written by it', async () => {
  const { body } = await ask();
  await improve();
  expect(await events()).toEqual([
    ['rodchief_feedback_requested', 9],
    ['generation_initiated', 9],
    ['generation_completed', 9],
  ]);
  expect(JSON.stringify(testApp.demo.calls.at(-1)?.request)).toContain(
    JSON.stringify(body.feedback?.verdict).slice(1, -1),
  );
});

test('the chat changes the newest version, and knows the copy and what was said of it', async () => {
  const { body } = await ask();
  const message = 'Change the subject line to “Who buys all those chips?”';
  const chat = await client.post<ChatResponse>('/api/chat', { threadId, message, kind: 'chat' });
  expect(chat.status).toBe(200);
  expect(chat.body.content).toBe(COPY.replace(/^Subject: .*/, 'Subject: Who buys all those chips?'));
  const asked = JSON.stringify(testApp.demo.calls.at(-1)?.request);
  expect(asked).toContain('name=\\"brief\\">\\nSubject: A game-changer!!!');
  expect(asked).toContain(JSON.stringify(body.feedback?.verdict).slice(1, -1));
  expect((await events()).at(-1)).toEqual(['chat_message_sent', 9]);
  expect((await versions()).at(-1)).toEqual([2, 'refined', chat.body.content]);
});

test('the house profile holds', async () => {
  const profile = { company: 'Alpine', voice: '', wordsToAvoid: 'forecast', disclaimer: 'Not advice.' };
  await client.put('/api/account/house-profile', profile);
  const { body } = await improve();
  expect(body.content).toMatch(/\nThe Alpine team\n\nNot advice\.$/);
  expect(body.content).not.toContain('forecast');
});

test('an answer that quotes what is not there is asked for once more, then fails in words', async () => {
  const block = { score: 5, sentences: ['Nobody wrote this.'], feedback: 'So?', rewrite: null };
  const content = JSON.stringify({ verdict: 'No.', disrupt: block, intrigue: block, click: block, kick: block });
  testApp.demo.play({ kind: 'answer', content });
  expect((await ask()).status).toBe(200);
  expect(testApp.demo.calls).toHaveLength(2);
  testApp.demo.play({ kind: 'answer', content }, { kind: 'not-json' });
  const failed = await ask();
  expect(failed).toMatchObject({
    status: 502,
    body: { message: 'The writing model gave an answer that could not be used. Please try again.' },
  });
  expect(testApp.demo.calls).toHaveLength(4);
});

test('asked for a job, it streams the better version; a second one waits for it', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 30 });
  const accepted = await client.post<JobAccepted>(
    '/api/rodchief-analysis',
    { emailCopy: COPY, analysisType: 'improve', threadId },
    { prefer: 'respond-async' },
  );
  expect(accepted).toMatchObject({ status: 202, body: { threadId } });
  const { jobId } = accepted.body;
  await client.jobUntil(jobId, ({ text }) => text.length > 0);
  expect(await ask({ emailCopy: OTHER })).toMatchObject({ status: 409 });
  await client.post(`/api/jobs/${jobId}/cancel`);
  await client.jobUntil(jobId, ({ status }) => status === 'cancelled');
  expect((await thread()).messages.at(-1)).toMatchObject({ version: 2, origin: 'refined', stopped: true });
});

test('a double click is one job', async () => {
  const key = { 'idempotency-key': 'click-1' };
  const answers = await Promise.all([ask({}, key), ask({}, key)]);
  expect(answers[0].body).toEqual(answers[1].body);
  expect(testApp.demo.calls).toHaveLength(1);
  expect((await ask({ emailCopy: OTHER }, key)).status).toBe(422);
});

test('the thread of another tool is worked on in it', async () => {
  const written = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
  threadId = written.threadId;
  await ask({ emailCopy: written.emailContent });
  expect((await thread()).messages.map(({ version }) => version)).toEqual([null, 1]);
});

test.each<[object, string, string]>([
  [{ emailCopy: ' \n' }, 'emailCopy', 'Email copy is required'],
  [{ emailCopy: 'x'.repeat(20_001) }, 'emailCopy', 'Email copy must be at most 20,000 characters'],
  [{ analysisType: 'praise' }, 'analysisType', 'analysisType must be one of feedback, improve'],
  [{ threadId: 'mine' }, 'threadId', 'The thread id must be a UUID'],
])('a request is refused in words (%#)', async (change, field, message) => {
  const { status, body } = await client.post('/api/rodchief-analysis', {
    emailCopy: COPY,
    analysisType: 'feedback',
    threadId,
    ...change,
  });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { [field]: message } });
});
