import type { Ledger, ThreadResponse } from '@copydesk/contracts';
import { buildBrief, eventually, FILING, TestApp, type TestClient } from '@copydesk/testing';

const FIRST = 'Subject: The quarter\n\nNet sales were $7,192 million in the quarter.\n\n**Read on.**';
const SECOND =
  'Subject: A quarter of $7,192 million\n\nNet sales were $7,192 million. Nobody expected it.\n\n**Read on.**';
const WHY = 'This one opens with “$7,192 million”, the other with a heading.';

let testApp: TestApp;
let client: TestClient;
beforeAll(async () => {
  testApp = await TestApp.open({ env: { BEST_OF_TWO: 'on' } });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
});

const answer = (content: string) => ({ kind: 'answer', content }) as const;
const choice = (better: 'A' | 'B') => answer(JSON.stringify({ why: WHY, better }));
const hang = { kind: 'hang', afterCharacters: 40 } as const;
const submit = () => client.submit('/api/generate-email', buildBrief({ fileContent: FILING, catalyst: undefined }));
const ended = (id: string) => client.jobUntil(id, ({ finishedAt }) => finishedAt !== null);
const calls = (count: number) => eventually(() => (testApp.demo.calls.length >= count ? testApp.demo.calls : null));
const versionsOf = async (threadId: string | null) =>
  (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body.messages.filter(
    ({ version }) => version !== null,
  );

test('a first draft is written twice, and the chosen one is the newest version, with the reason', async () => {
  testApp.demo.play(answer(FIRST), answer(SECOND), choice('B'));
  const job = await ended(await submit());
  expect(job).toMatchObject({ status: 'completed', text: SECOND });
  expect(await versionsOf(job.threadId)).toMatchObject([
    { version: 1, content: FIRST, note: null, origin: 'written' },
    { version: 2, content: SECOND, note: `Chosen from two drafts: ${WHY}`, origin: 'written' },
  ]);
  const { body } = await client.get<Ledger>(`/api/threads/${job.threadId}/versions/1/ledger`);
  expect(body.entries).toMatchObject([{ quote: '$7,192 million', status: 'traced' }]);
  const [first, second, choosing] = testApp.demo.calls;
  expect(second?.request).toEqual(first?.request);
  expect(second?.startedAt).toBeGreaterThanOrEqual(first?.firstTokenAt ?? Infinity);
  const asked = JSON.stringify(choosing?.request);
  for (const words of ['Task: choose-draft', 'Nobody expected it.', 'material-']) expect(asked).toContain(words);
});

test('what all of it used is counted, as one generation', async () => {
  const before = testApp.demo.calls.length;
  testApp.demo.play(answer(FIRST), answer(SECOND), choice('A'));
  const job = await ended(await submit());
  const [counted] = await testApp.query<{ tokens: number }>(
    `SELECT (SELECT sum((used ->> 'outputTokens')::int)::int FROM jsonb_array_elements(uses) AS used) AS tokens FROM jobs WHERE id = $1`,
    [job.id],
  );
  const [alone] = await testApp.query<{ tokens: number }>(`SELECT ceil(length($1) / 4.0)::int AS tokens`, [
    FIRST + SECOND,
  ]);
  expect(testApp.demo.calls).toHaveLength(before + 3);
  expect(counted?.tokens).toBeGreaterThan(alone?.tokens ?? Infinity);
  const { body } = await client.get<{ totalGenerations: number }>('/api/user');
  expect(body.totalGenerations).toBe(1);
});

test('a stop ends both, and keeps what could be seen of the first', async () => {
  testApp.demo.play(hang, hang);
  const id = await submit();
  await calls(2);
  await client.jobUntil(id, ({ text }) => text.length >= 40);
  await client.post(`/api/jobs/${id}/cancel`);
  const job = await ended(id);
  expect(job.status).toBe('cancelled');
  expect(await versionsOf(job.threadId)).toMatchObject([{ version: 1, stopped: true }]);
  await eventually(() => (testApp.demo.calls.every(({ ended: how }) => how === 'aborted') ? true : null));
});

test('a worker that dies over the second one leaves two versions, not three', async () => {
  testApp.demo.play(answer(FIRST), hang);
  const id = await submit();
  await calls(2);
  await client.jobUntil(id, ({ progress }) => progress?.stage === 'choosing');
  await testApp.loseWorker();
  testApp.demo.play(answer(SECOND), answer(FIRST), choice('A'));
  const job = await ended(id);
  expect(job).toMatchObject({ status: 'completed', attempt: 2, text: SECOND });
  expect((await versionsOf(job.threadId)).map(({ content }) => content)).toEqual([FIRST, SECOND]);
});

test('a second draft, or a choice, that fails leaves the first one shown', async () => {
  testApp.demo.play(answer(FIRST), { kind: 'status', status: 500 });
  const alone = await ended(await submit());
  expect(await versionsOf(alone.threadId)).toMatchObject([
    { content: FIRST, note: expect.stringContaining('in time') },
  ]);
  testApp.demo.play(answer(FIRST), answer(SECOND), { kind: 'status', status: 500 });
  const both = await ended(await submit());
  expect(await versionsOf(both.threadId)).toMatchObject([
    { content: SECOND },
    { content: FIRST, note: expect.stringContaining('none was chosen') },
  ]);
});

test('what is written again, from another angle, is written once', async () => {
  testApp.demo.play(answer(FIRST), answer(SECOND), choice('B'), answer(FIRST));
  const { threadId } = await ended(await submit());
  const id = await client.submit(`/api/threads/${threadId}/angle`, { angle: 'Net sales alone', shape: 'letter' });
  await ended(id);
  expect(await versionsOf(threadId)).toHaveLength(3);
  expect(testApp.demo.calls).toHaveLength(4);
});
