import type {
  Campaign,
  CampaignPart,
  CampaignPartVersion,
  CampaignResponse,
  CampaignSummary,
  GenerationResponse,
  JobAccepted,
  UserResponse,
} from '@copydesk/contracts';
import { buildCampaign, type TestClient, useSharedTestApp } from '@copydesk/testing';

// What becomes of a campaign once it is written: listed, found, stepped back in, deleted.

const testApp = useSharedTestApp();
let client: TestClient;

beforeEach(async () => {
  client = await testApp.signedIn();
});

const generate = '/api/generate-campaign';
const whole = async (brief = buildCampaign()) => {
  const { campaignId } = (await client.post<CampaignResponse>(generate, brief)).body;
  return { campaignId, path: `/api/campaigns/${campaignId}` };
};
const remove = (path: string, as = client) => as.send<{ message: string }>('DELETE', path, undefined, {});

test('the list is read page by page, the newest first', async () => {
  const ids: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) ids.unshift((await whole()).campaignId);
  const first = await client.get<CampaignSummary[]>('/api/campaigns?limit=2');
  expect(first.headers.get('x-total-count')).toBe('3');
  expect(first.body.map(({ id, partsDone, isWriting }) => [id, partsDone, isWriting])).toEqual([
    [ids[0], 6, false],
    [ids[1], 6, false],
  ]);
  const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
  const second = await client.get<CampaignSummary[]>(next);
  expect(second.body.map(({ id }) => id)).toEqual([ids[2]]);
  expect(second.headers.get('link')).toBeNull();
  expect((await client.get('/api/campaigns?cursor=made-up')).status).toBe(400);
  expect((await client.get('/api/campaigns?limit=0')).status).toBe(400);
});

test('a campaign is found by what was entered as words', async () => {
  const keyFeatures = 'Our report on Northwind ($NWD)';
  const { campaignId } = await whole(buildCampaign({ renewalOfferDetails: { keyFeatures } }));
  const other = await whole(buildCampaign({ campaignContext: { productName: '100%_Sure', campaignObjective: '' } }));
  const search = async (text: string) => {
    const { body, headers } = await client.get<CampaignSummary[]>(`/api/campaigns?q=${encodeURIComponent(text)}`);
    return [headers.get('x-total-count'), ...body.map(({ id }) => id)];
  };
  for (const q of ['trader', ' LAPSED ', '$nwd']) expect([q, ...(await search(q))]).toEqual([q, '1', campaignId]);
  expect(await search('%_')).toEqual(['1', other.campaignId]);
  expect(await search('renewal')).toEqual(['2', other.campaignId, campaignId]);
  for (const q of ['Guru', 'two percent of the portfolio', 'keyFeatures', "'"])
    expect([q, ...(await search(q))]).toEqual([q, '0']);
  for (const q of ['x'.repeat(501), '%00']) expect((await client.get(`/api/campaigns?q=${q}`)).status).toBe(400);
});

test('every version of a part is kept, and an earlier one comes back as the newest', async () => {
  const { path } = await whole();
  const part = `${path}/parts/email4`;
  const versions = async () => (await client.get<CampaignPartVersion[]>(`${part}/versions`)).body;
  const [first] = await versions();
  await client.post(part);
  await client.put(part, { content: 'By hand' });
  expect((await client.put<CampaignPart>(part, { content: first?.content })).body).toMatchObject({ version: 4 });
  const kept = await versions();
  expect(kept.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect(kept[0]).toEqual(first);
  expect(kept[2]?.content).toBe('By hand');
  expect(kept[3]?.content).toBe(first?.content);
  expect((await client.get(`${path}/parts/email5/versions`)).body).toHaveLength(1);
});

test('a deleted campaign is gone; what was saved of it stays', async () => {
  const { campaignId, path } = await whole();
  const threadId = (await client.get<Campaign>(path)).body.threads[1]?.threadId;
  const email = { title: 'Day 2', content: 'Subject: A', appId: 10, threadId };
  await client.post('/api/chat', { threadId, message: 'Shorten the email' });
  const { id } = (await client.post<GenerationResponse>('/api/generations', email)).body;
  expect((await remove(path)).status).toBe(204);
  expect((await client.get(path)).status).toBe(404);
  expect((await remove(path)).status).toBe(404);
  expect((await client.get('/api/campaigns')).body).toEqual([]);
  expect(await testApp.query('SELECT FROM threads WHERE campaign_id = $1', [campaignId])).toEqual([]);
  expect((await client.get<GenerationResponse>(`/api/generations/${id}`)).body).toMatchObject({ id, threadId: null });
  const jobs = await testApp.query<{ name: string }>('SELECT name FROM jobs WHERE uses <> $1 AND user_id = $2', [
    '[]',
    (await client.get<UserResponse>('/api/user')).body.id,
  ]);
  expect(jobs.map(({ name }) => name).sort()).toEqual(['generate-campaign', 'refine-email']);
});

test('a campaign is not deleted while it is written; one that is gone is not gone on with', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
  const { body } = await client.post<JobAccepted>(generate, buildCampaign(), { prefer: 'respond-async' });
  const path = `/api/campaigns/${body.campaignId}`;
  expect(await remove(path)).toMatchObject({
    status: 409,
    body: { message: 'The campaign is still being written. Please wait until it is done, or stop it.' },
  });
  await client.post(`/api/jobs/${body.jobId}/cancel`);
  await client.jobUntil(body.jobId, ({ status }) => status === 'cancelled');
  expect((await remove(path)).status).toBe(204);
  await client.post(`/api/jobs/${body.jobId}/retry`);
  const job = await client.jobUntil(body.jobId, ({ status }) => status === 'failed');
  expect(job.error?.message).toBe('This campaign is no longer there.');
});

