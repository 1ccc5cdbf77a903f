import {
  CAMPAIGN_PARTS,
  partLine,
  type Campaign,
  type ChatResponse,
  type FactCheckResponse,
  type GenerationResponse,
  type GenerationThreadResponse,
  type MessageResponse,
  type RecentDraft,
  type ReviewResponse,
  type ThreadResponse,
  type UserResponse,
} from '@copydesk/contracts';
import { startCampaign, useSharedTestApp, writeCampaign, type TestClient } from '@copydesk/testing';

// Each part of a campaign is a thread: what can be done with a draft can be done with a part.

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => (client = await testApp.signedIn()));

const read = async (path: string) => (await client.get<Campaign>(path)).body;
const thread = async (id: string) => (await client.get<ThreadResponse>(`/api/threads/${id}`)).body;
const chat = (threadId: string, message: string) => client.post<ChatResponse>('/api/chat', { threadId, message });
const lastAsked = () => JSON.stringify(testApp.demo.calls.at(-1)?.request);

test('a campaign names the thread of each part, before and after it is written', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId } = await startCampaign(client);
  const path = `/api/campaigns/${campaignId}`;
  const before = await read(path);
  expect(before.parts).toEqual([]);
  expect(before.threads.map(({ part }) => part)).toEqual([...CAMPAIGN_PARTS]);
  // Else the call that hangs would be one of the next try.
  await client.jobUntil(jobId, ({ text }) => text.length > partLine('email1').length);
  await client.post(`/api/jobs/${jobId}/cancel`);
  await client.jobUntil(jobId, ({ status }) => status === 'cancelled');
  await client.post(`/api/jobs/${jobId}/retry`);
  await client.jobUntil(jobId, ({ status }) => status === 'completed');
  const { parts, threads } = await read(path);
  expect(threads).toEqual(before.threads.map((one) => ({ ...one, versions: 1 })));
  expect(parts.map(({ threadId }) => threadId)).toEqual(threads.map(({ threadId }) => threadId));
  expect(await thread(threads[0]?.threadId ?? '')).toMatchObject({
    appId: 10,
    campaign: { id: campaignId, part: 'email1' },
  });
});

test('every call of a thread works with every part', async () => {
  const { campaignId, path } = await writeCampaign(client);
  for (const { part, threadId } of (await read(path)).parts) {
    const [written] = (await client.get<MessageResponse[]>(`/api/threads/${threadId}/messages`)).body;
    expect(written).toMatchObject({ version: 1, origin: 'written', stopped: false });

    const refined = (await chat(threadId, 'Make it shorter')).body.content;
    const versions = `/api/threads/${threadId}/versions`;
    await client.post(versions, { content: `${refined}\n\nBy hand` });
    await client.post(versions, { content: 'x', restoredFrom: 1 });
    const { messages } = await thread(threadId);
    expect(messages.map(({ version, origin, restoredFrom }) => [version, origin, restoredFrom])).toEqual([
      [1, 'written', null],
      [null, null, null],
      [2, 'refined', null],
      [3, 'edited', null],
      [4, 'restored', 1],
    ]);
    const newest = messages.at(-1);
    const review = { emailContent: newest?.content, threadId, messageId: newest?.id };
    expect((await client.post<ReviewResponse>('/api/rodchief-review', review)).body.score).toBeGreaterThan(0);
    const check = { text: newest?.content, context: '', threadId };
    expect((await client.post<FactCheckResponse>('/api/fact-check', check)).status).toBe(200);
    const saved = (await client.post<GenerationResponse>('/api/generations', { threadId })).body;
    expect(saved).toMatchObject({ appId: 10, content: written?.content, metadata: { campaignId, part } });
    expect(saved.originalPrompt).toContain('productName: Northwind Trader');
    const { id } = saved;
    expect((await client.post<GenerationThreadResponse>(`/api/generations/${id}/thread`)).body).toEqual({
      threadId,
      version: 4,
    });
    const kept = await thread(threadId);
    expect(kept).toMatchObject({ campaign: { id: campaignId, part }, saved: { id, version: 4 } });
    expect(kept.reviews).toMatchObject([{ messageId: newest?.id }]);
    expect((await read(path)).parts.find((one) => one.part === part)).toMatchObject({
      version: 4,
      content: written?.content,
      savedId: id,
    });
  }
}, 60_000);

test('a part is refined under the rules of its campaign, in the knowledge of its other parts and of the conversation', async () => {
  const { path } = await writeCampaign(client);
  const [first, second] = (await read(path)).parts;
  const threadId = second?.threadId ?? '';
  await chat(threadId, 'Make it shorter');
  const copy = (await read(path)).parts[1]?.content ?? '';
  await chat(threadId, 'Change the subject line to “Fair questions”');
  const asked = lastAsked();
  expect(asked).toContain('Task: campaign-day-two');
  for (const text of [copy, first?.content, 'Make it shorter', 'Northwind Trader'])
    expect(asked).toContain(JSON.stringify(text).slice(1, -1));
  const { parts } = await read(path);
  expect(parts.map(({ version }) => version)).toEqual([1, 3, 1, 1, 1, 1]);
  expect(parts[1]?.content).toMatch(/^Subject: Fair questions\n/);
});

