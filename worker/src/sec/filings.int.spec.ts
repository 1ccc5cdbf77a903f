import {
  EXHIBIT_WITHOUT_TAGS,
  NO_TAGS,
  PAPER_FILING,
  type ApiError,
  type CompanyFilings,
  type CompanyMatches,
  type CompanyPage,
  type DocumentContentResponse,
  type DocumentSummary,
  type FetchedFiling,
  type Ledger,
  type ReadPageResponse,
  type StorageResponse,
} from '@copydesk/contracts';
import { eventually, FakeSec, HostedApp, type TestClient } from '@copydesk/testing';

const CONTACT = 'Desk desk@northwind.example';
const QUARTER = '0001000001-25-000021';
const RELEASE = '0001000001-25-000020';
const SEMI = '/Archives/edgar/data/1000001/000100000125000021/nwsc-20250630.htm';

let sec: FakeSec;
let testApp: HostedApp;
let client: TestClient;
beforeAll(async () => {
  sec = await FakeSec.start();
  testApp = await HostedApp.open({ env: { EDGAR_CONTACT: CONTACT, EDGAR_BASE_URL: sec.url }, workers: 2 });
  client = await testApp.signedIn();
  await eventually(async () => ((await client.get('/api/companies?q=nwsc')).status === 200 ? true : null));
});
afterAll(async () => {
  await testApp.close();
  await sec.close();
});

const timesAsked = (path: string) => sec.requests.filter((request) => request.path === path).length;
const filingsOf = (cik: number) => client.get<CompanyFilings>(`/api/companies/${cik}/filings`);
const fetchAs = (who: TestClient, accession: string) =>
  who.post<FetchedFiling & ApiError>('/api/filings', { accession });
const documentBytes = async (who: TestClient) => {
  const { body } = await who.get<StorageResponse>('/api/account/storage');
  return body.used.documents;
};

test('companies are found by the beginning of a ticker or of a word of their name; an unknown one has near ones', async () => {
  const find = async (q: string) => (await client.get<CompanyMatches>(`/api/companies?q=${q}`)).body;
  const semi = { cik: 1_000_001, ticker: 'NWSC', name: 'NORTHWIND SEMICONDUCTOR CORP' };
  expect(await find('nw')).toEqual({ companies: [semi], near: [] });
  expect((await find('semi')).companies).toEqual([semi]);
  expect((await find('nwscp')).companies).toEqual([{ ...semi, ticker: 'NWSCP' }]);
  expect((await find('nwcs')).companies).toEqual([]);
  expect((await find('nwscx')).near[0]).toEqual(expect.objectContaining({ cik: 1_000_001 }));
  expect(await find('%25')).toEqual({ companies: [], near: [] });
});

test('a company lists its filings, an 8-K by its press release; asked again within ten minutes the SEC is not called', async () => {
  const { status, body } = await filingsOf(1_000_001);
  expect([status, body.notice]).toEqual([200, null]);
  expect(body.filings.map(({ form, document, title }) => [form, document, title])).toEqual([
    ['10-Q', 'nwsc-20250630.htm', '10-Q'],
    ['8-K', 'q2pr.htm', 'PRESS RELEASE, SECOND QUARTER 2025'],
    ['10-K', 'nwsc-20241231.htm', '10-K'],
  ]);
  expect(body.filings[1]).toMatchObject({
    items: ['2.02', '9.01'],
    filedAt: '2025-08-05T20:05:00.000Z',
    url: 'https://www.sec.gov/Archives/edgar/data/1000001/000100000125000020/q2pr.htm',
    documentId: null,
  });
  await filingsOf(1_000_001);
  expect(timesAsked('/submissions/CIK0001000001.json')).toBe(1);
  expect((await filingsOf(1_000_004)).body.filings).toEqual([]);
  expect((await filingsOf(77)).status).toBe(404);
});