test('a part that is saved to the library is known by its number, until that is deleted', async () => {
  const { path } = await whole();
  const { threads } = (await client.get<Campaign>(path)).body;
  const email = { title: 'Day 2', content: 'Subject: A', appId: 10, threadId: threads[1]?.threadId };
  const save = async () => (await client.post<GenerationResponse>('/api/generations', email)).body.id;
  const older = await save();
  const newest = await save();
  const savedIds = async () => (await client.get<Campaign>(path)).body.parts.map(({ savedId }) => savedId);
  expect(await savedIds()).toEqual([null, newest, null, null, null, null]);
  const stranger = await testApp.signedIn();
  expect((await stranger.post('/api/generations', email)).status).toBe(404);
  await client.send('DELETE', `/api/generations/${newest}`, undefined, {});
  expect((await savedIds())[1]).toBe(older);
});

test('send dates are kept, and told to the model when a part is written anew', async () => {
  const { path } = await whole();
  const put = (sendDates: unknown) => client.put<Campaign>(path, { sendDates });
  const dates = ['2098-12-28', '', '2098-12-30', '', '2099-01-02'];
  expect((await put(dates)).body.sendDates).toEqual(['2098-12-28', null, '2098-12-30', null, '2099-01-02']);
  await client.post(`${path}/parts/email3`);
  expect(JSON.stringify(testApp.demo.calls.at(-1)?.request)).toContain('It goes out on Tuesday, December 30, 2098.');
  for (const bad of [dates.slice(1), [...dates, ''], ['2098-02-30', '', '', '', ''], 'soon', [1, 2, 3, 4, 5], null])
    expect((await put(bad)).status).toBe(400);
});

test('send dates that were given with the brief are told to the model from the first part on', async () => {
  const sendDates = ['2098-12-28', '', '', '', ''];
  const { body } = await client.post<CampaignResponse>(generate, { ...buildCampaign(), sendDates });
  const campaign = (await client.get<Campaign>(`/api/campaigns/${body.campaignId}`)).body;
  expect(campaign.sendDates).toEqual(['2098-12-28', null, null, null, null]);
  expect(campaign.request).not.toHaveProperty('sendDates');
  const asked = testApp.demo.calls.map(({ request }) => JSON.stringify(request));
  expect(asked.filter((prompt) => prompt.includes('It goes out on Sunday, December 28, 2098.'))).toHaveLength(1);
  const refused = await client.post(generate, { ...buildCampaign(), sendDates: ['soon'] });
  expect([refused.status, refused.body.errors]).toEqual([400, { sendDates: expect.any(String) }]);
});

test('nobody sees or changes the campaigns of others, and a part that is none is not found', async () => {
  const { path } = await whole();
  const stranger = await testApp.signedIn();
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.put(path, { sendDates: ['', '', '', '', ''] })).status).toBe(404);
  expect((await stranger.post(`${path}/parts/email1`)).status).toBe(404);
  expect((await stranger.put(`${path}/parts/email1`, { content: 'Mine' })).status).toBe(404);
  expect((await stranger.get(`${path}/parts/email1/versions`)).status).toBe(404);
  expect((await remove(path, stranger)).status).toBe(404);
  expect((await stranger.get<CampaignSummary[]>('/api/campaigns')).body).toEqual([]);
  expect((await client.post(`${path}/parts/email6`)).status).toBe(404);
  expect((await client.get(`${path}/parts/email6/versions`)).status).toBe(404);
  expect((await client.get('/api/campaigns/not-an-id')).status).toBe(404);
  expect((await testApp.client().post(generate, buildCampaign())).status).toBe(401);
});
