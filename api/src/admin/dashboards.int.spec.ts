import type {
  AdminAppUsageResponse,
  AdminStatsResponse,
  AdminUserActivityResponse,
  AppUsageResponse,
  DashboardStatsResponse,
  FigureEvent,
  FigureUser,
  RealtimeResponse,
  UserActivityResponse,
  UserDetailsResponse,
  UserSessionResponse,
} from '@copydesk/contracts';
import { ADMIN, buildCampaign, HostedApp, type TestClient } from '@copydesk/testing';

let testApp: HostedApp;
let admin: TestClient;
let writer: number;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0 });
  admin = testApp.client();
  await admin.post('/api/login', ADMIN);
  writer = (await testApp.client().register('writer')).id;
  await write('generation_completed', '10 min', { app: 1, content: 'Subject: One\n\nThe first.' });
  await write('generation_completed', '3 days', { app: 6, content: 'Subject: Two\n\nThe second.' });
  await write('generation_completed', '10 days', { app: 6, content: 'Subject: Three\n\nThe third.' });
  await write('generation_completed', '20 days', { app: 6, content: 'Subject: Four\n\nThe fourth.' });
  await write('generation_completed', '1 min', { app: 1 });
  await write('generation_refined', '2 days', { app: 1 });
  await write('copy_to_clipboard', '2 min', { app: 99 });
  await write('copy', '2 hours', { app: 1 });
  await write('copy', '10 days', { app: 1 });
  await write('chat_message_sent', '30 hours', { app: 1 });
  await write('page_visited', '3 min', { session: 'session-1' });
  await write('page_visit', '4 min', { session: 'session-1', user: null });
});
afterAll(() => testApp.close());

/** Writes an event of a while ago; with content it is of a completed job. */
async function write(
  type: string,
  ago: string,
  {
    app = null,
    content,
    session = null,
    user = writer,
  }: {
    app?: number | null;
    content?: string;
    session?: string | null;
    user?: number | null;
  },
) {
  await testApp.query(
    `WITH job AS (
       INSERT INTO jobs (id, name, queue, user_id, app_id, status, payload, text, created_at, finished_at)
       SELECT gen_random_uuid(), 'generate', 'write', $2, $3, 'completed',
         jsonb_build_object('tool', 'hotlist-generator',
           'input', jsonb_build_object('companyName', 'Northwind', 'fileContent', repeat('x', 100000))), $5, now(), now()
       WHERE $5::text IS NOT NULL RETURNING id)
     INSERT INTO user_analytics (action_type, user_id, app_id, session_id, job_id, metadata, created_at)
     VALUES ($1, $2, $3, $6, (SELECT id FROM job), jsonb_build_object('contentLength', length($5)),
       now() - $4::interval)`,
    [type, user, app, ago, content ?? null, session],
  );
}

const get = async <T>(path: string) => {
  const { status, body, headers } = await admin.get<T>(`/api/admin/${path}`);
  expect(status).toBe(200);
  return { body, headers };
};

