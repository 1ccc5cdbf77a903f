import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { contentOf, packStructure, readHtml } from '@copydesk/figures';
import {
  LIMITS,
  type ApiError,
  type Campaign,
  type DocumentContentResponse,
  type DocumentResponse,
  type DocumentSummary,
  type GenerateEmailResponse,
  type KeptDocument,
  type MessageResponse,
  type StorageResponse,
} from '@copydesk/contracts';
import { buildCampaign, GENERATE_CAMPAIGN, type TestClient, useSharedTestApp } from '@copydesk/testing';

const NOT_FOUND = 'This document was not found. Please upload it again.';

/** What rules cannot decide: a model is asked. */
const CAUSE = 'Orders rose because customers in many markets bought machine tools again.';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

/** Four pages of 40 KB each: what stands on the third falls to the 100 KB rule where only `fileContent` is sent. */
function filing(mark: string): string {
  const filler = 'The company sells machine tools and serves its customers in many markets. '.repeat(540);
  return [1, 2, 3, 4]
    .map((page) => `Page ${page}\n${filler}\n\n${page === 3 ? `Orders rose 14% to $4.2 billion. ${mark}` : ''}`)
    .join('\n\n');
}

const keep = (text: string, name = 'northwind-10q.pdf', by = client) =>
  by.post<KeptDocument>('/api/documents', { name, text });
/** What the model was asked, but for readings of sentences: they never hold a document. */
const prompts = () =>
  testApp.demo.calls
    .map(({ request }) => JSON.stringify(request))
    .filter((asked) => !asked.includes('Task: read-claims'));

