import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ApiError, DocumentContentResponse, DocumentResponse, DocumentSummary, Ledger } from '@copydesk/contracts';
import { Database, type Job } from '@copydesk/database';
import { contentOf, prepareSources, traceDraft } from '@copydesk/figures';
import type { JobContext } from '@copydesk/jobs';
import { useSharedTestApp } from '@copydesk/testing';
import type * as Processes from '../fetch/run-process';
import type { Article, readArticle as ReadArticle } from './read-article';
import type * as Pages from './read-page.handler';

const DIST = join(__dirname, '../../../dist/worker/src/pages');

/** As it is built: a thread runs the file that lies beside it on the disk. */
const { ReadPageHandler } = jest.requireActual<typeof Pages>(join(DIST, 'read-page.handler.js'));

const { runProcess } = jest.requireActual<typeof Processes>(join(DIST, '../fetch/run-process.js'));

const testApp = useSharedTestApp();
let server: Server;
let answer: RequestListener;
let database: Database;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  database = await Database.connect({ url: testApp.env.DATABASE_URL ?? '', poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  server.closeAllConnections();
  server.close();
});

const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', `${name}.html`), 'utf8');
/** None of these pages is one of the SEC. */
const nothing = () => Promise.reject(new Error('The SEC was asked.'));
const noFilings = { isFiling: nothing, keep: nothing, page: nothing };
const never = new AbortController().signal;
/** Its process has a low priority, so that other tests may keep it waiting. What is given up is told by a test of its own. */
const READING_MS = 60_000;
const readArticle = (html: string, memoryMb = 512) =>
  runProcess<string, ReturnType<typeof ReadArticle>>(join(DIST, 'read-article.process.js'), html, {
    signal: never,
    limitMs: READING_MS,
    memoryMb,
  });

async function read(html: string): Promise<Article> {
  const article = await readArticle(html);
  if (article === null || typeof article === 'string') throw new Error(`no article: ${article}`);
  return article;
}

/** A page about which nothing is known but its text. */
const page = (head: string, more = '') =>
  `<html><head><title>Orders</title>${head}</head><body><article>${more}<p>${'Orders rose in every region, and deliveries were on time. '.repeat(12)}</p></article></body></html>`;

test('an article is read with its headline, publisher and day, without what stands around it', async () => {
  const {
    content: { text },
    ...about
  } = await read(fixture('article'));
  expect(about).toEqual({
    title: 'Northwind raises outlook as orders climb',
    publisher: 'The Harbor Post',
    publishedOn: '2026-11-03',
  });
  expect(text).toContain('its orders rose 14% to $4.2 billion in the third quarter');
  expect(text).toContain('in October.\n\nNorthwind makes lathes, presses & measuring machines.');
  expect(text).not.toMatch(/script|not read|Sign in|Copper|rights reserved|</);
});

test('a press release keeps its table, of which figures are traced; a publisher that it does not name stays unknown', async () => {
  const { content, publisher, publishedOn } = await read(fixture('press-release'));
  expect([publisher, publishedOn]).toEqual([null, '2026-11-03']);
  const evidence = prepareSources({ document: content.text, page: { publisher: 'northwind.example', publishedOn } });
  const draft =
    'Net income was $566 million in the third quarter of 2026. Revenue was $4,905 million in the third quarter of 2026.';
  expect(traceDraft(draft, evidence).filter(({ quote }) => quote.startsWith('$'))).toMatchObject([
    { status: 'traced', source: { kind: 'document', name: 'northwind.example', date: '2026-11-03', page: null } },
    { status: 'mismatch', near: { source: { name: 'northwind.example' } } },
  ]);
});

test('a page that asks for a password and shows a beginning alone is told from an article', async () => {
  expect(await readArticle(fixture('login'))).toBe('login');
});

