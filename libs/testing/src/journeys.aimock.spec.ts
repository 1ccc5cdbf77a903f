import type { LLMock } from '@copilotkit/aimock';
import {
  type CampaignResponse,
  type FactCheckResponse,
  type FindCatalystsResponse,
  type GenerateEmailResponse,
  type GenerationResponse,
  NO_RELEVANT_CATALYSTS,
  type ReviewResponse,
  type SummarizeFileResponse,
  type ThreadResponse,
} from '@copydesk/contracts';
import { buildBrief } from './briefs';
import { buildCampaign, GENERATE_CAMPAIGN } from './campaign';
import { answerTo, startAimock, THOUGHT } from './start-aimock';
import { TestApp } from './test-app';
import type { TestClient } from './test-client';
import { TestProcess } from './test-process';

const DOCUMENT = `Northwind Semiconductor (NWSC) reported revenue of $4.2 billion for the quarter ended March 31, up 31% from a year earlier.
Sales of data center GPUs for artificial intelligence rose to $2.9 billion.
New export licensing rules for advanced chips to China may affect shipments in the coming quarter.`;

let testApp: TestApp;
let client: TestClient;
beforeEach(async () => (client = await testApp.signedIn()));

const write = async (brief = buildBrief({ fileContent: DOCUMENT })) =>
  (await client.post<GenerateEmailResponse>('/api/generate-email', brief)).body;
const versions = async (threadId: string | null) =>
  (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body.messages.filter(
    ({ role }) => role === 'assistant',
  );

/** The same journeys whoever serves the model. */
function journeys() {
  test('a document becomes a summary, catalysts and an email that is saved', async () => {
    const { summary } = (await client.post<SummarizeFileResponse>('/api/summarize-file', { content: DOCUMENT })).body;
    expect(summary).toContain('$4.2 billion');
    const found = await client.post<FindCatalystsResponse>('/api/find-catalysts', { summary });
    const [catalyst] = found.body.catalysts;
    expect(catalyst?.text).not.toContain(NO_RELEVANT_CATALYSTS);
    const { threadId, emailContent } = await write(buildBrief({ fileContent: summary, catalyst: catalyst?.text }));
    expect(emailContent).toMatch(/^Subject: \S.*\n\n/);
    expect(emailContent).toContain('Northwind');
    expect(await versions(threadId)).toMatchObject([{ content: emailContent }]);
    const { id } = (await client.post<GenerationResponse>('/api/generations', { threadId })).body;
    const saved = (await client.get<GenerationResponse>(`/api/generations/${id}`)).body;
    expect(saved).toMatchObject({ content: emailContent, threadId });
  });

  test('a review quotes the email and is kept for its version', async () => {
    const { threadId, emailContent } = await write();
    const [version] = await versions(threadId);
    const { status, body } = await client.post<ReviewResponse>('/api/rodchief-review', {
      threadId,
      messageId: version?.id,
    });
    expect(status).toBe(200);
    expect(body.criteria).toHaveLength(6);
    expect(body.details.length).toBeGreaterThan(0);
    for (const { line } of body.details) expect(emailContent).toContain(line);
    const { reviews } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
    expect(reviews).toMatchObject([{ messageId: version?.id, review: body }]);
  });

  test('a fact check lays claims beside the document', async () => {
    const { threadId } = await write();
    const known = 'Sales of data center GPUs for artificial intelligence rose to $2.9 billion.';
    const text = `${known} It opened a plant in Ohio in 2019.`;
    const { status, body } = await client.post<FactCheckResponse>('/api/fact-check', { text, threadId });
    expect(status).toBe(200);
    expect(body.verdicts).toMatchObject([
      { claim: known, verdict: 'supported', sources: [{ kind: 'document', quote: expect.stringContaining('$2.9') }] },
      { claim: 'It opened a plant in Ohio in 2019.', verdict: expect.stringMatching(/^not-/), sources: [] },
    ]);
  });

  test('a campaign has five emails and an order form', async () => {
    const { status, body } = await client.post<CampaignResponse>(GENERATE_CAMPAIGN, buildCampaign());
    expect(status).toBe(200);
    const emails = Object.values(body.emailSequence);
    expect(emails).toHaveLength(5);
    for (const email of emails) expect(email).toMatch(/^Subject: \S.*\n\n/);
    expect(new Set(emails).size).toBe(5);
    expect(body.orderForm).toContain('Card number:');
    expect(body.orderForm).not.toContain('Subject:');
  });
}

describe('with the demo model', () => {
  beforeAll(async () => {
    testApp = await TestApp.open();
  });
  afterAll(() => testApp.close());

  journeys();
});

describe('with @copilotkit/aimock', () => {
  let aimock: LLMock;
  beforeAll(async () => {
    aimock = await startAimock();
    testApp = await TestApp.open({ env: { OPENAI_BASE_URL: `${aimock.url}/v1` } });
  });
  afterAll(async () => {
    await testApp.close();
    await aimock.stop();
  });
  beforeEach(() => aimock.clearRequests());

  journeys();

  test('every call is streamed and none is refused; thoughts are no part of an email', async () => {
    const { threadId, emailContent } = await write();
    await client.post('/api/rodchief-review', { emailContent });
    const streamed = { stream: true, stream_options: { include_usage: true } };
    expect(aimock.getRequests()).toMatchObject([
      { body: streamed, response: { status: 200 } },
      { body: { ...streamed, response_format: { type: 'json_schema' } }, response: { status: 200 } },
    ]);
    expect(JSON.stringify(await versions(threadId))).not.toContain(THOUGHT);
  });

  test('a busy server and a stream that breaks cost a try each, and no words', async () => {
    aimock.prependFixture({
      match: { endpoint: 'chat', sequenceIndex: 0 },
      response: answerTo,
      chunkSize: 20,
      latency: 10,
      truncateAfterChunks: 7,
    });
    aimock.nextRequestError(429);
    const job = await client.jobUntil(
      await client.submit('/api/generate-email', buildBrief({ fileContent: DOCUMENT })),
      ({ status }) => status === 'completed' || status === 'failed',
    );
    expect(job).toMatchObject({ status: 'completed', attempt: 3 });
    expect(aimock.getRequests().map(({ response }) => response)).toMatchObject([
      { status: 429 },
      { status: 200, interrupted: true },
      { status: 200 },
    ]);
    expect(await versions(job.threadId)).toMatchObject([
      { content: expect.stringMatching(/^Subject: .*\n\n.*\n\n.*\n\nRead the report\.$/) },
    ]);
  });

  test('npm run models finds nothing amiss', async () => {
    const said = await TestProcess.run('dist/worker/src/models.main.js', testApp.env);
    expect(said).not.toContain('FAILS');
    expect(said).toContain('Everything works.');
  });
});
