import { readFileSync } from 'node:fs';
import { FILING_TOO_LARGE, type ApiError, type CompanyFilings, type FetchedFiling } from '@copydesk/contracts';
import { eventually, FakeSec, TestApp, type TestClient } from '@copydesk/testing';

const QUARTER = '0001000001-25-000021';
const DOCUMENT = /nwsc-20250630\.htm$/;
const MB = 1024 * 1024;

let sec: FakeSec;
let testApp: TestApp;
let client: TestClient;
beforeAll(async () => {
  sec = await FakeSec.start();
  const [company] = sec.companies;
  company?.filings.push(large('0001000001-25-000101', 29 * MB), large('0001000001-25-000102', 31 * MB));
  const env = { EDGAR_CONTACT: 'Desk desk@northwind.example', EDGAR_BASE_URL: sec.url, EDGAR_WATCH: '0' };
  testApp = await TestApp.open({ env });
  client = await testApp.signedIn();
  await eventually(async () => ((await client.get('/api/companies?q=nwsc')).status === 200 ? true : null));
  await client.get<CompanyFilings>('/api/companies/1000001/filings');
});
afterAll(async () => {
  await testApp.close();
  await sec.close();
});

/** A filing that is mostly markup, as the SEC's are. */
function large(accession: string, bytes: number) {
  const line = `<p style="${'margin:0;'.repeat(100)}">Orders rose in every region.</p>\n`;
  const file = `${accession}.htm`;
  const body = `<html><body>${line.repeat(Math.floor(bytes / line.length))}</body></html>`;
  return {
    ...{ accession, form: '10-K', reportDate: '2023-12-31', acceptedAt: '2024-02-20T21:00:00.000Z', items: '' },
    ...{ primaryDocument: file, title: '10-K', files: { [file]: body } },
  };
}

/** What the worker's process has in memory, in MB, at most since it was asked the last time. */
function mostMemory(): number {
  const status = readFileSync(`/proc/${testApp.workers.at(-1)?.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

test('a filing of 29 MB takes less than 80 MB more of a worker; one of 31 MB is refused in words', async () => {
  await client.post('/api/filings', { accession: '0001000001-25-000005' });
  const before = mostMemory();
  const { status, body } = await client.post<FetchedFiling>('/api/filings', { accession: '0001000001-25-000101' });
  expect([status, body.factsCount]).toEqual([200, 0]);
  expect(mostMemory() - before).toBeLessThan(80);
  const refused = await client.post<ApiError>('/api/filings', { accession: '0001000001-25-000102' });
  expect([refused.status, refused.body.message]).toEqual([422, FILING_TOO_LARGE]);
}, 120_000);

test('a worker that is killed in the middle fetches once more, not twice', async () => {
  sec.play({ slowMs: 3_000 });
  const id = await client.submit('/api/filings', { accession: QUARTER });
  const asked = () => sec.requests.filter(({ path }) => DOCUMENT.test(path)).length;
  await eventually(() => (asked() === 1 ? true : null));
  await testApp.loseWorker();
  const job = await client.jobUntil(id, ({ finishedAt }) => finishedAt !== null, 60_000);
  expect([job.status, asked()]).toEqual(['completed', 2]);
  await client.post('/api/filings', { accession: QUARTER });
  expect(asked()).toBe(2);
}, 120_000);