describe('a document', () => {
  test('is kept whole, once for the same text, seen, downloaded and deleted', async () => {
    const text = filing('Whole.');
    const { status, body } = await keep(text);
    expect(status).toBe(200);
    expect(body).toEqual({ documentId: expect.any(String), pages: 4, characters: text.length });
    expect((await keep(text, 'the same.pdf')).body).toEqual(body);
    await keep('A short one without pages', 'note.txt');

    const list = await client.get<DocumentSummary[]>('/api/documents?limit=1');
    expect(list.headers.get('x-total-count')).toBe('2');
    expect(list.body).toEqual([expect.objectContaining({ name: 'note.txt', pages: null, characters: 25 })]);
    const next = /<([^>]+)>/.exec(list.headers.get('link') ?? '')?.[1] ?? '';
    expect((await client.get<DocumentSummary[]>(next)).body[0]).toMatchObject({ id: body.documentId, pages: 4 });

    const path = `/api/documents/${body.documentId}`;
    expect((await client.get<DocumentResponse>(path)).body).toMatchObject({ name: 'northwind-10q.pdf', text });
    const file = await fetch(`${client.address}${path}/text`, { headers: { cookie: client.cookie } });
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="northwind-10q.txt"');
    expect(await file.text()).toBe(text);

    expect((await client.send('DELETE', path, undefined, {})).status).toBe(204);
    expect(await client.get(path)).toMatchObject({ status: 404, body: { message: NOT_FOUND } });
  });

  test('loses the marks by which its name looks like another one', async () => {
    const { documentId } = (await keep('Words', 'report \u202etxt.exe\u2066')).body;
    expect((await client.get<DocumentResponse>(`/api/documents/${documentId}`)).body.name).toBe('report txt.exe');
  });

  test('is one row, however often it is handed in at once', async () => {
    const text = filing('At once.');
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(text)));
    expect(new Set(answers.map(({ body }) => body.documentId)).size).toBe(1);
    expect((await client.get('/api/documents')).headers.get('x-total-count')).toBe('1');
  });

  test('may come packed, and be as long as 4 MB', async () => {
    const text = 'é'.repeat(LIMITS.keptDocumentMax);
    const packed = gzipSync(JSON.stringify({ name: 'long.txt', text }));
    const response = await fetch(`${client.address}/api/documents`, {
      method: 'POST',
      body: packed,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', cookie: client.cookie },
    });
    expect(await response.json()).toMatchObject({ pages: null, characters: text.length });
  });

  test('that unpacks to more than there is room for is not read on', async () => {
    const bomb = await promisify(gzip)(Buffer.alloc(200 * 1024 * 1024, ' '));
    const response = await fetch(`${client.address}/api/documents`, {
      method: 'POST',
      body: bomb,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', cookie: client.cookie },
    });
    expect(response.status).toBe(413);
    const { message } = (await response.json()) as ApiError;
    expect(message).toBe('The document is longer than the 4 MB of text that can be kept');
  });

  test('comes back with the blocks and tags that were read in it', async () => {
    const read = readHtml('<p>Results</p><table><tr><td>Sales</td><td>$</td><td>12,535</td></tr></table>');
    const structure = packStructure(read);
    const { documentId } = (
      await client.post<KeptDocument>('/api/documents', { name: 'a.htm', text: read.text, structure })
    ).body;
    const { body } = await client.get<DocumentContentResponse>(`/api/documents/${documentId}/content`);
    expect(contentOf(body)).toEqual(read);
    expect(body.structure).toContain('"table"');
  });

  test('that was kept as a text gets its blocks with the next reading, and counts them', async () => {
    const { text, ...found } = readHtml('<p>Results</p><table><tr><td>Sales</td><td>12,535</td></tr></table>');
    const { documentId } = (await keep(text)).body;
    const path = `/api/documents/${documentId}`;
    expect((await client.get<DocumentContentResponse>(`${path}/content`)).body).toEqual({ text, structure: null });
    const used = async () => (await client.get<StorageResponse>('/api/account/storage')).body.used.documents;
    const before = await used();
    const structure = packStructure({ text, ...found, hasBrokenTags: true });
    const again = await client.post<KeptDocument>('/api/documents', { name: 'a.htm', text, structure });
    expect(again.body.documentId).toBe(documentId);
    expect((await client.get<DocumentSummary>(path)).body.hasBrokenTags).toBe(true);
    const { body } = await client.get<DocumentContentResponse>(`${path}/content`);
    expect(contentOf(body)).toEqual({ text, ...found, hasBrokenTags: true });
    expect(await used()).toBeGreaterThan(before);
  });

  test.each([
    ['{', 'The structure of the document cannot be used: structure must be JSON.'],
    [`{"blocks":${'['.repeat(40)}`, 'The document holds more tables and tags than can be kept'],
    [`[${',0'.repeat(1_000_001)}]`, 'The document holds more tables and tags than can be kept'],
    [' '.repeat(10 * 1024 * 1024 + 1), 'The document holds more tables and tags than can be kept'],
    [7, 'structure must be a text'],
  ])('with a structure that no reader makes is refused in words: %#', async (structure, message) => {
    const body = { name: 'a.htm', text: 'Words', structure };
    const answer = await client.post('/api/documents', body);
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { structure: message } } });
  });

  test.each([
    [{ name: 'a.txt', text: ' \n' }, 400, 'The document holds no text'],
    [{ name: 'a.txt', text: 7 }, 400, 'The document holds no text'],
    [{ name: '', text: 'words' }, 400, 'The document needs a name'],
    [{ name: 'a.txt', text: 'a\u0000b' }, 400, /cannot be stored/],
    [{ name: 'a.txt', text: 'a'.repeat(LIMITS.keptDocumentMax + 1) }, 400, /longer than the 4 MB/],
  ])('%#: is refused in words', async (body, status, message) => {
    const answer = await client.post('/api/documents', body);
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  });

  test('is not kept where its user has no room, and one that is there still is', async () => {
    const { body } = await keep('The first one');
    await testApp.query(`UPDATE storage SET bytes = $2 WHERE user_id = (SELECT user_id FROM documents WHERE id = $1)`, [
      body.documentId,
      500 * 1024 * 1024 - 5,
    ]);
    const refused = await client.post('/api/documents', { name: 'b.txt', text: 'The second one' });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('500 MB') } });
    expect((await keep('The first one')).status).toBe(200);
  });

  test('is nobody else’s, and nothing of it is read from somebody who is not signed in', async () => {
    const { documentId } = (await keep('Mine alone')).body;
    const other = await testApp.signedIn();
    for (const path of [`/api/documents/${documentId}`, `/api/documents/${documentId}/text`, '/api/documents/1']) {
      expect(await other.get(path)).toMatchObject({ status: 404, body: { message: NOT_FOUND } });
    }
    expect((await other.send('DELETE', `/api/documents/${documentId}`, undefined, {})).status).toBe(404);
    expect((await keep('not JSON at all', 'a.txt', testApp.client())).status).toBe(401);
  });
});