test.each([
  ['<meta property="article:published_time" content="2026-11-03T23:30:00-05:00">', '', '2026-11-03'],
  ['<meta itemprop="datePublished" content="2026-11-03">', '', '2026-11-03'],
  ['<meta name="DC.date" content="3 November 2026">', '', '2026-11-03'],
  ['<meta name="pubdate" content="Tue, 03 Nov 2026 08:00:00 GMT">', '', '2026-11-03'],
  ['', '<time datetime="2026-11-03T08:00Z">Tuesday</time><time datetime="2026-11-03">again</time>', '2026-11-03'],
  ['', '<time datetime="2026-11-03">a</time><time datetime="2026-10-01">or another</time>', null],
  ['<meta name="date" content="2026-02-31">', '', null],
  ['<meta name="date" content="03/11/2026">', '', null],
  ['<meta name="date" content="part 1">', '', null],
  ['', '', null],
])('%s%s was published on %s', async (head, more, day) => expect((await read(page(head, more))).publishedOn).toBe(day));

test.each([
  ['', null],
  ['<meta name="publisher" content=" The  Harbor\nPost ">', 'The Harbor Post'],
  ['<meta property="og:site_name" content="Post &amp; Ledger">', 'Post & Ledger'],
])('%s names %j', async (head, publisher) => expect((await read(page(head))).publisher).toBe(publisher));

test.each([
  ['nothing', ''],
  ['no page', 'plain words'],
  ['a frame', '<html><body><nav><a href="/">Home</a></nav><div id="app"></div></body></html>'],
])('%s holds no article', async (_, html) => expect(await readArticle(html)).toBeNull());

test('what cannot be stored is left out, and a headline is not longer than a name', async () => {
  const { title, content } = await read(
    page(`<meta property="og:title" content="${'Orders '.repeat(100)}">`, '<p>a\0b\uD800c</p>'),
  );
  expect(title?.length).toBeLessThanOrEqual(300);
  expect(`${title}${content.text}`).not.toMatch(/\0|\p{Surrogate}/u);
});

const local = { allows: (ip: string) => ip === '127.0.0.1', anyPort: true };
const address = (path = '/') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

/** Runs the handler as a worker would that may read from this machine. */
async function runFor(userId: number, url = address(), handler = new ReadPageHandler(noFilings, local)) {
  const save = (work: Parameters<JobContext['save']>[0]) => database.transaction(work);
  const context = { signal: new AbortController().signal, progress: () => undefined, save };
  const job = { userId, payload: { url } } as Job<'read-page'>;
  return (await handler.run(job, context as unknown as JobContext)).result;
}

const serve =
  (type: string, body: string | Buffer): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body);

test('a page is kept whole as a document, once, with where it was read; figures are traced to it', async () => {
  const client = await testApp.signedIn();
  const { id: userId } = (await client.get<{ id: number }>('/api/user')).body;
  answer = serve('text/html', fixture('article'));
  const url = address('/2026/11/northwind-4155');
  const { documentId, name, origin } = await runFor(userId, `${url}#comments`);
  expect(name).toBe('Northwind raises outlook as orders climb');
  expect(origin).toEqual({ url, publisher: 'The Harbor Post', publishedOn: '2026-11-03' });
  expect(await runFor(userId, url)).toEqual({ documentId, name, origin });

  const list = (await client.get<DocumentSummary[]>('/api/documents')).body;
  expect(list).toMatchObject([{ id: documentId, name, pages: null, origin }]);
  const { text } = (await client.get<DocumentResponse>(`/api/documents/${documentId}`)).body;
  expect(text.split('\n').slice(0, 4)).toEqual([name, 'The Harbor Post, Tuesday, November 3, 2026', url, '']);

  const draft =
    'The company now expects revenue of $15.8 billion this year, up from an earlier forecast of $15.1 billion. It has 4,155 customers.';
  const ledger = (await client.post<Ledger>('/api/ledger', { text: draft, documentId })).body;
  const found = (quote: string) => ledger.entries.find((entry) => entry.quote === quote);
  const source = { kind: 'document', name: 'The Harbor Post', date: '2026-11-03', page: null };
  expect(found('$15.8 billion')).toMatchObject({ status: 'traced', source });
  // A figure of an address proves nothing.
  expect(found('4,155')).toMatchObject({ status: 'unsourced' });

  const stranger = await testApp.signedIn();
  expect((await stranger.get(`/api/documents/${documentId}`)).status).toBe(404);
  expect((await client.send('DELETE', `/api/documents/${documentId}`, undefined, {})).status).toBe(204);
});

