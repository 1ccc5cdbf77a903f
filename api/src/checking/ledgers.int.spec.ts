import { randomUUID } from 'node:crypto';
import type {
  Campaign,
  EvidenceResponse,
  GenerateEmailResponse,
  GenerationResponse,
  KeptWaiver,
  Ledger,
  MessageResponse,
  SavedLedgerResponse,
  UserResponse,
} from '@copydesk/contracts';
import { packStructure, readHtml } from '@copydesk/figures';
import { io } from 'socket.io-client';
import {
  buildBrief,
  buildClone,
  eventually,
  FILING,
  inlineFiling,
  type TestClient,
  useSharedTestApp,
  writeCampaign,
} from '@copydesk/testing';

const TWO_PAGES = `${FILING}
Page 2
Net sales for the second quarter of 2025 were $7.19 billion, down 13% from a year earlier.
`;
const DRAFT = 'Subject: The quarter\n\nNet sales were $7,192 million in the quarter. Net income was $1,731 million.';
const LATER = `${DRAFT}\n\nOur readers made 300% last year.`;

const testApp = useSharedTestApp();
let client: TestClient;
let user: UserResponse;
beforeEach(async () => {
  client = testApp.client();
  user = await client.register();
});

const trace = (body: object) => client.post<Ledger>('/api/ledger', body);
const ledgerOf = (threadId: string, version: number) =>
  client.get<Ledger>(`/api/threads/${threadId}/versions/${version}/ledger`);
const edit = (threadId: string, content: string) =>
  client.post<MessageResponse>(`/api/threads/${threadId}/versions`, { content });
const statuses = ({ entries }: Ledger) => entries.map(({ quote, status }) => [quote, status]);
const stored = (threadId: string) =>
  testApp.query<{ version: number; total: number; figures: number }>(
    `SELECT version, total, figures FROM messages LEFT JOIN claim_ledgers ON message_id = messages.id
     WHERE thread_id = $1 AND version IS NOT NULL ORDER BY version`,
    [threadId],
  );

async function write(brief: object = {}): Promise<string> {
  return (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief(brief))).body.threadId;
}

/** Keeps a document and says that a thread was written from it. */
async function keepDocument(threadId?: string, userId = user.id): Promise<string> {
  const id = randomUUID();
  await testApp.query(
    `INSERT INTO documents (id, user_id, name, sha256, text, pages, characters) VALUES ($1::uuid, $2, 'Q1.pdf', $1::uuid::text, $3, 2, $4)`,
    [id, userId, TWO_PAGES, TWO_PAGES.length],
  );
  if (threadId) await testApp.query('UPDATE threads SET document_id = $1 WHERE id = $2', [id, threadId]);
  return id;
}

