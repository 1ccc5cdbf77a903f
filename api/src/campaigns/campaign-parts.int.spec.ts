import type {
  Campaign,
  CampaignPart,
  CampaignPartName,
  CampaignSummary,
  GenerationResponse,
} from '@copydesk/contracts';
import {
  buildCampaign,
  GENERATE_CAMPAIGN,
  House,
  startCampaign,
  writeCampaign,
  type TestClient,
} from '@copydesk/testing';

let house: House;
let client: TestClient;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.demo.reset();
  client = await house.signedIn();
});

const ended = (jobId: string, status: string) => client.jobUntil(jobId, (job) => job.status === status);

describe('a part', () => {
  test('is written anew, and changed as asked: each a version', async () => {
    const { path } = await writeCampaign(client);
    const before = (await client.get<Campaign>(path)).body.parts[3];
    const anew = await client.post<CampaignPart>(`${path}/parts/email4`);
    expect(anew).toMatchObject({ status: 200, body: { part: 'email4', version: 2, savedId: null } });
    expect(anew.body.content).not.toBe(before?.content);
    const message = 'Change the subject line to “Fair questions”';
    const changed = await client.post<CampaignPart>(`${path}/parts/email4`, { message });
    expect(changed.body).toMatchObject({ version: 3 });
    expect(changed.body.content).toBe(anew.body.content.replace(/^Subject: .*/, 'Subject: Fair questions'));
    const { job, parts } = (await client.get<Campaign>(path)).body;
    expect(job).toMatchObject({ name: 'rewrite-campaign-part', status: 'completed', result: { version: 3 } });
    expect(parts.map(({ version }) => version)).toEqual([1, 1, 1, 3, 1, 1]);
    expect(await house.query('SELECT FROM campaign_parts WHERE part = $1', ['email4'])).not.toHaveLength(1);
  });

  test('is edited by hand: a new version, unless nothing was changed', async () => {
    const { path } = await writeCampaign(client);
    const edit = (content: string) => client.put<CampaignPart>(`${path}/parts/orderForm`, { content });
    expect((await edit('**Mine**')).body).toMatchObject({ content: '**Mine**', version: 2 });
    expect((await edit('**Mine**')).body).toMatchObject({ version: 2 });
    expect((await edit(' ')).body.content).toBeUndefined();
    expect((await client.put(`${path}/parts/orderForm`, { content: 'x'.repeat(40_001) })).status).toBe(400);
  });

  test('is not written while the campaign is, nor edited before its turn; one that is done may be', async () => {
    house.demo.play({ kind: 'none' }, { kind: 'hang', afterCharacters: 40 });
    const { jobId, campaignId } = await startCampaign(client);
    await client.jobUntil(jobId, ({ text }) => text.includes('email2'));
    const path = `/api/campaigns/${campaignId}/parts`;
    const message = 'The campaign is still being written. Please wait until it is done, or stop it.';
    expect(await client.post(`${path}/email1`)).toMatchObject({ status: 409, body: { message } });
    expect(await client.put(`${path}/email2`, { content: 'Mine' })).toMatchObject({ status: 409, body: { message } });
    expect((await client.put<CampaignPart>(`${path}/email1`, { content: 'Mine' })).body).toMatchObject({ version: 2 });
    await client.post(`/api/jobs/${jobId}/cancel`);
    await ended(jobId, 'cancelled');
    house.demo.play({ kind: 'hang', afterCharacters: 40 });
    const rewriting = await client.submit(`${path}/email1`, {});
    expect((await client.post(`/api/jobs/${jobId}/retry`)).body).toMatchObject({ statusCode: 409, message });
    expect((await client.put(`${path}/email1`, { content: 'Again' })).status).toBe(409);
    await client.post(`/api/jobs/${rewriting}/cancel`);
    await ended(rewriting, 'cancelled');
  });

  test('that is saved to the library is known by its number, until that is deleted', async () => {
    const { campaignId, path } = await writeCampaign(client);
    const save = async (part: CampaignPartName) =>
      (
        await client.post<GenerationResponse>('/api/generations', {
          title: 'Day 2',
          content: 'Subject: A',
          appId: 10,
          metadata: { campaignId, part },
        })
      ).body.id;
    await save('email2');
    const newest = await save('email2');
    const savedIds = async () => (await client.get<Campaign>(path)).body.parts.map(({ savedId }) => savedId);
    expect(await savedIds()).toEqual([null, newest, null, null, null, null]);
    const stranger = await house.signedIn();
    const theirs = { title: 'x', content: 'x', appId: 10, metadata: { campaignId, part: 'email3' } };
    expect((await stranger.post('/api/generations', theirs)).status).toBe(201);
    expect(await savedIds()).toEqual([null, newest, null, null, null, null]);
    await client.send('DELETE', `/api/generations/${newest}`, undefined, {});
    expect((await savedIds())[1]).not.toBe(newest);
  });
});

test('send dates are kept, and told to the model when a part is written anew', async () => {
  const { path } = await writeCampaign(client);
  const put = (sendDates: unknown) => client.put<Campaign>(path, { sendDates });
  const dates = ['2098-12-28', '', '2098-12-30', '', '2099-01-02'];
  expect((await put(dates)).body.sendDates).toEqual(['2098-12-28', null, '2098-12-30', null, '2099-01-02']);
  await client.post(`${path}/parts/email3`);
  expect(JSON.stringify(house.demo.calls.at(-1)?.request)).toContain('It goes out on Tuesday, December 30, 2098.');
  for (const bad of [dates.slice(1), [...dates, ''], ['2098-02-30', '', '', '', ''], 'soon', [1, 2, 3, 4, 5], null])
    expect((await put(bad)).status).toBe(400);
});

test('nobody sees or changes the campaigns of others, and a part that is none is not found', async () => {
  const { path } = await writeCampaign(client);
  const stranger = await house.signedIn();
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.put(path, { sendDates: ['', '', '', '', ''] })).status).toBe(404);
  expect((await stranger.post(`${path}/parts/email1`)).status).toBe(404);
  expect((await stranger.put(`${path}/parts/email1`, { content: 'Mine' })).status).toBe(404);
  expect((await stranger.get<CampaignSummary[]>('/api/campaigns')).body).toEqual([]);
  expect((await client.post(`${path}/parts/email6`)).status).toBe(404);
  expect((await client.get('/api/campaigns/not-an-id')).status).toBe(404);
  expect((await house.client().post(GENERATE_CAMPAIGN, buildCampaign())).status).toBe(401);
});
