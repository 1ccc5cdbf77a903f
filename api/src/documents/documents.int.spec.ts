import type { FindCatalystsResponse, KeptDocument, SummarizeFileResponse } from '@copydesk/contracts';
import { type TestClient, useSharedTestApp } from '@copydesk/testing';

const CHIPS = `Northwind Semiconductor (NWSC) reported quarterly revenue of $4.2 billion, up 31% from a year earlier.
Sales of data center GPUs for artificial intelligence rose to $2.9 billion. New export licensing rules for advanced
chips to China may affect shipments in the coming quarter. Gross margin was 61.5%.`;

const testApp = useSharedTestApp();
let client: TestClient;
beforeAll(async () => {
  client = await testApp.signedIn();
});

test('a document is summed up from what stands in it', async () => {
  const { status, body } = await client.post<SummarizeFileResponse>('/api/summarize-file', { content: CHIPS });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['summary']);
  expect(body.summary).toContain('Northwind');
  expect(body.summary).toContain('$4.2 billion');
});

test('catalysts that fit are found, the best first, with their date and the reason', async () => {
  // Samples are found where there is nothing else: other files leave news here.
  await testApp.query('DELETE FROM catalysts WHERE NOT is_sample');
  const { status, body } = await client.post<FindCatalystsResponse>('/api/find-catalysts', { summary: CHIPS });
  expect(status).toBe(200);
  expect(body.catalysts[0]).toMatchObject({
    title: 'U.S. widens export rules on advanced AI chips',
    isSample: true,
    sector: 'Semiconductors',
    publishedAt: '2023-10-17T12:00:00.000Z',
  });
  const relevances = body.catalysts.map(({ relevance }) => relevance);
  expect(relevances).toEqual([...relevances].sort((a, b) => b - a));
  expect(body.catalysts.every(({ reason, relevance }) => reason && relevance > 0 && relevance <= 1)).toBe(true);
});

test.each([
  ['September 30, 2023', true],
  ['June 30, 2022', false],
])('news far from the period of a document is no reason to write now: of a quarter to %s', async (end, isOffered) => {
  const text = `For the quarterly period ended ${end}\n\n${CHIPS}`;
  const { documentId } = (await client.post<KeptDocument>('/api/documents', { name: 'chips.txt', text })).body;
  for (const request of [{ documentId }, { content: text }, { summary: CHIPS, documentId }]) {
    const { body } = await client.post<FindCatalystsResponse>('/api/find-catalysts', request);
    const dates = body.catalysts.flatMap(({ publishedAt }) => publishedAt ?? []);
    expect(dates.includes('2023-10-17T12:00:00.000Z')).toBe(isOffered);
    const off = dates.map((date) => Math.abs(Date.parse(date) - Date.parse(end)) / 86_400_000);
    expect(off.filter((distance) => distance > 120 + 92)).toEqual([]);
  }
});

test('a text that no catalyst fits is answered with the item that says so', async () => {
  const { body } = await client.post<FindCatalystsResponse>('/api/find-catalysts', { content: 'Zymurgy quixotry.' });
  expect(body.catalysts).toHaveLength(1);
  expect(body.catalysts[0]?.text).toContain('NO RELEVANT CATALYSTS FOUND');
});

test('an answer that is not of the wanted form is asked for once more, then given up in words', async () => {
  testApp.demo.play({ kind: 'not-json' });
  expect((await client.post('/api/find-catalysts', { summary: CHIPS })).status).toBe(200);
  expect(testApp.demo.calls).toHaveLength(2);
  testApp.demo.reset();
  testApp.demo.play({ kind: 'not-json' }, { kind: 'not-json' });
  const { status, body } = await client.post('/api/find-catalysts', { summary: CHIPS });
  expect(status).toBe(502);
  expect(body.message).toBe('The writing model gave an answer that could not be used. Please try again.');
  expect(testApp.demo.calls).toHaveLength(2);
});

test.each([
  ['/api/summarize-file', {}, 'content', 'File content is required'],
  ['/api/summarize-file', { content: ' \n ' }, 'content', 'File content is required'],
  ['/api/find-catalysts', { summary: '  ' }, 'summary', 'File summary is required'],
  ['/api/summarize-file', { content: '' }, 'content', 'File content is required'],
  ['/api/find-catalysts', { summary: [1], content: 'text' }, 'summary', 'File summary is required'],
  ['/api/find-catalysts', {}, 'summary', 'File summary is required'],
  ['/api/find-catalysts', { content: '' }, 'content', 'File content is required'],
])('%s with %j is refused', async (path, request, field, message) => {
  const { status, body } = await client.post(path, request);
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { [field]: message } });
});