describe('POST /api/ledger', () => {
  test('judges figures by the tags of a filing, for its owner alone', async () => {
    const filing = readHtml(inlineFiling());
    const structure = packStructure(filing) ?? '';
    const keep = async (by: TestClient, sent: string) =>
      (
        await by.post<{ documentId: string }>('/api/documents', {
          name: 'nwsc.htm',
          text: filing.text,
          structure: sent,
        })
      ).body;
    const text = 'Revenue was $4.2 billion in the first quarter of 2024, and gross profit was $2.9 billion.';
    const { documentId } = await keep(client, structure);
    const { body } = await trace({ text, documentId });
    expect(statuses(body)).toEqual([
      ['$4.2 billion', 'traced'],
      ['$2.9 billion', 'mismatch'],
    ]);
    const [right, wrong] = body.entries;
    expect(right?.source).toMatchObject({ section: 'CONDENSED CONSOLIDATED STATEMENTS OF INCOME' });
    expect(wrong).toMatchObject({
      use: '$2.6 billion',
      keys: { source: 'Gross profit, the quarter to March 31, 2024: $2.583 billion' },
    });

    // Tags that somebody else invented for the same text.
    const other = testApp.client();
    await other.register();
    const forged = structure.replaceAll('2583000000', '2900000000');
    const theirs = await keep(other, forged);
    const said = await other.post<Ledger>('/api/ledger', { text, documentId: theirs.documentId });
    expect(said.body.entries[1]).toMatchObject({ status: 'traced' });
    expect((await trace({ text: `${text} `, documentId })).body.entries[1]).toMatchObject({ status: 'mismatch' });
  });

  test('lays a text beside a document, and stores nothing', async () => {
    const { status, body } = await trace({ text: DRAFT, documentId: await keepDocument() });
    expect(status).toBe(200);
    expect(statuses(body)).toEqual(
      expect.arrayContaining([
        ['$7,192 million', 'traced'],
        ['$1,731 million', 'mismatch'],
      ]),
    );
    const revenue = body.entries.find(({ quote }) => quote === '$7,192 million');
    expect(revenue?.source).toMatchObject({ kind: 'document', page: 1 });
    expect(body.total).toBe(body.entries.length);
    expect(body.traced).toBe(body.entries.filter(({ status }) => /traced|derived/.test(status)).length);
    expect(await testApp.query('SELECT FROM threads WHERE user_id = $1', [user.id])).toEqual([]);
  });

  test('knows the brand alone where nothing is named, else the brief of a thread and what catalysts say', async () => {
    const text = 'Northwind raised its data center forecast by 40%.';
    expect((await trace({ text })).body).toMatchObject({ traced: 0, entries: [{ quote: '40%', status: 'unsourced' }] });
    expect((await trace({ text, threadId: await write() })).body.entries.map(({ status }) => status)).not.toEqual([]);
    const [catalyst] = await testApp.query<{ id: number }>(
      `INSERT INTO catalysts (title, text, sector, source, published_at, is_sample)
       VALUES ($1, 'Data center forecast of Northwind raised by 40%.', 'Technology', 'Reuters', now(), false) RETURNING id`,
      [`Northwind ${randomUUID()}`],
    );
    const traced = await trace({
      text: 'Data center forecast of Northwind raised by 40%.',
      catalystIds: [catalyst?.id],
    });
    expect(traced.body.entries[0]).toMatchObject({ status: 'traced', source: { kind: 'catalyst', name: 'Reuters' } });
  });

  test.each([
    ['no text', { text: ' ' }, 'Text is required'],
    ['too long a text', { text: 'x'.repeat(200_001) }, 'The text is too long to be checked'],
    ['what is no id', { text: 'x', documentId: '7' }, 'documentId must be the id of a document'],
    ['a name for a catalyst', { text: 'x', catalystIds: ['one'] }, 'Catalyst ids must be numbers'],
  ])('refuses %s in words', async (_, body, message) => {
    expect(await client.post('/api/ledger', body)).toMatchObject({ status: 400, body: { message } });
  });

  test("somebody else's document and thread, and an unknown catalyst, are not found", async () => {
    const other = await testApp.signedIn();
    const threadId = await write();
    const documentId = await keepDocument(threadId);
    const answers = await Promise.all([
      other.post('/api/ledger', { text: DRAFT, documentId }),
      other.post('/api/ledger', { text: DRAFT, threadId }),
      other.post('/api/ledger', { text: DRAFT, catalystIds: [2_000_000_000] }),
      other.get(`/api/threads/${threadId}/evidence`),
      other.get(`/api/threads/${threadId}/versions/1/ledger`),
      other.post(`/api/threads/${threadId}/waivers`, { quote: '40%', sentence: 'By 40%.', reason: 'So' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('a draft of 100,000 characters and hostile ones are answered in time, and nobody else waits', async () => {
    const documentId = await keepDocument();
    const hostile = [
      'Net sales were $7,192 million. '.repeat(3_300),
      '('.repeat(50_000) + ')'.repeat(50_000),
      '1,'.repeat(50_000),
      '"'.repeat(100_000),
    ];
    const tracing = hostile.map(async (text) => (await trace({ text, documentId })).status);
    const startedAt = performance.now();
    expect((await client.get('/api/user')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    for (const status of await Promise.all(tracing)) expect([200, 422, 503]).toContain(status);
  });
});

test('a text with too many figures for its document is refused in words, saved without a ledger, and refused when read', async () => {
  const said = (count: number) =>
    Array.from({ length: count }, (_, n) => `Net sales were $${n + 1} million in Q1 ${2010 + (n % 14)}. `).join('');
  const threadId = await write();
  const documentId = await keepDocument(threadId);
  await testApp.query('UPDATE documents SET text = $2 WHERE id = $1', [documentId, said(2_500)]);
  const message =
    /^This text has [\d,]+ figures, names and quotations, and its sources have [\d,]+ figures: that is more than can be compared\. Shorten the text/;
  const answer = await client.post('/api/ledger', { text: said(4_000), documentId });
  expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(message)]);
  expect((await edit(threadId, said(2_400))).status).toBe(201);
  expect(await stored(threadId)).toMatchObject([{ version: 1 }, { version: 2, total: null }]);
  const read = await client.get(`/api/threads/${threadId}/versions/2/ledger`);
  expect([read.status, read.body.message]).toEqual([422, expect.stringMatching(message)]);
}, 60_000);

describe('the ledger of a version', () => {
  test('is kept with it, whoever adds the version', async () => {
    const threadId = await write();
    await client.post('/api/chat', { threadId, message: 'Shorten the email' });
    await edit(threadId, DRAFT);
    await client.post(`/api/threads/${threadId}/versions`, { content: 'x', restoredFrom: 1 });
    await client.post('/api/chat', { threadId, message: 'Shorten it', currentCopy: LATER });
    const kept = await stored(threadId);
    expect(kept.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { total, figures } of kept) expect(total).toBeGreaterThanOrEqual(figures);
    expect(kept[4]?.figures).toBe(3);
  });

  test('rests on what the thread rests on now: made anew after the document is gone', async () => {
    const threadId = await write();
    const documentId = await keepDocument(threadId);
    await edit(threadId, DRAFT);
    const [, kept] = await stored(threadId);
    const before = await ledgerOf(threadId, 2);
    expect(before.body).toMatchObject({ total: kept?.total });
    expect(statuses(before.body)).toContainEqual(['$7,192 million', 'traced']);
    await testApp.query('DELETE FROM documents WHERE id = $1', [documentId]);
    expect(statuses((await ledgerOf(threadId, 2)).body)).toContainEqual(['$7,192 million', 'unsourced']);
  });

  test('is made for a version of before, and kept', async () => {
    const threadId = await write();
    await testApp.query('DELETE FROM claim_ledgers USING messages WHERE message_id = id AND thread_id = $1', [
      threadId,
    ]);
    expect(await stored(threadId)).toEqual([{ version: 1, total: null, figures: null }]);
    const { body } = await ledgerOf(threadId, 1);
    expect(await stored(threadId)).toMatchObject([{ version: 1, total: body.total }]);
    expect((await ledgerOf(threadId, 2)).status).toBe(404);
    expect((await client.get(`/api/threads/${threadId}/versions/one/ledger`)).status).toBe(404);
  });

  test('is kept of each part of a campaign, the order form too, and of what the coach reads', async () => {
    const { path } = await writeCampaign(client);
    await client.post(`${path}/parts/email4`);
    await client.put(`${path}/parts/orderForm`, { content: 'Winners: **48**. You pay $999.50.' });
    const { parts } = (await client.get<Campaign>(path)).body;
    const kept = await Promise.all(parts.map(({ threadId }) => stored(threadId)));
    expect(kept.map((versions) => versions.length)).toEqual([1, 1, 1, 2, 1, 2]);
    expect(kept.flat().every(({ total }) => total !== null)).toBe(true);
    const order = await ledgerOf(parts[5]?.threadId ?? '', 2);
    expect(order.body.entries.map(({ quote }) => quote)).toContain('$999.50');

    const threadId = randomUUID();
    await client.post('/api/rodchief-analysis', { emailCopy: DRAFT, analysisType: 'improve', threadId });
    expect((await stored(threadId)).map(({ total }) => total !== null)).toEqual([true, true]);
  });
});

test('copy that is judged, or cloned, does not prove itself', async () => {
  const threadId = randomUUID();
  await client.post('/api/rodchief-analysis', { emailCopy: DRAFT, analysisType: 'improve', threadId });
  expect((await ledgerOf(threadId, 1)).body).toMatchObject({ traced: 0, total: 2 });
  const { id } = (await client.post<GenerationResponse>('/api/generations', { threadId, version: 1 })).body;
  const copy = (await client.post<GenerationResponse>(`/api/generations/${id}/duplicate`)).body.id;
  const opened = (await client.post<{ threadId: string }>(`/api/generations/${copy}/thread`)).body.threadId;
  expect((await ledgerOf(opened, 1)).body).toMatchObject({ traced: 0, total: 2 });

  const winner = buildClone({ winnerCopy: `Subject: Up\n\n${DRAFT} ${'Would you have done it? '.repeat(5)}` });
  const cloned = (await client.post<GenerateEmailResponse>('/api/generate-clone-winner', winner)).body.threadId;
  await edit(cloned, DRAFT);
  expect((await ledgerOf(cloned, 2)).body).toMatchObject({ traced: 0, total: 2 });
});

test('a clone with a document is traced to that', async () => {
  const request = buildClone({ fileContent: TWO_PAGES });
  const cloned = (await client.post<GenerateEmailResponse>('/api/generate-clone-winner', request)).body.threadId;
  await edit(cloned, DRAFT);
  expect((await ledgerOf(cloned, 2)).body).toMatchObject({ traced: 1, total: 2 });
});

describe('evidence', () => {
  test('is told as it is traced against', async () => {
    const threadId = await write({ fileContent: TWO_PAGES });
    const documentId = await keepDocument(threadId);
    const { body } = await client.get<EvidenceResponse>(`/api/threads/${threadId}/evidence`);
    expect(body).toMatchObject({
      input: { document: TWO_PAGES },
      document: { id: documentId, name: 'Q1.pdf', pages: 2 },
      waivers: [],
    });
    expect(body.input.brief).toContain('Northwind Semiconductor');
    // What a form sends for fields that it does not ask proves nothing.
    expect(body.input.brief).not.toContain('N/A');
  });
});

describe('a waiver', () => {
  const waive = (threadId: string, change: object = {}) =>
    client.post<KeptWaiver>(`/api/threads/${threadId}/waivers`, {
      quote: '300%',
      sentence: 'Our  readers made\n300% last year.',
      reason: 'Audited by Roe LLP',
      ...change,
    });

  test('stands on its claim in each version that says it, and leaves the count as it is', async () => {
    const threadId = await write();
    await edit(threadId, LATER);
    const kept = await waive(threadId);
    const { username } = (await client.get<UserResponse>('/api/user')).body;
    expect(kept).toMatchObject({ status: 201, body: { name: 'Sam', username, reason: 'Audited by Roe LLP' } });
    await edit(threadId, `Dear reader,\n\n${LATER}`);
    for (const version of [2, 3]) {
      const { body } = await ledgerOf(threadId, version);
      const entry = body.entries.find(({ quote }) => quote === '300%');
      expect(entry).toMatchObject({ status: 'unsourced', waiver: { id: kept.body.id, name: 'Sam', username } });
      expect(body.entries.filter(({ waiver }) => waiver)).toHaveLength(1);
      expect(body.traced).toBe(0);
    }
    const changed = await waive(threadId, { reason: 'Seen by counsel' });
    expect(changed.body).toMatchObject({ id: kept.body.id, reason: 'Seen by counsel' });
    const { waivers } = (await client.get<EvidenceResponse>(`/api/threads/${threadId}/evidence`)).body;
    expect(waivers).toEqual([changed.body]);
  });

  test('is taken back once, by its owner alone', async () => {
    const threadId = await write();
    await edit(threadId, LATER);
    const path = `/api/threads/${threadId}/waivers/${(await waive(threadId)).body.id}`;
    const remove = (who: TestClient) => who.send('DELETE', path, undefined, {});
    expect((await remove(await testApp.signedIn())).status).toBe(404);
    expect((await remove(client)).status).toBe(204);
    expect((await remove(client)).status).toBe(404);
    expect((await ledgerOf(threadId, 2)).body.entries.some(({ waiver }) => waiver)).toBe(false);
  });

  test('that two tabs add at once is one, and both tabs and the saved email hear of it', async () => {
    const threadId = await write();
    await edit(threadId, LATER);
    const { id } = (await client.post<GenerationResponse>('/api/generations', { threadId })).body;
    const socket = io(testApp.address, { transports: ['websocket'], extraHeaders: { cookie: client.cookie } });
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const told: string[] = [];
    socket.on('thread:changed', (event: { threadId: string }) => told.push(event.threadId));
    const both = await Promise.all([
      waive(threadId),
      waive(threadId, { reason: 'Seen by counsel' }),
      waive(threadId, { quote: '$1,731 million', sentence: 'Net income was $1,731 million.' }),
    ]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(2);
    await eventually(() => (told.length === 3 ? true : null));
    expect(new Set(told)).toEqual(new Set([threadId]));
    socket.disconnect();
    const { ledger } = (await client.get<SavedLedgerResponse>(`/api/generations/${id}/ledger`)).body;
    expect(ledger?.entries.flatMap(({ quote, waiver }) => (waiver ? [quote] : []))).toEqual(['$1,731 million', '300%']);
  });

  test('needs its claim, its sentence and a reason', async () => {
    const threadId = await write();
    const message = 'Say why this is correct: where it comes from, or who approved it';
    expect(await waive(threadId, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { reason: message } },
    });
    expect((await waive(threadId, { quote: '' })).status).toBe(400);
    expect((await waive(threadId, { sentence: '個'.repeat(20_000) })).status).toBe(201);
  });
});

describe('a saved email', () => {
  const saved = (id: number) => client.get<SavedLedgerResponse>(`/api/generations/${id}/ledger`);
  const save = async (body: object) => (await client.post<GenerationResponse>('/api/generations', body)).body.id;

  async function saveDraft(): Promise<{ id: number; threadId: string; documentId: string }> {
    const threadId = await write();
    const documentId = await keepDocument(threadId);
    await edit(threadId, LATER);
    return { id: await save({ threadId }), threadId, documentId };
  }

  test('keeps its ledger when document and conversation are gone, and so does its copy', async () => {
    const { id, threadId, documentId } = await saveDraft();
    const waiver = { quote: '300%', sentence: 'Our readers made 300% last year.', reason: 'Audited' };
    await client.post(`/api/threads/${threadId}/waivers`, waiver);
    const before = (await saved(id)).body.ledger;
    expect(before && statuses(before)).toContainEqual(['$7,192 million', 'traced']);
    expect(before?.entries.find(({ quote }) => quote === '300%')).toMatchObject({ waiver: { reason: 'Audited' } });
    const copy = (await client.post<GenerationResponse>(`/api/generations/${id}/duplicate`)).body.id;
    await testApp.query('DELETE FROM documents WHERE id = $1', [documentId]);
    await testApp.query('DELETE FROM threads WHERE id = $1', [threadId]);
    expect((await saved(id)).body.ledger).toEqual(before);
    expect((await saved(copy)).body.ledger).toEqual(before);
    expect((await (await testApp.signedIn()).get(`/api/generations/${id}/ledger`)).status).toBe(404);
  });

  test('has the ledger of its very words: none where they are of no version', async () => {
    const { id, threadId } = await saveDraft();
    await client.put(`/api/generations/${id}`, { title: 'Other' });
    expect((await saved(id)).body.ledger).not.toBeNull();
    await client.put(`/api/generations/${id}`, { content: 'Words of its own: 12%.' });
    expect((await saved(id)).body).toEqual({ ledger: null });
    await edit(threadId, DRAFT);
    await client.put(`/api/generations/${id}`, { content: DRAFT });
    expect((await saved(id)).body.ledger?.entries.map(({ quote }) => quote)).not.toContain('300%');
    expect((await saved(await save({ title: 'By hand', content: 'Up 12%.', appId: 1 }))).body).toEqual({
      ledger: null,
    });
  });

  test('of before gets it of its conversation; opened as one, its words have a ledger there', async () => {
    const { id } = await saveDraft();
    await testApp.query('UPDATE generations SET ledger = NULL WHERE id = $1', [id]);
    expect((await saved(id)).body.ledger).not.toBeNull();
    const byHand = await save({
      title: 'By hand',
      content: DRAFT,
      appId: 1,
      originalPrompt: 'Revenue: $7,192 million.',
    });
    const { threadId } = (await client.post<{ threadId: string }>(`/api/generations/${byHand}/thread`)).body;
    const [kept] = await stored(threadId);
    expect((await ledgerOf(threadId, 1)).body.total).toBe(kept?.total);
  });
});