test('dashboard-stats: the week, its trends, and what there is in all', async () => {
  const { body, headers } = await get<DashboardStatsResponse>('dashboard-stats');
  expect(body).toMatchObject({
    asOf: headers.get('x-as-of'),
    activeUsers: 1,
    totalAnalyticsEvents: 9,
    weeklyGenerations: 2,
    weeklyActiveUsers: 1,
    weeklyCopyActions: 2,
    totalUsers: 2,
    totalGenerations: 4,
    trends: { generations: 100, activeUsers: 0, copyActions: 100, totalEvents: 350 },
    warnings: [],
  });
  expect(body.analyticsBreakdown[0]).toEqual({ actionType: 'generation_completed', count: 3 });
  expect(body.generationsPerDay).toHaveLength(30);
  expect(body.generationsPerDay.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect(body.ratings).toHaveLength(11);
});

test('dashboard-stats?view=admin: all time, and 30 days', async () => {
  const { body } = await get<AdminStatsResponse>('dashboard-stats?view=admin');
  expect(body).toMatchObject({ totalUsers: 2, totalGenerations: 4, totalRefinements: 1, activeUsers: 1 });
  expect(body.recentActivity.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  expect([...body.recentActivity].sort((a, b) => (a.date < b.date ? 1 : -1))).toEqual(body.recentActivity);
});

test('app-usage names the tools, and one that is not there by its number', async () => {
  const { body } = await get<AppUsageResponse[]>('app-usage');
  expect(body).toEqual([
    {
      appId: 1,
      appName: 'HotList Email Generator',
      generations: 1,
      generationEvents: 2,
      uniqueUsers: 1,
      totalEvents: 5,
    },
    { appId: 6, appName: 'Starting Now', generations: 1, generationEvents: 1, uniqueUsers: 1, totalEvents: 1 },
    { appId: 99, appName: 'App 99', generations: 0, generationEvents: 0, uniqueUsers: 1, totalEvents: 1 },
  ]);
  const { body: ever } = await get<AdminAppUsageResponse[]>('app-usage?view=admin');
  expect(ever[0]).toMatchObject({ appId: 6, totalGenerations: 3, uniqueUsers: 1, avgContentLength: 26 });
});

test('user-activity: who wrote most', async () => {
  const { body } = await get<UserActivityResponse[]>('user-activity');
  expect(body).toEqual([
    {
      userId: writer,
      username: 'writer',
      totalEvents: 8,
      generations: 2,
      generationEvents: 3,
      lastActivity: expect.stringMatching(/^\d{4}-.*Z$/),
      apps: 'HotList Email Generator, Starting Now, App 99',
      appsUsed: 3,
      avgContentLength: 25,
    },
  ]);
  const { body: ever } = await get<AdminUserActivityResponse[]>('user-activity?view=admin');
  expect(ever).toMatchObject([
    { userId: writer, totalGenerations: 4, appsUsed: 3 },
    { username: 'admin', totalGenerations: 0, appsUsed: 0 },
  ]);
});

test('realtime-analytics: the feed, the last hours, and what was written', async () => {
  const { body } = await get<RealtimeResponse>('realtime-analytics');
  expect(body).toMatchObject({
    last5MinutesActivity: 4,
    activeUsers: 1,
    pageVisits: 2,
    copyEvents: 2,
    chatEvents: 0,
    generations: 1,
    generationEvents: 2,
    recentChatEvents: [],
  });
  expect(body.liveEvents).toHaveLength(10);
  expect(body.liveEvents[0]).toMatchObject({ action_type: 'generation_completed', username: 'writer' });
  expect(body.recentPageVisits[1]).toMatchObject({ username: null, session_id: 'session-1', app_name: null });
  expect(body.eventsPerMinute).toHaveLength(60);
  expect(body.eventsPerMinute.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(body.recentGenerations).toHaveLength(1);
  const [generation] = body.recentGenerations;
  expect(generation).toMatchObject({
    username: 'writer',
    appName: 'HotList Email Generator',
    content: expect.any(String),
  });
  expect(generation?.metadata?.formData?.companyName).toBe('Northwind');
  expect(generation?.metadata?.formData?.fileContent).toHaveLength(2_000);
});

/** All pages of a list, one item each, and the number that its answers tell. */
async function paged<T>(path: string): Promise<{ items: T[]; total: number }> {
  const items: T[] = [];
  let total = 0;
  for (let next: string | null = `${path}&limit=1`; next;) {
    const page: { body: T[]; headers: Headers } = await get<T[]>(next);
    items.push(...page.body);
    total = Number(page.headers.get('x-total-count'));
    next = /<\/api\/admin\/([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
  }
  return { items, total };
}

test('figure-events: page by page, exactly what each card counts in its own period', async () => {
  const { body: stats } = await get<DashboardStatsResponse>('dashboard-stats');
  const { body: realtime } = await get<RealtimeResponse>('realtime-analytics');
  const cards: [string, number][] = [
    ['of=generations&within=week', stats.weeklyGenerations],
    ['of=copies&within=week', stats.weeklyCopyActions],
    ['of=all&within=week', stats.totalAnalyticsEvents],
    ['of=page-visits&within=day', realtime.pageVisits],
    ['of=copies&within=day', realtime.copyEvents],
    ['of=chats&within=day', realtime.chatEvents],
    ['of=generations&within=day', realtime.generations],
  ];
  for (const [query, card] of cards) {
    const { items, total } = await paged<FigureEvent>(`figure-events?${query}`);
    expect({ query, told: total, listed: items.length }).toEqual({ query, told: card, listed: card });
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
  }
  const { items } = await paged<FigureEvent>('figure-events?of=generations&within=week');
  expect(items.map(({ content, appName }) => [content?.slice(9, 12), appName])).toEqual([
    ['One', 'HotList Email Generator'],
    ['Two', 'Starting Now'],
  ]);
  expect(items[1]?.metadata?.formData?.companyName).toBe('Northwind');
  expect((await paged<FigureEvent>('figure-events?of=page-visits&within=day')).items[1]).toMatchObject({
    username: null,
    content: null,
    sessionId: 'session-1',
  });
});

test('figure-users: who was there in the week, all users, and any of them by name', async () => {
  const { body: stats } = await get<DashboardStatsResponse>('dashboard-stats');
  const week = await paged<FigureUser>('figure-users?within=week');
  expect(week.total).toBe(stats.weeklyActiveUsers);
  expect(week.items).toEqual((await get<UserActivityResponse[]>('user-activity')).body);
  const ever = await paged<FigureUser>('figure-users?within=ever');
  expect(ever.total).toBe(stats.totalUsers);
  expect(ever.items).toMatchObject([
    { username: 'writer', generations: 4, totalEvents: 11, appsUsed: 3 },
    { username: 'admin', generations: 0, totalEvents: 0, appsUsed: 0, apps: '', lastActivity: null },
  ]);
  expect((await paged<FigureUser>('figure-users?within=ever&q=DMI')).items).toMatchObject([{ username: 'admin' }]);
  expect((await paged<FigureUser>('figure-users?within=ever&q=_')).items).toEqual([]);
});

test('user/{id}/activity: all of a user', async () => {
  const { body } = await get<UserDetailsResponse>(`user/${writer}/activity`);
  expect(body).toMatchObject({
    user: { id: writer, username: 'writer', isDisabled: false },
    totalAnalyticsEvents: 11,
    totalGenerations: 4,
    copyEvents: 3,
    chatEvents: 1,
  });
  expect(body.analyticsEvents).toHaveLength(10);
  expect(body.generations.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(body.appUsage.map(({ appName, events }) => [appName, events])).toEqual([
    ['HotList Email Generator', 6],
    ['Starting Now', 3],
    ['App 99', 1],
    [null, 1],
  ]);
  expect((await get<UserSessionResponse[]>(`user/${writer}/sessions`)).body).toMatchObject([
    { sessionId: 'session-1', events: 1 },
  ]);
});

test.each(['0', '2147483648', '99999', 'me', '1e3'])('there is no user %s', async (id) => {
  expect(await admin.get(`/api/admin/user/${id}/activity`)).toMatchObject({
    status: 404,
    body: { message: 'This user was not found.' },
  });
});

test('a question that the dashboards do not know is refused in words', async () => {
  expect(await admin.get('/api/admin/dashboard-stats?view=all')).toMatchObject({
    status: 400,
    body: { message: 'view must be admin' },
  });
});

test('a campaign is shown by the names of its parts, and its form by its fields, without ids', async () => {
  const campaign = { ...buildCampaign({ campaignContext: { productName: 'Copper Club' } }), orderFormExample: 'YES!' };
  await testApp.query(
    `WITH written AS (INSERT INTO campaigns (id, user_id, request) VALUES (gen_random_uuid(), $1, $2) RETURNING id),
     job AS (INSERT INTO jobs (id, name, queue, payload, user_id, campaign_id, app_id, status, text, finished_at)
             SELECT gen_random_uuid(), 'generate-campaign', 'write', '{}', $1, id, 10, 'completed', $3, now() FROM written RETURNING id)
     INSERT INTO user_analytics (user_id, app_id, action_type, metadata, job_id)
     SELECT $1, 10, 'generation_completed', '{"contentLength": 9}', id FROM job`,
    [writer, JSON.stringify(campaign), '⟪email1⟫\nSubject: One\n\nFirst.\n\n⟪orderForm⟫\nYES! Renew.\n\n'],
  );
  const content = 'Day 1\n\nSubject: One\n\nFirst.\n\nOrder Form\n\nYES! Renew.';
  const [generation] = (await get<RealtimeResponse>('realtime-analytics')).body.recentGenerations;
  expect(generation).toMatchObject({ content, metadata: { contentLength: 9 } });
  expect(generation?.metadata?.formData).toMatchObject({
    productName: 'Copper Club',
    winners: '48',
    orderFormExample: 'YES!',
  });
  const [event] = (await get<UserDetailsResponse>(`user/${writer}/activity`)).body.analyticsEvents;
  expect(event).toMatchObject({ content, metadata: { formData: { productName: 'Copper Club' } } });
});
