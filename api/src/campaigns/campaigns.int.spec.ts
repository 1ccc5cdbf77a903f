import {
  CAMPAIGN_PARTS,
  partLine,
  type Campaign,
  type CampaignPart,
  type CampaignPartVersion,
  type CampaignResponse,
  type CampaignSummary,
  type JobAccepted,
  type UserResponse,
} from '@copydesk/contracts';
import { buildCampaign, House, type TestClient } from '@copydesk/testing';

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

const ASYNC = { prefer: 'respond-async' };
const generate = '/api/generate-campaign';
const PASS = { kind: 'none' } as const;
const start = async (headers: Record<string, string> = {}) =>
  (await client.post<JobAccepted>(generate, buildCampaign(), { ...ASYNC, ...headers })).body;
const read = async (id: string | undefined) => (await client.get<Campaign>(`/api/campaigns/${id}`)).body;
const namesOf = ({ parts }: Campaign) => parts.map(({ part }) => part);
const ended = (jobId: string, status: string) => client.jobUntil(jobId, (job) => job.status === status);
const whole = async () => {
  const { campaignId } = (await client.post<CampaignResponse>(generate, buildCampaign())).body;
  return { campaignId, path: `/api/campaigns/${campaignId}` };
};
/** Calls of the model whose task is this part's. */
const callsOf = (task: string) =>
  house.demo.calls.filter(({ request }) => JSON.stringify(request).includes(`Task: campaign-${task}`)).length;

test('asked plainly, the call answers with the five emails and the order form', async () => {
  const { status, body } = await client.post<CampaignResponse>(generate, buildCampaign());
  expect(status).toBe(200);
  expect(Object.keys(body.emailSequence)).toEqual(['email1', 'email2', 'email3', 'email4', 'email5']);
  for (const email of Object.values(body.emailSequence)) expect(email).toMatch(/^Subject: .+\n\n/);
  expect(body.orderForm).toContain('Card number:');
  const campaign = await read(body.campaignId);
  expect(namesOf(campaign)).toEqual([...CAMPAIGN_PARTS]);
  expect(campaign).toMatchObject({ request: buildCampaign(), sendDates: [null, null, null, null, null] });
  expect(campaign.job).toMatchObject({ name: 'generate-campaign', status: 'completed', result: { cuts: [] } });
  expect(campaign.job?.text).toBe(
    campaign.parts.map(({ part, content }) => `${partLine(part)}${content}\n\n`).join(''),
  );
  expect(house.demo.calls).toHaveLength(6);
});

