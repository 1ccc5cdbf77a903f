import type { FactCheckResponse, GenerateEmailResponse } from '@copydesk/contracts';
import { buildBrief, HostedApp, type TestClient } from '@copydesk/testing';

// An app whose model server searches the web, and whose model takes little in.
let testApp: HostedApp;
let client: TestClient;
beforeAll(async () => {
  testApp = await HostedApp.open({ env: { FACT_CHECK_PROVIDER: 'openai-responses', MODEL_WINDOW: '9000' } });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
});

const REPORT = 'Northwind reported revenue of $4.2 billion for the quarter ended March 31, 2024.';
const TEXT = 'Northwind reported revenue of $4.2 billion. It opened a plant in Ohio.';
const check = async (threadId: string) => {
  const { status, body } = await client.post<FactCheckResponse>('/api/fact-check', { text: TEXT, threadId });
  expect(status).toBe(200);
  return body;
};
const write = async (fileContent: string) =>
  (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief({ fileContent }))).body.threadId;

/** What the model finds on the web: it cites one page for the plant, by an address that is none. */
function playSearch(url: string): void {
  const content = 'One was found.\n\nSUPPORTED: “It opened a plant in Ohio.”\nThe release says so (page).';
  const at = content.indexOf('(page)');
  const annotations = [{ type: 'url_citation', url, title: 'The release', start_index: at, end_index: at + 6 }];
  testApp.demo.play({ kind: 'answer', content, annotations });
}

test('a text is checked on the web and against the document, and each claim says what it rests on', async () => {
  const threadId = await write(REPORT);
  playSearch('https://release.example/plant');
  const body = await check(threadId);
  expect(body.checkedAgainst).toEqual(expect.arrayContaining(['web', 'document']));
  expect(body.citations).toContain('https://release.example/plant');
  expect(body.cuts).toEqual([]);
  const found = Object.fromEntries(
    body.verdicts.map(({ claim, verdict, sources }) => [claim, [verdict, sources[0]?.kind]]),
  );
  expect(found).toEqual({
    'Northwind reported revenue of $4.2 billion.': ['supported', 'document'],
    'It opened a plant in Ohio.': ['supported', 'web'],
  });
});

test('an address that is none of the web is no source', async () => {
  const threadId = await write(REPORT);
  playSearch('javascript:alert(1)');
  const body = await check(threadId);
  expect(JSON.stringify(body)).not.toContain('javascript');
  expect(body.verdicts.find(({ claim }) => claim.includes('Ohio'))?.verdict).toBe('not-found');
});

test('a document that does not fit says how much of it was laid beside the text', async () => {
  const filler = 'The committee met and spoke about the agenda of its next meeting. '.repeat(600);
  const threadId = await write(`${REPORT} ${filler}`);
  const [cut] = (await check(threadId)).cuts;
  expect(cut).toMatchObject({ field: 'document', from: expect.any(Number) });
  expect(cut?.to).toBeLessThan(cut?.from ?? 0);
});

test('a brief that holds the summary of a document is checked against the document itself', async () => {
  const content = `${REPORT} Gross margin was 61.5%. ${'Orders were firm. '.repeat(20)}`;
  const { summary } = (await client.post<{ summary: string }>('/api/summarize-file', { content })).body;
  await testApp.query(`UPDATE jobs SET payload = jsonb_set(payload, '{content}', $1) WHERE name = 'summarize-file'`, [
    JSON.stringify(`${content} The chief executive is Ada Holm.`),
  ]);
  const threadId = await write(summary);
  const { body } = await client.post<FactCheckResponse>('/api/fact-check', {
    text: 'The chief executive is Ada Holm.',
    threadId,
  });
  expect(body.verdicts).toMatchObject([{ verdict: 'supported', sources: [{ kind: 'document' }] }]);
});

test('a summary whose document is not kept any more supports nothing', async () => {
  const content = `${REPORT} Gross margin was 61.5%. ${'Orders were firm. '.repeat(20)}`;
  const { summary } = (await client.post<{ summary: string }>('/api/summarize-file', { content })).body;
  const threadId = await write(summary);
  await testApp.query(`UPDATE jobs SET payload = '{}', is_emptied = true WHERE name = 'summarize-file'`);
  const { body } = await client.post<FactCheckResponse>('/api/fact-check', {
    text: 'Northwind reported revenue of $4.2 billion.',
    threadId,
  });
  expect(summary).toContain('$4.2 billion');
  expect(body.verdicts).not.toContainEqual(expect.objectContaining({ verdict: 'supported' }));
});
