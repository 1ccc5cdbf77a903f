import { APP_IDS, CAMPAIGN_PARTS, type AppResponse, type JobAccepted } from '@copydesk/contracts';
import {
  buildBrief,
  buildCampaign,
  signedInAsAdmin,
  startCampaign,
  type TestClient,
  useSharedTestApp,
} from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
let admin: TestClient;
beforeEach(async () => {
  [client, admin] = await Promise.all([testApp.signedIn(), signedInAsAdmin(testApp)]);
});
afterEach(() => testApp.query('UPDATE apps SET is_active = true, config = NULL WHERE name = ANY ($1)', [CHANGED]));

const CHANGED = ['hotlist-generator', 'rodchief-bot', 'campaign-generator', 'super-editorial-agent'];
const change = (name: string, body: object) => admin.put<AppResponse>(`/api/admin/apps/${name}`, body);
const listed = async (by: TestClient, name: string) =>
  (await by.get<AppResponse[]>('/api/apps')).body.find((app) => app.name === name);

const COPY = { emailCopy: 'Subject: Copper\n\nCopper rose.', analysisType: 'improve' };

test('a tool is listed with all that is documented of it', async () => {
  expect(await listed(client, 'hotlist-generator')).toEqual({
    ...{ id: 1, name: 'hotlist-generator', displayName: 'HotList Email Generator', category: 'Email', icon: 'mail' },
    description: expect.any(String) as string,
    ...{ isActive: true, isLocked: false, config: null, externalUrl: null },
    createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string,
  });
});

test('a tool that is switched off keeps its name, and its calls answer 404', async () => {
  const { campaignId, jobId } = await startCampaign(client);
  await client.post(`/api/jobs/${jobId}/cancel`);
  const email = await client.submit('/api/generate-email', buildBrief());
  await client.post(`/api/jobs/${email}/cancel`);
  await Promise.all(CHANGED.map((name) => change(name, { isActive: false })));
  expect(await listed(client, 'hotlist-generator')).toMatchObject({
    displayName: 'HotList Email Generator',
    isActive: false,
  });
  const threads = async () => (await testApp.query('SELECT id FROM threads')).length;
  const before = await threads();
  const calls: [string, object][] = [
    ['/api/generate-email', buildBrief()],
    ['/api/generate-email', { ...buildBrief(), app: 'hotlist-generator' }],
    ['/api/rodchief-analysis', COPY],
    ['/api/rodchief-analysis', { ...COPY, analysisType: 'feedback' }],
    ['/api/generate-campaign', buildCampaign()],
    [`/api/campaigns/${campaignId}/parts/${CAMPAIGN_PARTS[0]}`, {}],
    ['/api/generate-sso-token', {}],
    [`/api/jobs/${email}/retry`, {}],
    [`/api/jobs/${jobId}/retry`, {}],
  ];
  for (const [path, body] of calls) {
    expect([path, (await client.post(path, body)).status]).toEqual([path, 404]);
  }
  const refused = await client.post<{ message: string }>('/api/generate-email', buildBrief());
  expect(refused.body.message).toBe('HotList Email Generator is switched off.');
  expect(await threads()).toBe(before);

  await change('hotlist-generator', { isActive: true });
  expect((await client.post('/api/generate-email', buildBrief())).status).toBe(200);
});

test('a tool for administrators alone is locked for others, until one of them opens it', async () => {
  expect((await change('rodchief-bot', { adminsOnly: true })).body).toMatchObject({
    isLocked: false,
    config: { roles: ['admin'] },
  });
  expect(await listed(client, 'rodchief-bot')).toMatchObject({ isActive: true, isLocked: true });
  expect((await client.post('/api/rodchief-analysis', COPY)).status).toBe(403);
  expect((await admin.post('/api/rodchief-analysis', COPY)).status).toBe(200);
  await change('hotlist-generator', { adminsOnly: true });
  const brief = buildBrief();
  const async = { prefer: 'respond-async' };
  expect((await client.post('/api/generate-email', brief, async)).status).toBe(403);
  expect((await admin.post<JobAccepted>('/api/generate-email', brief, async)).status).toBe(202);

  await change('rodchief-bot', { adminsOnly: false });
  expect(await listed(client, 'rodchief-bot')).toMatchObject({ isLocked: false, config: null });
  expect((await client.post('/api/rodchief-analysis', COPY)).status).toBe(200);
});

test('what a tool keeps beside its switches stays', async () => {
  await testApp.query(`UPDATE apps SET config = '{"instructions": "Be brief."}' WHERE id = $1`, [
    APP_IDS['rodchief-bot'],
  ]);
  const locked = await change('rodchief-bot', { adminsOnly: true, isActive: false });
  expect(locked.body).toMatchObject({ isActive: false, config: { instructions: 'Be brief.', roles: ['admin'] } });
  const open = await change('rodchief-bot', { adminsOnly: false });
  expect(open.body).toMatchObject({ isActive: false, config: { instructions: 'Be brief.' } });
  expect(open.body.config).not.toHaveProperty('roles');
});

test('a tool that nobody knows, and a switch that is none, are refused', async () => {
  expect((await change('no-such-tool', { isActive: true })).status).toBe(404);
  expect((await change('rodchief-bot', { isActive: 'no' })).status).toBe(400);
});