const FILING = `<html><head><title>nwl-20260930</title></head><body><div style="display:none"><ix:header><ix:hidden>
  <ix:nonNumeric name="dei:EntityRegistrantName" contextRef="q">Northwind Lamps</ix:nonNumeric>
  <ix:nonNumeric name="dei:DocumentType" contextRef="q">10-Q</ix:nonNumeric></ix:hidden><ix:resources>
  <xbrli:context id="q"><xbrli:period><xbrli:startDate>2026-07-01</xbrli:startDate><xbrli:endDate>2026-09-30</xbrli:endDate></xbrli:period></xbrli:context>
  <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>
  <nav>Contents</nav><p>CONDENSED STATEMENTS OF INCOME (In millions)</p>
  <table><tr><td></td><td>2026</td></tr><tr><td>Net sales</td><td>$</td><td><ix:nonFraction
    name="us-gaap:Revenues" contextRef="q" unitRef="usd" scale="6" decimals="-6">12,535</ix:nonFraction></td></tr></table>
  ${'<p>Lamps are made in many countries and sold in more.</p>'.repeat(5)}</body></html>`;

test('a filing is read whole, by its tables and tags, under the name of its company', async () => {
  const client = await testApp.signedIn();
  const { id: userId } = (await client.get<{ id: number }>('/api/user')).body;
  answer = serve('text/html', FILING);
  const { documentId, name, origin } = await runFor(userId);
  expect([name, origin.publisher]).toEqual(['Northwind Lamps 10-Q 2026-09-30', 'Northwind Lamps']);
  const { body } = await client.get<DocumentContentResponse>(`/api/documents/${documentId}/content`);
  const { text, filing, blocks } = contentOf(body);
  const [fact] = filing?.facts ?? [];
  expect(fact).toMatchObject({ value: 12.535e9, period: { end: '2026-09-30' } });
  expect(text.slice(fact?.from, fact?.to)).toBe('12,535');
  const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flatMap((row) => row.cells) : []));
  expect(cells.map(({ from, to }) => text.slice(from, to))).toEqual(['$12,535']);
});

test('a text without markup is read as it is', async () => {
  const client = await testApp.signedIn();
  const { id: userId } = (await client.get<{ id: number }>('/api/user')).body;
  answer = serve('text/plain; charset=iso-8859-1', Buffer.from('Zürich: orders rose.', 'latin1'));
  const { documentId, name, origin } = await runFor(userId, address('/call.txt'));
  expect([name, origin.publisher, origin.publishedOn]).toEqual(['127.0.0.1/call.txt', null, null]);
  const { text } = (await client.get<DocumentResponse>(`/api/documents/${documentId}`)).body;
  expect(text).toMatch(/call\.txt\n\nZürich: orders rose\.$/);
});