describe('a call with documentId', () => {
  test.each([
    [
      '/api/generate-email',
      {
        toneStyle: 'Calm',
        companyName: 'N/A',
        productService: 'N/A',
        targetAudience: 'N/A',
        keyBenefits: 'N/A',
        callToAction: 'N/A',
      },
    ],
    ['/api/generate-starting-now-email', { eventInfo: 'A live call about orders at 3 pm' }],
    ['/api/generate-subject-lines', {}],
    ['/api/summarize-file', {}],
    ['/api/find-catalysts', {}],
    ['/api/fact-check', { text: CAUSE }],
    [GENERATE_CAMPAIGN, buildCampaign()],
  ])('%s reads all of the document, and refuses one that is not there', async (path, body) => {
    const mark = `Mark ${randomUUID()}.`;
    const { documentId } = (await keep(filing(mark))).body;
    testApp.demo.reset();
    expect((await client.post(path, { ...body, documentId })).status).toBe(200);
    if (path !== '/api/find-catalysts') expect(prompts()[0]).toContain(mark);
    const other = await testApp.signedIn();
    for (const id of [documentId, randomUUID()]) {
      const refused = await other.post(path, { ...body, documentId: id });
      expect(refused).toMatchObject({ status: 404, body: { message: NOT_FOUND } });
    }
    expect(await other.post(path, { ...body, documentId: 'x' })).toMatchObject({
      status: 400,
      body: { errors: { documentId: 'documentId must be the id of a document' } },
    });
  });

  test('gives the writer the document itself, not its summary; so does every call of its draft', async () => {
    const { documentId } = (await keep(filing('Mark of the draft.'))).body;
    const body = { catalyst: 'Rates fell.', fileContent: 'A summary of it.', documentId, toneStyle: 'Calm' };
    const rest = {
      companyName: 'N/A',
      productService: 'N/A',
      targetAudience: 'N/A',
      keyBenefits: 'N/A',
      callToAction: 'N/A',
    };
    testApp.demo.reset();
    const { threadId } = (await client.post<GenerateEmailResponse>('/api/generate-email', { ...body, ...rest })).body;
    await client.post('/api/chat', { message: 'Make it shorter', threadId });
    await client.post('/api/rodchief-review', { emailContent: 'Orders rose 14%.', threadId });
    await client.post('/api/fact-check', { text: CAUSE, threadId });
    expect(prompts().length).toBeGreaterThanOrEqual(4);
    for (const prompt of prompts()) {
      expect(prompt).toContain('Mark of the draft.');
      expect(prompt).not.toContain('A summary of it.');
    }
    const [first] = (await client.get<MessageResponse[]>(`/api/threads/${threadId}/messages`)).body;
    expect(first?.content).toContain('Document: northwind-10q.pdf, 4 pages');
    expect(first?.content).not.toContain(documentId);
  });

  test('is outlived by its draft and by its campaign, which go on with what was sent of it', async () => {
    const { documentId } = (await keep(filing('Gone.'))).body;
    const request = { ...buildCampaign(), fileContent: 'What was sent of it.', documentId };
    const { campaignId } = (await client.post<{ campaignId: string }>(GENERATE_CAMPAIGN, request)).body;
    const threads = await testApp.query('SELECT document_id FROM threads WHERE campaign_id = $1', [campaignId]);
    expect(threads).toEqual(Array.from({ length: 6 }, () => ({ document_id: documentId })));
    await client.send('DELETE', `/api/documents/${documentId}`, undefined, {});
    testApp.demo.reset();
    expect((await client.post(`/api/campaigns/${campaignId}/parts/email1`, {})).status).toBe(200);
    expect(prompts()[0]).toContain('What was sent of it.');
    expect((await client.get<Campaign>(`/api/campaigns/${campaignId}`)).status).toBe(200);
  });

  test('says so where the document was deleted before it was read, and nothing of it was sent', async () => {
    const { documentId } = (await keep(filing('Deleted.'))).body;
    const jobId = randomUUID();
    await testApp.query(
      `INSERT INTO jobs (id, name, queue, user_id, payload)
       SELECT $1, 'summarize-file', 'files', user_id, jsonb_build_object('documentId', $2::text) FROM documents WHERE id = $2::uuid`,
      [jobId, documentId],
    );
    await client.send('DELETE', `/api/documents/${documentId}`, undefined, {});
    expect((await client.post(`/api/jobs/${jobId}/cancel`)).status).toBe(200);
    await client.post(`/api/jobs/${jobId}/retry`);
    const job = await client.jobUntil(jobId, ({ status }) => status === 'failed');
    expect(job.error?.message).toBe('The document was deleted before it could be read. Please upload it again.');
  });
});
