import type { Campaign, CampaignPart, CampaignPartVersion, ThreadResponse } from '@copydesk/contracts';
import { startCampaign, type TestClient, useSharedTestApp, writeCampaign } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;

beforeEach(async () => {
  client = await testApp.signedIn();
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
    expect(job).toMatchObject({ name: 'generate-campaign', status: 'completed' });
    expect(parts.map(({ version }) => version)).toEqual([1, 1, 1, 3, 1, 1]);
    const thread = (await client.get<ThreadResponse>(`/api/threads/${changed.body.threadId}`)).body;
    expect(thread.messages.map(({ role, version, origin }) => [role, version, origin])).toEqual([
      ['assistant', 1, 'written'],
      ['assistant', 2, 'written'],
      ['user', null, null],
      ['assistant', 3, 'refined'],
    ]);
  });

  test('is edited by hand: a new version, unless nothing was changed', async () => {
    const { path } = await writeCampaign(client);
    const edit = (content: string) => client.put<CampaignPart>(`${path}/parts/orderForm`, { content });
    expect((await edit('**Mine**')).body).toMatchObject({ content: '**Mine**', version: 2 });
    expect((await edit('**Mine**')).body).toMatchObject({ version: 2 });
    expect((await edit(' ')).body.content).toBeUndefined();
    expect((await client.put(`${path}/parts/orderForm`, { content: 'x'.repeat(40_001) })).status).toBe(400);
  });

  test('that two tabs have written anew at once is written once; what both edit by hand is kept of both', async () => {
    const { path } = await writeCampaign(client);
    const rewritten = await Promise.all(['email1', 'email1'].map((part) => client.post(`${path}/parts/${part}`)));
    expect(rewritten.map(({ status }) => status).sort()).toEqual([200, 409]);
    const edits = ['Mine', 'Yours'].map((content) => client.put<CampaignPart>(`${path}/parts/email1`, { content }));
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200]);
    const versions = (await client.get<CampaignPartVersion[]>(`${path}/parts/email1/versions`)).body;
    expect(versions.slice(2).map(({ content }) => content)).toEqual(expect.arrayContaining(['Mine', 'Yours']));
  });

  test('is not written while the campaign is, nor edited before its turn; one that is done may be', async () => {
    testApp.demo.play({ kind: 'none' }, { kind: 'hang', afterCharacters: 40 });
    const { jobId, campaignId } = await startCampaign(client);
    await client.jobUntil(jobId, ({ text }) => text.includes('email2'));
    const path = `/api/campaigns/${campaignId}/parts`;
    const message = 'The campaign is still being written. Please wait until it is done, or stop it.';
    expect(await client.post(`${path}/email1`)).toMatchObject({ status: 409, body: { message } });
    expect(await client.put(`${path}/email2`, { content: 'Mine' })).toMatchObject({ status: 409, body: { message } });
    expect((await client.put<CampaignPart>(`${path}/email1`, { content: 'Mine' })).body).toMatchObject({ version: 2 });
    await client.post(`/api/jobs/${jobId}/cancel`);
    await ended(jobId, 'cancelled');
    testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
    const rewriting = await client.submit(`${path}/email1`, {});
    expect((await client.post(`/api/jobs/${jobId}/retry`)).body).toMatchObject({ statusCode: 409, message });
    expect((await client.put(`${path}/email1`, { content: 'Again' })).status).toBe(409);
    await client.post(`/api/jobs/${rewriting}/cancel`);
    await ended(rewriting, 'cancelled');
  });
});