test.each<[string, RequestListener, string]>([
  ['nothing', (_, response) => response.writeHead(404).end(), 'There is no page at this address (404).'],
  ['what is gone', (_, response) => response.writeHead(410).end(), 'There is no page at this address (410).'],
  ['a refusal', (_, response) => response.writeHead(403).end(), 'This page asks for a login'],
  [
    'a login',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(fixture('login')),
    'This page asks for a login',
  ],
  [
    'an error',
    (_, response) => response.writeHead(503).end(),
    'Its server answered with an error (503). Please try again later.',
  ],
  ['a PDF', serve('application/pdf', '%PDF-1.7'), 'This address is a PDF. PDFs are read in your browser'],
  ['a PDF that is called a page', serve('text/html', '%PDF-1.7'), 'This address is a PDF.'],
  ['an image', serve('image/png', 'x'), 'This address is a file and not a page.'],
  [
    'a frame',
    serve('text/html', '<html><body><div id="app"></div></body></html>'),
    'No article was found on this page.',
  ],
  ['50 MB', serve('text/html', Buffer.alloc(6 * 1024 * 1024, 'x')), 'It is larger than 5 MB.'],
  [
    'a way into a private network',
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    'This address leads into a private network',
  ],
  [
    'deep tags',
    serve('text/html', `<html><body>${'<div><p>'.repeat(12_500)}Orders`),
    'This page is too complex to be read. Open the page yourself',
  ],
  [
    'more elements than any article has',
    serve('text/html', `<html><body>${'<p>Orders rose in every region.</p>'.repeat(60_000)}`),
    'This page is too complex to be read.',
  ],
  [
    'a tag of 4 MB of attributes',
    serve('text/html', `<html><body><p ${Array.from({ length: 300_000 }, (_, n) => `a${n}="b"`).join(' ')}>Orders`),
    'This page is too complex to be read.',
  ],
])('%s is told in words', async (_, listener, message) => {
  answer = listener;
  await expect(runFor(1)).rejects.toMatchObject({ code: 'page/unreadable', message: expect.stringContaining(message) });
});

test('a page that takes too long to be read is given up, and its process with it', async () => {
  answer = serve('text/html', fixture('article'));
  await expect(runFor(1, address(), new ReadPageHandler(noFilings, local, 0))).rejects.toThrow(
    'This page is too complex',
  );
});

test('a page that needs more memory than one may fails alone', async () => {
  const html = page('', `<table>${'<tr><td>Orders</td></tr>'.repeat(20_000)}</table>`);
  await expect(readArticle(html, 16)).rejects.toThrow('it ended with SIG');
  expect((await read(fixture('article'))).publisher).toBe('The Harbor Post');
});

test('pages of one user wait for each other, and another user takes the next turn', async () => {
  answer = serve('text/html', fixture('article'));
  const handler = new ReadPageHandler(noFilings, local);
  const [one, other] = await Promise.all([userIdOf(), userIdOf()]);
  const ended: number[] = [];
  const readFor = (userId: number, url: string) => runFor(userId, url, handler).then(() => ended.push(userId));
  await Promise.all([
    ...Array.from({ length: 4 }, (_, n) => readFor(one, address(`/${n}`))),
    readFor(other, address('/other')),
  ]);
  expect(ended.indexOf(other)).toBeLessThan(3);
});

const userIdOf = async () => (await (await testApp.signedIn()).get<{ id: number }>('/api/user')).body.id;

test('the product refuses this machine, in words that whoever waits is told; the same key is the same job', async () => {
  const client = await testApp.signedIn();
  const key = { 'idempotency-key': randomUUID() };
  const url = 'http://localhost/';
  const { status, body } = await client.post<ApiError>('/api/read-page', { url }, key);
  expect([status, body.message]).toEqual([422, 'This address leads into a private network, which is not read.']);
  expect((await client.post<ApiError>('/api/read-page', { url }, key)).status).toBe(422);
  const jobs = await testApp.query(`SELECT FROM jobs WHERE name = 'read-page' AND payload->>'url' = $1`, [url]);
  expect(jobs).toHaveLength(1);
});

test.each(['', 'northwind', 'file:///etc/passwd', 'ftp://news.example/a', 'https://news.example@127.0.0.1/', 7])(
  '%j is no address',
  async (url) => {
    const { status, body } = await (await testApp.signedIn()).post<ApiError>('/api/read-page', { url });
    expect([status, body.message]).toEqual([400, 'Please enter a whole web address, such as https://example.com/news']);
  },
);
