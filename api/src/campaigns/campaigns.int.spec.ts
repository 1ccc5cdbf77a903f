import {
  CAMPAIGN_PARTS,
  partLine,
  type Campaign,
  type CampaignResponse,
  type CampaignSummary,
  type MessageResponse,
  type UserResponse,
} from '@copydesk/contracts';
import {
  buildCampaign,
  GENERATE_CAMPAIGN,
  startCampaign,
  useSharedTestApp,
  writeCampaign,
  type TestClient,
} from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => (client = await testApp.signedIn()));

const PASS = { kind: 'none' } as const;
const start = (headers?: Record<string, string>) => startCampaign(client, headers);
const read = async (id: string | undefined) => (await client.get<Campaign>(`/api/campaigns/${id}`)).body;
const namesOf = ({ parts }: Campaign) => parts.map(({ part }) => part);
const ended = (jobId: string, status: string) => client.jobUntil(jobId, (job) => job.status === status);
/** Calls of the model whose task is this part's. */
const callsOf = (task: string) =>
  testApp.demo.calls.filter(({ request }) => JSON.stringify(request).includes(`Task: campaign-${task}`)).length;

test('asked plainly, the call answers with the five emails and the order form', async () => {
  const { status, body } = await client.post<CampaignResponse>(GENERATE_CAMPAIGN, buildCampaign());
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
  expect(testApp.demo.calls).toHaveLength(6);
});

test('asked for a job, it names the campaign; the progress says which part is written', async () => {
  testApp.demo.play(PASS, PASS, { kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId, threadId } = await start();
  expect(threadId).toBeNull();
  const job = await client.jobUntil(jobId, ({ text }) => text.includes('email3'));
  expect(job.progress).toEqual({ stage: 'writing', part: 'email3' });
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

test('each part is told what the others say, in fences of the campaign', async () => {
  const { campaignId } = await writeCampaign(client);
  const asked = testApp.demo.calls.map(({ request }) => JSON.stringify(request));
  expect(
    asked.map((request) => (request.match(/<material-\w{8} name=\\"email\d\\">\\nSubject: /g) ?? []).length),
  ).toEqual([0, 1, 2, 3, 4, 5]);
  const threadId = (await read(campaignId)).parts[0]?.threadId;
  expect((await client.post('/api/chat', { threadId, message: 'Shorten the email' })).status).toBe(200);
  const words = testApp.demo.calls.map(({ request }) => /<\/material-(\w+)>/.exec(JSON.stringify(request))?.[1]);
  expect(words.length).toBeGreaterThan(asked.length);
  expect(new Set(words)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{8}$/)]));
});