test('a review of a part is told the brief of the campaign', async () => {
  const { path } = await writeCampaign(client);
  const [{ threadId = '', content } = {}] = (await read(path)).parts;
  await client.post('/api/rodchief-review', { emailContent: content, threadId });
  expect(lastAsked()).toContain('Win back 500 lapsed subscribers');
});

test('a campaign is one draft to go on with until a part is saved, and counts as one generation however often they are refined', async () => {
  const { path, campaignId } = await writeCampaign(client);
  const threadId = (await read(path)).threads[0]?.threadId ?? '';
  await chat(threadId, 'Make it shorter');
  await client.post(`${path}/parts/email1`);
  const drafts = async () => (await client.get<RecentDraft[]>('/api/threads?saved=false')).body;
  expect(await drafts()).toMatchObject([{ threadId, campaignId, title: 'Northwind Trader', isWriting: false }]);
  const parts = (await read(path)).threads;
  const { body: saved } = await client.post<GenerationResponse>('/api/generations', {
    ...{ title: 'Form', content: 'YES!', appId: 10, threadId: parts.at(-1)?.threadId },
  });
  expect(await drafts()).toEqual([]);
  await client.send('DELETE', `/api/generations/${saved.id}`, undefined, {});
  expect(await drafts()).toHaveLength(1);
  const { id, totalGenerations } = (await client.get<UserResponse>('/api/user')).body;
  expect(totalGenerations).toBe(1);
  const events = await testApp.query<{ action_type: string }>(
    'SELECT action_type FROM user_analytics WHERE user_id = $1 ORDER BY id',
    [id],
  );
  expect(events.map(({ action_type }) => action_type)).toEqual([
    'generation_initiated',
    'generation_completed',
    'refinement_requested',
    'generation_refined',
    'refinement_requested',
    'generation_refined',
  ]);
});

test('a stopped refinement stays as a version; the campaign goes on with the one before it', async () => {
  const { path } = await writeCampaign(client);
  const [part] = (await read(path)).parts;
  const threadId = part?.threadId ?? '';
  testApp.demo.play({ kind: 'hang', afterCharacters: 60 });
  const job = await client.submit('/api/chat', { threadId, message: 'Make it shorter' });
  await client.jobUntil(job, ({ text }) => text.length >= 60);
  expect((await read(path)).threads.map(({ isWriting }) => isWriting)).toEqual([true, ...Array(5).fill(false)]);
  await client.post(`/api/jobs/${job}/cancel`);
  await client.jobUntil(job, ({ status }) => status === 'cancelled');
  expect((await thread(threadId)).messages.at(-1)).toMatchObject({ version: 2, origin: 'refined', stopped: true });
  expect((await read(path)).parts[0]).toEqual(part);
});

test('a part waits while the campaign is written; two parts are refined at once', async () => {
  testApp.demo.play({ kind: 'none' }, { kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId } = await startCampaign(client);
  await client.jobUntil(jobId, ({ text }) => text.includes('email2'));
  const path = `/api/campaigns/${campaignId}`;
  const ids = (await read(path)).threads.map(({ threadId }) => threadId);
  const [one = '', two = ''] = ids;
  const message = 'The campaign is still being written. Please wait until it is done, or stop it.';
  expect(await chat(one, 'Make it shorter')).toMatchObject({ status: 409, body: { message } });
  const edit = (id: string) => client.post<MessageResponse>(`/api/threads/${id}/versions`, { content: 'Mine' });
  expect(await edit(two)).toMatchObject({ status: 409, body: { message } });
  expect((await edit(one)).body).toMatchObject({ version: 2 });
  await client.post(`/api/jobs/${jobId}/cancel`);
  await client.jobUntil(jobId, ({ status }) => status === 'cancelled');
  await client.post(`/api/jobs/${jobId}/retry`);
  await client.jobUntil(jobId, ({ status }) => status === 'completed');

  testApp.demo.play({ kind: 'hang', afterCharacters: 40 }, { kind: 'hang', afterCharacters: 40 });
  const jobs = [
    await client.submit('/api/chat', { threadId: one, message: 'Make it shorter' }),
    await client.submit('/api/chat', { threadId: two, message: 'Make it shorter' }),
  ];
  expect((await chat(two, 'Make it shorter')).status).toBe(409);
  for (const job of jobs) await client.post(`/api/jobs/${job}/cancel`);
});
