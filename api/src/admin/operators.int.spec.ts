import {
  QUEUES,
  type AdminFeedbackResponse,
  type AdminJobResponse,
  type AdminUserResponse,
  type CostsResponse,
  type DashboardStatsResponse,
  type QueuesResponse,
} from '@copydesk/contracts';
import { ADMIN, buildBrief, HostedApp, type TestClient } from '@copydesk/testing';

let testApp: HostedApp;
let admin: TestClient;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0 });
  admin = testApp.client();
  await admin.post('/api/login', ADMIN);
});
afterAll(() => testApp.close());

async function csv(path: string): Promise<string> {
  const answer = await fetch(`${testApp.address}/api/admin/${path}`, { headers: { cookie: admin.cookie } });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return answer.text();
}

async function person(username: string) {
  const client = testApp.client();
  return { client, ...(await client.register(username)) };
}

describe('feedbacks', () => {
  test('come newest first, page by page, with the work that they are about, or without', async () => {
    const { client, id } = await person('critic');
    const session = {
      generatedContent: 'Subject: Hello',
      originalPrompt: 'Write',
      userInputs: { tone: 'calm' },
      refinements: [{ userInput: 'Shorter', aiResponse: 'Short.', timestamp: '2026-01-01T00:00:00Z' }],
    };
    await client.post('/api/report-feedback', {
      feedback: '=HYPERLINK("x")',
      rating: 9,
      sessionContext: { appType: 'clone-winner', ...session },
    });
    await testApp.query(`INSERT INTO user_feedbacks (user_id, app_type, rating) VALUES ($1, 'hotlist', 3)`, [id]);
    const first = await admin.get<AdminFeedbackResponse[]>('/api/admin/feedbacks?limit=1');
    expect(first.headers.get('x-total-count')).toBe('2');
    expect(first.body).toMatchObject([{ username: 'critic', rating: 3, feedbackText: null, sessionData: null }]);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await admin.get<AdminFeedbackResponse[]>(next);
    expect(second.headers.get('link')).toBeNull();
    expect(second.body).toMatchObject([
      {
        appType: 'clone-winner',
        rating: 9,
        sessionData: { ...session, totalInteractions: 2, catalysts: [] },
      },
    ]);
    expect(await csv('feedbacks?format=csv')).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('users', () => {
  test('are found by name, and told with what they did', async () => {
    await person('Findable_1');
    const { body, headers } = await admin.get<AdminUserResponse[]>('/api/admin/users?q=ABLE_');
    expect(body).toMatchObject([{ username: 'Findable_1', disabledAt: null, lastActivity: null, totalGenerations: 0 }]);
    expect(headers.get('x-total-count')).toBe('1');
    expect((await admin.get<unknown[]>('/api/admin/users?q=%25')).body).toEqual([]);
    expect(await csv('users?format=csv')).toMatch(/^id,username,.*\r\n(.+\r\n)+$/);
  });

  test('a disabled one is signed out everywhere and cannot sign in, until the account is opened again', async () => {
    const { client, id } = await person('closed');
    const { body } = await admin.post<AdminUserResponse>(`/api/admin/users/${id}/disable`);
    expect(body.disabledAt).toEqual(expect.any(String));
    expect((await client.get('/api/user')).status).toBe(401);
    const login = (password: string) => testApp.client().post('/api/login', { username: 'closed', password });
    const message = 'This account is disabled. Please ask an administrator.';
    expect(await login('secret-1')).toMatchObject({ status: 403, body: { message } });
    expect((await login('wrong-1')).status).toBe(401);
    await admin.post(`/api/admin/users/${id}/enable`);
    expect((await login('secret-1')).status).toBe(200);
  });

  test('a deleted one takes along what was written, and leaves the numbers and what jobs cost', async () => {
    const { client, id } = await person('leaving');
    const done = await client.submit('/api/generate-email', buildBrief());
    const open = await client.submit('/api/generate-email', buildBrief());
    const uses = [{ model: 'gpt-4.1', inputTokens: 10, outputTokens: 0 }];
    await testApp.query(
      `UPDATE jobs SET status = 'completed', finished_at = now(), text = 'Secret words', uses = $2 WHERE id = $1`,
      [done, JSON.stringify(uses)],
    );
    await testApp.query(
      `INSERT INTO user_analytics (user_id, app_id, action_type, job_id) VALUES ($1, 1, 'generation_completed', $2)`,
      [id, done],
    );
    const generations = async () =>
      (await admin.get<DashboardStatsResponse>('/api/admin/dashboard-stats')).body.totalGenerations;
    const before = await generations();
    expect((await admin.send('DELETE', `/api/admin/users/${id}`, undefined, {})).status).toBe(204);
    expect(await generations()).toBe(before);
    expect((await client.get('/api/user')).status).toBe(401);
    expect(await testApp.query('SELECT status, text, payload, user_id, uses FROM jobs WHERE id = $1', [done])).toEqual([
      { status: 'completed', text: '', payload: {}, user_id: null, uses },
    ]);
    expect(await testApp.query('SELECT status, user_id FROM jobs WHERE id = $1', [open])).toEqual([
      { status: 'cancelled', user_id: null },
    ]);
    expect(await testApp.query('SELECT FROM threads WHERE user_id = $1', [id])).toEqual([]);
    expect((await admin.send('DELETE', `/api/admin/users/${id}`, undefined, {})).status).toBe(404);
  });

  test('nobody closes the own account, nor that of the last administrator', async () => {
    const { id } = (await admin.get<{ id: number }>('/api/user')).body;
    const { client, ...second } = await person('second');
    await testApp.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [second.id]);
    expect((await admin.post(`/api/admin/users/${id}/disable`)).status).toBe(409);
    expect((await admin.send('DELETE', `/api/admin/users/${id}`, undefined, {})).status).toBe(409);
    await testApp.query('UPDATE users SET disabled_at = now() WHERE id = $1', [id]);
    await testApp.query(`UPDATE users SET role = 'user' WHERE id = $1`, [second.id]);
    expect((await client.get('/api/admin/users')).status).toBe(403);
    await testApp.query('UPDATE users SET disabled_at = NULL WHERE id = $1', [id]);
  });
});

test('two administrators who close each other at once leave one', async () => {
  const open = testApp.client();
  const first = await person('closer-one');
  const second = await person('closer-two');
  await testApp.query(`UPDATE users SET disabled_at = now() WHERE username = 'admin'`);
  for (let round = 0; round < 8; round++) {
    await testApp.query(`UPDATE users SET role = 'admin', disabled_at = NULL WHERE username LIKE 'closer-%'`);
    for (const { client, username } of [first, second])
      expect((await client.post('/api/login', { username, password: 'secret-1' })).status).toBe(200);
    await Promise.all([
      first.client.post(`/api/admin/users/${second.id}/disable`),
      second.client.post(`/api/admin/users/${first.id}/disable`),
    ]);
    const [{ count } = { count: 0 }] = await testApp.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM users WHERE role = 'admin' AND disabled_at IS NULL`,
    );
    expect(count).toBe(1);
  }
  await testApp.query(`UPDATE users SET disabled_at = NULL WHERE username = 'admin'`);
  await testApp.query(`DELETE FROM users WHERE username LIKE 'closer-%'`);
  expect((await open.post('/api/login', ADMIN)).status).toBe(200);
});

test.each([
  ['api/queues', 200],
  ['api/queues?activeQueue=&status=latest&page=1&jobsPerPage=10', 200],
  ['api/queues?activeQueue=write&status=active&page=2&jobsPerPage=50', 200],
  ['api/queues/nothing', 404],
  ['api/queues/write/nothing', 404],
  ['api/queues/write/nothing/logs', 200],
  ['api/queues/nothing/1/logs', 404],
  ['api/queues/write/%00', 400],
  ['api/queues?activeQueue=nothing', 400],
  ['api/queues?activeQueue=write&page=-1', 400],
  ['api/queues?activeQueue=write&page=99999999999999999999', 400],
  ['api/queues?activeQueue=write&jobsPerPage=-1', 400],
  ['api/queues?activeQueue=write&jobsPerPage=1e9', 400],
  ['api/queues?activeQueue=write&status=nothing', 400],
  ['api/queues?activeQueue[a]=write&status[]=x&page[x]=1', 400],
  ['api/queues?page=1&page=2', 400],
  ['api/queues?constructor=1', 400],
  ['api/queues/write/metrics', 200],
  ['api/queues/write', 404],
  ['api/queues/write/0', 404],
  ['api/queues/write/undefined', 404],
  ['api/queues/write/*', 404],
  ['api/queues/__proto__/1', 404],
  ['api/queues/write/1/logs?x=%00', 400],
  ['queue/write/1', 200],
  ['queue/write/%2e%2e', 404],
  ['static/%00', 400],
  ['static/nothing.js', 404],
  ['queue/nothing', 200],
  ['queue/%E0%A4%A', 400],
  ['api/redis/stats', 200],
])('the board answers at %s by %i, and no answer is kept', async (path, expected) => {
  const { status, headers } = await fetch(`${testApp.address}/admin/queues/${path}`, {
    headers: { cookie: admin.cookie },
  });
  const told = { status, by: headers.get('x-powered-by'), kept: headers.get('cache-control') };
  expect(told).toEqual({ status: expected, by: null, kept: 'no-store' });
});

describe('jobs and queues', () => {
  test('what waits is told, stopped, and tried again', async () => {
    const { client } = await person('busy');
    const id = await client.submit('/api/generate-email', buildBrief());
    const { body: queues } = await admin.get<QueuesResponse>('/api/admin/queues');
    expect(queues).toMatchObject({ workersAlive: 0, active: 0, oldestWaitingSeconds: expect.any(Number) });
    expect(queues.queues.map(({ name }) => name)).toEqual(QUEUES);
    expect(queues.waiting).toBeGreaterThan(0);
    const cancelled = await admin.post<AdminJobResponse>(`/api/admin/jobs/${id}/cancel`);
    expect(cancelled.body).toMatchObject({
      id,
      status: 'cancelled',
      username: 'busy',
      appName: 'HotList Email Generator',
    });
    expect((await admin.post(`/api/admin/jobs/${id}/cancel`)).status).toBe(409);
    const retried = await admin.post<AdminJobResponse>(`/api/admin/jobs/${id}/retry`);
    expect(retried).toMatchObject({ status: 202, body: { status: 'queued' } });
    expect((await admin.post(`/api/admin/jobs/${id}/retry`)).status).toBe(409);
    expect((await admin.post('/api/admin/jobs/nothing/retry')).status).toBe(404);
    const { body: jobs } = await admin.get<AdminJobResponse[]>('/api/admin/jobs?status=queued&limit=1');
    expect(jobs).toMatchObject([{ id }]);
  });

  test('the job of a news feed names the feed', async () => {
    const [feed] = await testApp.query<{ id: number }>(
      "INSERT INTO catalyst_feeds (url) VALUES ('https://news.example/feed') RETURNING id",
    );
    expect((await admin.post(`/api/admin/catalyst-feeds/${feed?.id}/run`)).status).toBe(202);
    const { body: jobs } = await admin.get<AdminJobResponse[]>('/api/admin/jobs?status=queued&limit=1');
    expect(jobs).toMatchObject([{ name: 'import-feed', feed: 'https://news.example/feed' }]);
  });

  test('the board of the queues is for administrators, and to be read only', async () => {
    const board = async (client: TestClient, path = '', method = 'GET') =>
      fetch(`${testApp.address}/admin/queues${path}`, { method, headers: { cookie: client.cookie } });
    const refusals = [
      await board(testApp.client()),
      await board(await testApp.signedIn()),
      await board(admin, '/api/queues/write/pause', 'PUT'),
    ];
    expect(refusals.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [401, 'no-store'],
      [403, 'no-store'],
      [405, 'no-store'],
    ]);
    const page = await board(admin);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const html = await page.text();
    expect(html).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
    const script = /static\/js\/main[^"]+/.exec(html)?.[0];
    const file = await board(admin, `/${script}`);
    expect(file.headers.get('content-type')).toMatch(/javascript/);
    expect(file.headers.get('cache-control')).toBe('no-store');
    const queues = (await (await board(admin, '/api/queues?status=latest&page=1')).json()) as { queues: object[] };
    expect(queues.queues).toHaveLength(QUEUES.length);
  });
});

/** A job with what it used: model, tokens in, tokens out. */
function addJob(...uses: [string, number, number][]): Promise<object[]> {
  const kept = uses.map(([model, inputTokens, outputTokens]) => ({ model, inputTokens, outputTokens }));
  return testApp.query(
    `INSERT INTO jobs (id, name, queue, app_id, status, payload, finished_at, uses)
     VALUES (gen_random_uuid(), 'generate', 'write', 1, 'failed', '{}', now(), $1)`,
    [JSON.stringify(kept)],
  );
}

test('costs: a job that used two models is one job, priced by each of them', async () => {
  await testApp.query('DELETE FROM jobs');
  await addJob(['gpt-4.1-mini', 1_000_000, 0], ['sonar', 1_000_000, 0], ['sonar', 0, 1_000_000]);
  await addJob(['gpt-4.1', 1_000_000, 0], ['my-own', 100, 50]);
  const { body } = await admin.get<CostsResponse>('/api/admin/costs?days=1');
  const cost = { jobs: 2, inputTokens: 3_000_100, outputTokens: 1_000_050, cost: 4.4, isPartial: true };
  expect(body).toMatchObject({ total: cost, perTool: [cost], perUser: [cost], perDay: [cost] });
  expect(body.unpricedModels).toEqual(['my-own']);
  expect(body.perGeneration).toMatchObject([
    { models: ['gpt-4.1', 'my-own'], cost: 2, isPartial: true },
    { models: ['gpt-4.1-mini', 'sonar'], cost: 2.4, isPartial: false, inputTokens: 2_000_000 },
  ]);
  const { headers } = await admin.get('/api/admin/costs/generations?days=1');
  expect(headers.get('x-total-count')).toBe('2');
});

test('costs: priced where the price is known, tokens alone where it is not', async () => {
  await testApp.query('DELETE FROM jobs');
  await addJob(['gpt-4.1-2025-04-14', 1_000_000, 500_000]);
  await addJob(['llama3.1:8b', 100, 50]);
  const { body } = await admin.get<CostsResponse>('/api/admin/costs?days=2');
  expect(body).toMatchObject({
    days: 2,
    total: { jobs: 2, inputTokens: 1_000_100, outputTokens: 500_050, cost: 6, isPartial: true },
    unpricedModels: ['llama3.1:8b'],
    perTool: [{ appName: 'HotList Email Generator', cost: 6 }],
    perUser: [{ username: null, jobs: 2 }],
  });
  expect(body.perDay.map(({ jobs, cost }) => [jobs, cost])).toEqual([
    [0, 0],
    [2, 6],
  ]);
  expect(body.perGeneration.map(({ cost }) => cost)).toEqual([null, 6]);
  for (const table of ['generations', 'tools', 'users', 'days']) {
    expect(await csv(`costs/${table}?format=csv`)).toContain('inputTokens');
  }
  expect((await admin.get('/api/admin/costs/nothing')).status).toBe(404);
});

test('every table is a file, however long', async () => {
  await testApp.query(
    `INSERT INTO user_analytics (action_type, metadata) SELECT 'long', '{"n": "=1+1"}' FROM generate_series(1, 1200)`,
  );
  const lines = (await csv('events?format=csv')).trimEnd().split('\r\n');
  expect(lines.filter((line) => line.includes(',long,'))).toHaveLength(1_200);
  for (const path of ['app-usage', 'user-activity', 'jobs']) await csv(`${path}?format=csv`);
});