test('a filing is fetched once for all, counts nothing, and outlives the reference of one user', async () => {
  await filingsOf(1_000_001);
  const other = await testApp.signedIn();
  const [mine, theirs] = [await fetchAs(client, QUARTER), await fetchAs(other, QUARTER)];
  expect(mine.body).toMatchObject({
    name: 'NORTHWIND SEMICONDUCTOR CORP, Form 10-Q, period to 30 June 2025',
    factsCount: 6,
    notice: null,
  });
  expect([theirs.status, theirs.body.factsCount, timesAsked(SEMI)]).toEqual([200, 6, 1]);
  expect([await documentBytes(client), await documentBytes(other)]).toEqual([0, 0]);
  const texts = await testApp.query(`SELECT FROM documents WHERE text IS NOT NULL AND user_id IS NULL`);
  expect(texts).toHaveLength(1);
  expect((await client.get(`/api/documents/${theirs.body.documentId}`)).status).toBe(404);

  expect((await client.delete(`/api/documents/${mine.body.documentId}`)).status).toBe(204);
  expect((await client.get(`/api/documents/${mine.body.documentId}`)).status).toBe(404);
  const { body } = await other.get<DocumentContentResponse>(`/api/documents/${theirs.body.documentId}/content`);
  expect(body.text).toContain('4,200');
  expect((await fetchAs(client, QUARTER)).status).toBe(200);
  expect(timesAsked(SEMI)).toBe(1);
});

test('a figure of a draft is traced to the tag, with the place at sec.gov', async () => {
  await filingsOf(1_000_001);
  const { documentId } = (await fetchAs(client, QUARTER)).body;
  const text = 'Revenue was $4.2 billion in the second quarter of 2025.';
  const { entries } = (await client.post<Ledger>('/api/ledger', { text, documentId })).body;
  expect(entries[0]?.source).toMatchObject({
    tag: { says: 'NORTHWIND SEMICONDUCTOR, Form 10-Q, three months to 30 June 2025, revenue (us-gaap:Revenues)' },
    url: `https://www.sec.gov${SEMI}`,
  });
});

test('a release, a report without tags and a paper filing say what they are; a 20-F counts by its own tags', async () => {
  for (const cik of [1_000_001, 1_000_002, 1_000_003]) await filingsOf(cik);
  expect((await fetchAs(client, RELEASE)).body).toMatchObject({ factsCount: 0, notice: EXHIBIT_WITHOUT_TAGS });
  expect((await fetchAs(client, '0001000003-25-000002')).body).toMatchObject({ factsCount: 0, notice: NO_TAGS });
  const paper = await fetchAs(client, '0001000003-25-000001');
  expect([paper.status, paper.body.message]).toEqual([422, PAPER_FILING]);
  expect((await fetchAs(client, '0001000002-25-000007')).body).toMatchObject({ factsCount: 2, notice: null });
  expect((await fetchAs(client, '0001000002-25-999999')).status).toBe(404);
});

test('a filing that is pasted by its address is the same document', async () => {
  await filingsOf(1_000_001);
  const { documentId } = (await fetchAs(client, QUARTER)).body;
  const read = await client.post<ReadPageResponse>('/api/read-page', { url: `https://www.sec.gov/ix?doc=${SEMI}` });
  expect([read.status, read.body.documentId]).toEqual([200, documentId]);
  const { body } = await client.get<DocumentSummary[]>('/api/documents');
  expect(body.find(({ id }) => id === documentId)?.origin?.url).toBe(`https://www.sec.gov${SEMI}`);
});

test('the page of a company shows its quarters, a fourth one as the year less nine months', async () => {
  const { body } = await client.get<CompanyPage>('/api/companies/1000001');
  const revenue = body.measures.find(({ label }) => label === 'revenue');
  expect(revenue?.quarters.map(({ end, value }) => [end, value / 1e6])).toEqual([
    ['2023-09-30', 3_000],
    ['2024-03-31', 3_150],
    ['2024-06-30', 3_210],
    ['2024-09-30', 3_480],
    ['2024-12-31', 3_600],
    ['2025-03-31', 3_990],
    ['2025-06-30', 4_200],
  ]);
  expect(revenue?.quarters[4]?.formula).toBe(
    'year to 31 December 2024 ($13.44 billion) less nine months to 30 September 2024 ($9.84 billion)',
  );
});

test('every call names who asks', () => {
  expect(new Set(sec.requests.map(({ userAgent }) => userAgent))).toEqual(new Set([`Copydesk ${CONTACT}`]));
});