test('a campaign is counted as one generation, with its events', async () => {
  await writeCampaign(client);
  const { totalGenerations, id } = (await client.get<UserResponse>('/api/user')).body;
  expect(totalGenerations).toBe(1);
  const events = await testApp.query<{
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
  testApp.demo.play(PASS, PASS, PASS, down, down, down);
  const { jobId, campaignId } = await start();
  const failed = await ended(jobId, 'failed');
  expect(failed.error?.message).toBe('The writing model could not be reached. Please try again in a moment.');
  const before = await read(campaignId);
  expect(namesOf(before)).toEqual(['email1', 'email2', 'email3']);
  expect(testApp.demo.calls).toHaveLength(6);
  expect((await client.get<UserResponse>('/api/user')).body.totalGenerations).toBe(0);
  expect((await client.post(`/api/jobs/${jobId}/retry`)).status).toBe(202);
  const job = await ended(jobId, 'completed');
  const after = await read(campaignId);
  expect(namesOf(after)).toEqual([...CAMPAIGN_PARTS]);
  expect(after.parts.slice(0, 3)).toEqual(before.parts);
  expect(job.text.startsWith(before.parts.map(({ part, content }) => `${partLine(part)}${content}\n\n`).join(''))).toBe(
    true,
  );
  expect(testApp.demo.calls).toHaveLength(9);
  expect(['day-one', 'day-two', 'day-three'].map(callsOf)).toEqual([1, 1, 1]);
  expect((await client.get<UserResponse>('/api/user')).body.totalGenerations).toBe(1);
});

test('a stream that is cut in Day 3 is taken up at Day 3, and nothing of it is kept twice', async () => {
  testApp.demo.play(PASS, PASS, { kind: 'cut', afterCharacters: 40 });
  const { jobId, campaignId } = await start();
  const job = await ended(jobId, 'completed');
  const { parts } = await read(campaignId);
  expect(job.text).toBe(parts.map(({ part, content }) => `${partLine(part)}${content}\n\n`).join(''));
  expect(parts.map(({ part, version }) => [part, version])).toEqual(CAMPAIGN_PARTS.map((part) => [part, 1]));
  expect(['day-two', 'day-three', 'day-four'].map(callsOf)).toEqual([1, 2, 1]);
});

test('a part that is done gives all tries back: three failures in three parts are none too many', async () => {
  const down = { kind: 'status', status: 500 } as const;
  testApp.demo.play(down, PASS, down, PASS, down, PASS);
  const { jobId, campaignId } = await start();
  await ended(jobId, 'completed');
  expect(namesOf(await read(campaignId))).toHaveLength(6);
  expect(testApp.demo.calls).toHaveLength(9);
});

describe.each([
  ['JSON', '{"email2": "Subject: A"}'],
  ['two emails', 'Subject: A\n\nText.\n\nSubject: B\n\nText.'],
  ['another day', 'Subject: A\n\nText.\n\n**Day 3: The offer**\n\nText.'],
])('an answer that is %s', (_, content) => {
  const bad = { kind: 'answer', content } as const;

  test('is asked for once more', async () => {
    testApp.demo.play(PASS, bad);
    const { jobId, campaignId } = await start();
    await ended(jobId, 'completed');
    const { parts } = await read(campaignId);
    expect(parts.map(({ content }) => content)).not.toContain(content);
    expect([testApp.demo.calls.length, callsOf('day-two')]).toEqual([7, 2]);
  });

  test('fails in words the second time, and keeps what is done', async () => {
    testApp.demo.play(PASS, bad, bad);
    const { jobId, campaignId } = await start();
    const { error } = await ended(jobId, 'failed');
    expect(error).toEqual({
      code: 'model/bad-answer',
      message: 'Day 2 could not be written: the writing model gave an answer that could not be used. Please try again.',
    });
    expect(namesOf(await read(campaignId))).toEqual(['email1']);
    expect(testApp.demo.calls).toHaveLength(3);
  });
});

test('an empty answer is asked for once more, then fails in words', async () => {
  testApp.demo.play({ kind: 'empty-answer' }, { kind: 'empty-answer' });
  const { jobId } = await start();
  expect((await ended(jobId, 'failed')).error?.message).toMatch(/^Day 1 could not be written/);
  expect(testApp.demo.calls).toHaveLength(2);
});

test('Stop keeps what is done; the campaign can be taken up again', async () => {
  testApp.demo.play(PASS, PASS, { kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId } = await start();
  await client.jobUntil(jobId, ({ text }) => text.includes('email3'));
  await client.post(`/api/jobs/${jobId}/cancel`);
  const stopped = await ended(jobId, 'cancelled');
  expect(stopped.text).toContain('⟪email3⟫');
  const campaign = await read(campaignId);
  expect(namesOf(campaign)).toEqual(['email1', 'email2']);
  expect(campaign.job?.status).toBe('cancelled');
  const versions = async () =>
    (await client.get<MessageResponse[]>(`/api/threads/${campaign.threads[2]?.threadId}/messages`)).body;
  expect(await versions()).toMatchObject([{ version: 1, origin: 'written', stopped: true }]);
  expect((await versions())[0]?.content).toBe(stopped.text.split('⟪email3⟫\n')[1]?.trim());
  await client.post(`/api/jobs/${jobId}/retry`);
  await ended(jobId, 'completed');
  expect(namesOf(await read(campaignId))).toEqual([...CAMPAIGN_PARTS]);
  expect(await versions()).toMatchObject([{ version: 1, stopped: false }]);
});

test('two identical submits are one job and one campaign', async () => {
  const key = { 'idempotency-key': 'click-1' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(key)));
  expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
  expect(new Set(answers.map(({ campaignId }) => campaignId)).size).toBe(1);
  await ended(answers[0]?.jobId ?? '', 'completed');
  expect((await client.get<CampaignSummary[]>('/api/campaigns')).body).toHaveLength(1);
  expect(testApp.demo.calls).toHaveLength(6);
  const other = buildCampaign({ campaignContext: { productName: 'Another' } });
  expect((await client.post(GENERATE_CAMPAIGN, other, { prefer: 'respond-async', ...key })).status).toBe(422);
});