test('asked for a job, it names the campaign; the progress says which part is written', async () => {
  house.demo.play(PASS, PASS, { kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId, threadId } = await start();
  expect(threadId).toBeNull();
  const job = await client.jobUntil(jobId, ({ text }) => text.includes('email3'));
  expect(job.progress).toEqual({ stage: 'writing', part: 'email3', percent: 33 });
  const [summary] = (await client.get<CampaignSummary[]>('/api/campaigns')).body;
  expect(summary).toEqual({
    id: campaignId,
    productName: 'Northwind Trader',
    campaignType: 'Renewal Campaign',
    expiryDate: '2099-01-30',
    partsDone: 2,
    isWriting: true,
    createdAt: summary?.createdAt,
  });
  await client.post(`/api/jobs/${jobId}/cancel`);
  await ended(jobId, 'cancelled');
});

test('each part is told what the others say', async () => {
  await whole();
  const asked = house.demo.calls.map(({ request }) => JSON.stringify(request));
  expect(asked.map((request) => (request.match(/Day \d:\\nSubject: /g) ?? []).length)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a campaign is counted as one generation, with its events', async () => {
  await whole();
  const { totalGenerations, id } = (await client.get<UserResponse>('/api/user')).body;
  expect(totalGenerations).toBe(1);
  const events = await house.query<{
    action_type: string;
    app_id: number;
    metadata: { formFields?: string[]; payloadSize?: number };
  }>('SELECT action_type, app_id, metadata FROM user_analytics WHERE user_id = $1 ORDER BY id', [id]);
  expect(events.map(({ action_type, app_id }) => [action_type, app_id])).toEqual([
    ['generation_initiated', 10],
    ['generation_completed', 10],
  ]);
  expect(events[0]?.metadata.formFields).toContain('performanceHighlights.avgLoser');
  expect(events[0]?.metadata.payloadSize).toBe(JSON.stringify(buildCampaign()).length);
});

test('a failure in Day 4 keeps Days 1 to 3, and a retry goes on at Day 4', async () => {
  const down = { kind: 'status', status: 500 } as const;
  house.demo.play(PASS, PASS, PASS, down, down, down);
  const { jobId, campaignId } = await start();
  const failed = await ended(jobId, 'failed');
  expect(failed.error?.message).toBe('The writing model could not be reached. Please try again in a moment.');
  const before = await read(campaignId);
  expect(namesOf(before)).toEqual(['email1', 'email2', 'email3']);
  expect(house.demo.calls).toHaveLength(6);
  expect((await client.get<UserResponse>('/api/user')).body.totalGenerations).toBe(0);
  expect((await client.post(`/api/jobs/${jobId}/retry`)).status).toBe(202);
  const job = await ended(jobId, 'completed');
  const after = await read(campaignId);
  expect(namesOf(after)).toEqual([...CAMPAIGN_PARTS]);
  expect(after.parts.slice(0, 3)).toEqual(before.parts);
  expect(job.text.startsWith(before.parts.map(({ part, content }) => `${partLine(part)}${content}\n\n`).join(''))).toBe(
    true,
  );
  expect(house.demo.calls).toHaveLength(9);
  expect(['day-one', 'day-two', 'day-three'].map(callsOf)).toEqual([1, 1, 1]);
  expect((await client.get<UserResponse>('/api/user')).body.totalGenerations).toBe(1);
});

test('a stream that is cut in Day 3 is taken up at Day 3, and nothing of it is kept twice', async () => {
  house.demo.play(PASS, PASS, { kind: 'cut', afterCharacters: 40 });
  const { jobId, campaignId } = await start();
  const job = await ended(jobId, 'completed');
  const { parts } = await read(campaignId);
  expect(job.text).toBe(parts.map(({ part, content }) => `${partLine(part)}${content}\n\n`).join(''));
  expect(parts.map(({ part, version }) => [part, version])).toEqual(CAMPAIGN_PARTS.map((part) => [part, 1]));
  expect(['day-two', 'day-three', 'day-four'].map(callsOf)).toEqual([1, 2, 1]);
});

test('a part that is done gives all tries back: three failures in three parts are none too many', async () => {
  const down = { kind: 'status', status: 500 } as const;
  house.demo.play(down, PASS, down, PASS, down, PASS);
  const { jobId, campaignId } = await start();
  await ended(jobId, 'completed');
  expect(namesOf(await read(campaignId))).toHaveLength(6);
  expect(house.demo.calls).toHaveLength(9);
});

describe.each([
  ['JSON', '{"email2": "Subject: A"}'],
  ['two emails', 'Subject: A\n\nText.\n\nSubject: B\n\nText.'],
  ['another day', 'Subject: A\n\nText.\n\n**Day 3: The offer**\n\nText.'],
])('an answer that is %s', (_, content) => {
  const bad = { kind: 'answer', content } as const;

  test('is asked for once more', async () => {
    house.demo.play(PASS, bad);
    const { jobId, campaignId } = await start();
    await ended(jobId, 'completed');
    const { parts } = await read(campaignId);
    expect(parts.map(({ content }) => content)).not.toContain(content);
    expect([house.demo.calls.length, callsOf('day-two')]).toEqual([7, 2]);
  });

  test('fails in words the second time, and keeps what is done', async () => {
    house.demo.play(PASS, bad, bad);
    const { jobId, campaignId } = await start();
    const { error } = await ended(jobId, 'failed');
    expect(error).toEqual({
      code: 'model/bad-answer',
      message: 'Day 2 could not be written: the writing model gave an answer that could not be used. Please try again.',
    });
    expect(namesOf(await read(campaignId))).toEqual(['email1']);
    expect(house.demo.calls).toHaveLength(3);
  });
});

test('an empty answer is asked for once more, then fails in words', async () => {
  house.demo.play({ kind: 'empty-answer' }, { kind: 'empty-answer' });
  const { jobId } = await start();
  expect((await ended(jobId, 'failed')).error?.message).toMatch(/^Day 1 could not be written/);
  expect(house.demo.calls).toHaveLength(2);
});

test('a worker that is killed in mid-campaign leaves what is done, and another goes on behind it', async () => {
  house.demo.play(PASS, PASS, { kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId } = await start();
  await client.jobUntil(jobId, ({ text }) => text.includes('email3'));
  await house.workers[0]?.end('SIGKILL');
  const before = await read(campaignId);
  expect(namesOf(before)).toEqual(['email1', 'email2']);
  await house.addWorker();
  const job = await client.jobUntil(jobId, ({ status }) => status === 'completed', 60_000);
  expect(job.attempt).toBe(2);
  const after = await read(campaignId);
  expect(after.parts.slice(0, 2)).toEqual(before.parts);
  expect(namesOf(after)).toEqual([...CAMPAIGN_PARTS]);
  expect(['day-one', 'day-two', 'day-three'].map(callsOf)).toEqual([1, 1, 2]);
}, 90_000);

test('Stop keeps what is done; the campaign can be taken up again', async () => {
  house.demo.play(PASS, PASS, { kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId } = await start();
  await client.jobUntil(jobId, ({ text }) => text.includes('email3'));
  await client.post(`/api/jobs/${jobId}/cancel`);
  const stopped = await ended(jobId, 'cancelled');
  expect(stopped.text).toContain('⟪email3⟫');
  const campaign = await read(campaignId);
  expect(namesOf(campaign)).toEqual(['email1', 'email2']);
  expect(campaign.job?.status).toBe('cancelled');
  await client.post(`/api/jobs/${jobId}/retry`);
  await ended(jobId, 'completed');
  expect(namesOf(await read(campaignId))).toEqual([...CAMPAIGN_PARTS]);
});

test('two identical submits are one job and one campaign', async () => {
  const key = { 'idempotency-key': 'click-1' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(key)));
  expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
  expect(new Set(answers.map(({ campaignId }) => campaignId)).size).toBe(1);
  await ended(answers[0]?.jobId ?? '', 'completed');
  expect((await client.get<CampaignSummary[]>('/api/campaigns')).body).toHaveLength(1);
  expect(house.demo.calls).toHaveLength(6);
  const other = buildCampaign({ campaignContext: { productName: 'Another' } });
  expect((await client.post(generate, other, { ...ASYNC, ...key })).status).toBe(422);
});

describe('a part', () => {
  test('is written anew, and changed as asked: each a version', async () => {
    const { path } = await whole();
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
    const { path } = await whole();
    const edit = (content: string) => client.put<CampaignPart>(`${path}/parts/orderForm`, { content });
    expect((await edit('**Mine**')).body).toMatchObject({ content: '**Mine**', version: 2 });
    expect((await edit('**Mine**')).body).toMatchObject({ version: 2 });
    expect((await edit(' ')).body.content).toBeUndefined();
    expect((await client.put(`${path}/parts/orderForm`, { content: 'x'.repeat(40_001) })).status).toBe(400);
  });

  test('that two tabs have written anew at once is written once; what both edit by hand is kept of both', async () => {
    const { path } = await whole();
    const rewritten = await Promise.all(['email1', 'email1'].map((part) => client.post(`${path}/parts/${part}`)));
    expect(rewritten.map(({ status }) => status).sort()).toEqual([200, 409]);
    const edits = ['Mine', 'Yours'].map((content) => client.put<CampaignPart>(`${path}/parts/email1`, { content }));
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200]);
    const versions = (await client.get<CampaignPartVersion[]>(`${path}/parts/email1/versions`)).body;
    expect(versions.slice(2).map(({ content }) => content)).toEqual(expect.arrayContaining(['Mine', 'Yours']));
  });

  test('is not written while the campaign is, nor edited before its turn; one that is done may be', async () => {
    house.demo.play(PASS, { kind: 'hang', afterCharacters: 40 });
    const { jobId, campaignId } = await start();
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
});

test('what was left out has its default, and what nobody knows is dropped', async () => {
  const brief = {
    campaignContext: { productName: 'N', secret: 1 },
    more: 'x',
    urgencyElements: { expiryDate: '2001-01-01' },
  };
  const { body } = await client.post<CampaignResponse>(generate, brief);
  const { request } = await read(body.campaignId);
  expect(request.campaignContext).toEqual({
    productName: 'N',
    campaignType: 'Renewal Campaign',
    campaignObjective: '',
    targetAudience: '',
  });
  expect(request.performanceHighlights.winners).toBe(0);
  expect(Object.keys(request).sort()).toEqual([
    'campaignContext',
    'creativeMessaging',
    'performanceHighlights',
    'renewalOfferDetails',
    'urgencyElements',
  ]);
});

test.each([
  ['performanceHighlights', 'winners', -1, 'Must be 0 or greater'],
  ['performanceHighlights', 'losers', 1e13, 'Must be at most a trillion'],
  ['performanceHighlights', 'avgLoser', 0.5, 'Must be 0 or less'],
  ['performanceHighlights', 'avgLoser', -1e13, 'Must be at least minus a trillion'],
  ['performanceHighlights', 'avgWinner', 1e-7, 'Must be a number with at most two decimals'],
  ['performanceHighlights', 'totalGains', 10.005, 'Must be a number with at most two decimals'],
  ['performanceHighlights', 'totalGains', '12', 'Must be a number with at most two decimals'],
  ['renewalOfferDetails', 'vipPrice', null, 'Must be a number with at most two decimals'],
  ['renewalOfferDetails', 'keyFeatures', 'x'.repeat(50_000), 'Key features must be at most 5,000 characters'],
  ['campaignContext', 'campaignType', 'Christmas', 'Choose one of the three campaign types'],
  ['campaignContext', 'productName', { $gt: '' }, 'Product name must be text'],
  ['creativeMessaging', 'tonePerspective', 'Nobody', 'Choose one of the two perspectives'],
  ['urgencyElements', 'expiryDate', '2026-02-30', 'The expiry date must be a date'],
  ['urgencyElements', 'expiryDate', 'soon', 'The expiry date must be a date'],
])('a brief with a wrong %s.%s is refused in words, at its field', async (group, field, value, message) => {
  const { status, body } = await client.post(generate, { [group]: { [field]: value } });
  expect({ status, body }).toEqual({
    status: 400,
    body: { statusCode: 400, message, errors: { [`${group}.${field}`]: message } },
  });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['text', 'x'],
  ['a constructor', { constructor: 1, winners: -1 }],
])('a group that is %s is refused', async (_, group) => {
  const { status, body } = await client.post(generate, { performanceHighlights: group });
  expect(status).toBe(400);
  expect(body.message).toMatch(/^(?:Each group of the brief must be an object|Must be 0 or greater)$/);
});

test('several fields are refused at once', async () => {
  const { body } = await client.post(generate, {
    performanceHighlights: { winners: -1, avgLoser: 2 },
    orderFormExample: 'x'.repeat(20_001),
  });
  expect(Object.keys(body.errors ?? {}).sort()).toEqual([
    'orderFormExample',
    'performanceHighlights.avgLoser',
    'performanceHighlights.winners',
  ]);
});
