import { CAMPAIGN_PARTS, type Campaign, type GenerateEmailResponse, type ThreadResponse } from '@copydesk/contracts';
import { buildBrief, eventually, FILING, startCampaign, TestApp, type TestClient } from '@copydesk/testing';

let testApp: TestApp;
let client: TestClient;
beforeAll(async () => {
  testApp = await TestApp.open();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
});

const answer = (content: string) => ({ kind: 'answer', content }) as const;
const messagesOf = async (threadId: string | null) =>
  (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body.messages;
const completed = (id: string) => client.jobUntil(id, ({ status }) => status === 'completed');

test('in the middle of a campaign leaves the parts that are done, and another worker goes on behind them', async () => {
  testApp.demo.play({ kind: 'none' }, { kind: 'none' }, { kind: 'hang', afterCharacters: 40 });
  const { jobId, campaignId } = await startCampaign(client);
  const partsNow = async () => (await client.get<Campaign>(`/api/campaigns/${campaignId}`)).body.parts;
  await client.jobUntil(jobId, ({ text }) => text.includes('email3'));
  const before = await partsNow();
  expect(before.map(({ part }) => part)).toEqual(['email1', 'email2']);
  await testApp.loseWorker();
  expect((await completed(jobId)).attempt).toBe(2);
  const after = await partsNow();
  expect(after.slice(0, 2)).toEqual(before);
  expect(after.map(({ part }) => part)).toEqual([...CAMPAIGN_PARTS]);
  const tasks = testApp.demo.calls.map(({ request }) => /Task: campaign-([\w-]+)/.exec(JSON.stringify(request))?.[1]);
  expect(['day-one', 'day-two', 'day-three'].map((task) => tasks.filter((one) => one === task).length)).toEqual([
    1, 1, 2,
  ]);
});

test('while a draft is mended leaves one version', async () => {
  const subject = 'Net sales and what they say of the quarter that nobody wanted to see';
  const right = 'Subject: The quarter\n\nNet sales were $7,192 million in the quarter.\n\n**Read on.**';
  const wrong = right.replace('The quarter', subject);
  const edits = [{ quote: `Subject: ${subject}`, text: 'Subject: The quarter' }];
  const mended = answer(JSON.stringify({ edits }));
  testApp.demo.play(answer(wrong), { kind: 'hang-before-headers' }, answer(wrong), mended);
  const id = await client.submit('/api/generate-email', buildBrief({ fileContent: FILING, catalyst: undefined }));
  await eventually(() => testApp.demo.calls[1] ?? null);
  await testApp.loseWorker();
  const job = await completed(id);
  expect(job).toMatchObject({ attempt: 2, text: right });
  const versions = (await messagesOf(job.threadId)).filter(({ role }) => role === 'assistant');
  expect(versions).toMatchObject([{ content: right }]);
});

test('while a change is answered that needs none leaves one answer', async () => {
  const { threadId } = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
  const email = (await messagesOf(threadId)).at(-1)?.content ?? '';
  testApp.demo.play(
    { kind: 'hang', afterCharacters: 20 },
    answer(`${email}<note>The filing gives no figure for the backlog.</note>`),
  );
  const id = await client.submit('/api/chat', { message: 'Add the backlog', threadId });
  await client.jobUntil(id, ({ text }) => text.length > 0);
  await testApp.loseWorker();
  expect(await completed(id)).toMatchObject({ attempt: 2, text: email });
  expect((await messagesOf(threadId)).map(({ version }) => version)).toEqual([null, 1, null]);
});
