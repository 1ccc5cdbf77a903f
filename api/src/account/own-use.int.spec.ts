import type { OwnUseResponse } from '@copydesk/contracts';
import { buildBrief, eventually, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const read = async () => (await client.get<OwnUseResponse>('/api/account/analytics')).body;
const DAY_MS = 86_400_000;
/** The Monday of this week, UTC, and a time in it. */
const monday = () => {
  const day = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
};
const iso = (time: number) => new Date(time).toISOString();

test('who did nothing sees twelve weeks of nothing', async () => {
  const { weeks, tools, totals, averageReviewScore, reviewScores, figuresTraced, averageFiguresTraced } = await read();
  expect(weeks.map(({ generations, copies }) => generations + copies)).toEqual(Array(12).fill(0));
  expect(weeks.at(-1)?.weekStart).toBe(iso(monday()).slice(0, 10));
  expect(weeks[0]?.weekStart).toBe(iso(monday() - 77 * DAY_MS).slice(0, 10));
  expect({ tools, totals, averageReviewScore }).toEqual({
    tools: [],
    totals: { generations: 0, saved: 0, copies: 0, refinements: 0 },
    averageReviewScore: null,
  });
  expect(reviewScores.every(({ average, reviews }) => average === null && reviews === 0)).toBe(true);
  expect(figuresTraced.every(({ average, drafts }) => average === null && drafts === 0)).toBe(true);
  expect(averageFiguresTraced).toBeNull();
});

test('figures traced: of the newest finished version of each draft, in its week', async () => {
  const write = async () =>
    (
      await client.post<{ threadId: string }>(
        '/api/generate-email',
        buildBrief({ catalyst: 'The offer: join for $49 for the first year.' }),
      )
    ).body.threadId;
  const edit = (threadId: string, content: string) => client.post(`/api/threads/${threadId}/versions`, { content });
  const [half, none, without] = [await write(), await write(), await write()];
  await edit(half, 'It rose 12%.');
  await edit(half, 'Join for $49 for the first year. It rose 12% in June.');
  await edit(none, 'It rose 12% in June.');
  await edit(without, 'Ann Roe has no figure for you.');
  const other = await testApp.signedIn();
  await other.post('/api/generate-email', buildBrief());
  // What was stopped, or has no ledger, changes nothing.
  await testApp.query(
    `INSERT INTO messages (id, thread_id, role, content, version, origin, stopped)
     VALUES (gen_random_uuid(), $1, 'assistant', 'It', 4, 'refined', true)`,
    [half],
  );
  await testApp.query('UPDATE messages SET created_at = $1 WHERE thread_id = $2', [iso(monday() - 7 * DAY_MS), none]);
  const { figuresTraced, averageFiguresTraced } = await read();
  expect(figuresTraced.slice(-2).map(({ average, drafts }) => [average, drafts])).toEqual([
    [0, 1],
    [0.5, 1],
  ]);
  expect(averageFiguresTraced).toBe(0.25);
});

test('what was done is counted in its week, by tool, and is nobody else’s', async () => {
  const other = await testApp.signedIn();
  await other.post('/api/generate-email', buildBrief());
  const { body } = await client.post<{ emailContent: string; threadId: string }>('/api/generate-email', buildBrief());
  const { threadId, emailContent } = body;
  await client.post('/api/generate-email', buildBrief({ catalyst: 'An older one.' }));
  await client.post('/api/chat', { message: 'Shorten the email', threadId });
  await client.post('/api/chat', { message: 'Shorten it more', threadId, kind: 'chat' });
  const { body: review } = await client.post<{ score: number }>('/api/rodchief-review', { emailContent, threadId });
  await client.post('/api/generations', { title: 'Kept', content: emailContent, appId: 1, threadId });
  for (const actionType of ['copy', 'copy_to_clipboard', 'page_visited'])
    await client.post('/api/analytics/track', { actionType, appId: 1 });
  // A generation that failed is none, and neither is what a browser calls one.
  testApp.demo.play({ kind: 'status', status: 400 });
  await client.post('/api/generate-email', buildBrief({ catalyst: 'A failing one.' }));
  await client.post('/api/analytics/track', { actionType: 'generation_completed', appId: 1 });

  const before = (weeks: number) => iso(monday() - weeks * 7 * DAY_MS);
  await testApp.query(`UPDATE jobs SET finished_at = $1 WHERE payload -> 'input' ->> 'catalyst' = 'An older one.'`, [
    before(11),
  ]);
  const { id } = (await client.get<{ id: number }>('/api/user')).body;
  // What a browser tracks is stored a moment after the answer.
  await eventually(async () => {
    const tracked = await testApp.query('SELECT FROM user_analytics WHERE user_id = $1 AND job_id IS NULL', [id]);
    return tracked.length === 4 ? true : null;
  });
  await testApp.query(
    `INSERT INTO user_analytics (user_id, action_type, created_at) VALUES ($1, 'copy', $2), ($1, 'copy', $3)`,
    [id, iso(monday() - 1), iso(monday() - 77 * DAY_MS - 1)],
  );
  await testApp.query(
    `INSERT INTO jobs (id, name, queue, user_id, app_id, status, payload, result, finished_at)
     VALUES (gen_random_uuid(), 'review-email', 'check', $1, 1, 'completed', '{}', '{"score": 3}', $2),
       (gen_random_uuid(), 'generate', 'write', $1, 6, 'completed', '{}', '{}', $3)`,
    [id, before(2), before(40)],
  );

  const use = await read();
  expect(use.weeks.map(({ generations }) => generations)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(use.weeks.map(({ copies }) => copies)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(use.tools).toEqual([
    { appId: 1, generations: 2 },
    { appId: 6, generations: 1 },
  ]);
  expect(use.totals).toEqual({ generations: 3, saved: 1, copies: 4, refinements: 1 });
  expect(use.averageReviewScore).toBe((review.score + 3) / 2);
  expect(use.reviewScores.at(-1)).toMatchObject({ average: review.score, reviews: 1 });
  expect(use.reviewScores.at(-3)).toMatchObject({ average: 3, reviews: 1 });
});
