import { randomUUID } from 'node:crypto';
import type {
  ClientEvents,
  CompanyPage,
  FetchedFiling,
  FollowedCompany,
  GenerationResponse,
  Inbox,
  ServerEvents,
} from '@copydesk/contracts';
import { buildBrief, eventually, FakeSec, HostedApp, type TestClient } from '@copydesk/testing';
import { io, type Socket } from 'socket.io-client';

const CIK = 1_000_001;

let sec: FakeSec;
let testApp: HostedApp;
let client: TestClient;
beforeEach(async () => {
  sec = await FakeSec.start();
  const env = { EDGAR_CONTACT: 'Desk desk@northwind.example', EDGAR_BASE_URL: sec.url, EDGAR_WATCH: '0' };
  testApp = await HostedApp.open({ env });
  client = await testApp.signedIn();
  await eventually(async () => ((await client.get('/api/companies?q=nwsc')).status === 200 ? true : null));
  await client.get(`/api/companies/${CIK}`);
});
afterEach(async () => {
  await testApp.close();
  await sec.close();
});

/** Has a worker look at all companies that matter, as its timer does. */
async function watch(): Promise<void> {
  const id = randomUUID();
  await testApp.query(`INSERT INTO jobs (id, name, queue, payload) VALUES ($1, 'watch-filings', 'upkeep', '{}')`, [id]);
  await eventually(async () => {
    const [job] = await testApp.query<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [id]);
    return job?.status === 'completed' ? true : null;
  }, 60_000);
}

/** Has a worker look at the company now, as its page does after ten minutes. */
async function look(): Promise<void> {
  await testApp.query(`UPDATE company_reports SET read_at = now() - interval '1 hour'`);
  const { body } = await client.get<CompanyPage>(`/api/companies/${CIK}`);
  expect(body.notice).toBeNull();
}

const inbox = async (who = client) => (await who.get<Inbox>('/api/inbox')).body;

test('who follows a company is told of what it files since, in every tab, and marks it as read', async () => {
  const followed = await client.put<FollowedCompany>(`/api/follows/${CIK}`);
  expect([followed.status, followed.body.ticker]).toEqual([200, 'NWSC']);
  expect((await client.get<FollowedCompany[]>('/api/follows')).body).toEqual([followed.body]);
  const other = await testApp.signedIn();
  const told: string[] = [];
  const tabs = ['one', 'two'].map((tab) => {
    const socket: Socket<ServerEvents, ClientEvents> = io(testApp.address, {
      transports: ['websocket'],
      extraHeaders: { cookie: client.cookie },
    });
    socket.on('inbox:changed', () => told.push(tab));
    return socket;
  });
  await Promise.all(tabs.map((socket) => new Promise<void>((resolve) => socket.once('connect', () => resolve()))));
  try {
    await look();
    expect(await inbox()).toEqual({ unread: 0, items: [] });
    sec.play({ newer: true });
    await watch();
    await eventually(() => (new Set(told).size === 2 ? true : null));
    const { unread, items } = await inbox();
    expect(unread).toBe(1);
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'new-filing',
        isRead: false,
        company: { cik: CIK, ticker: 'NWSC', name: 'NORTHWIND SEMICONDUCTOR CORP' },
        filing: expect.objectContaining({ form: '10-Q', periodEnd: '2025-09-30', document: 'nwsc-20250930.htm' }),
      }),
    ]);
    await look();
    expect((await inbox()).items).toHaveLength(1);
    const ids = items.map(({ id }) => id);
    expect((await other.put<Inbox>('/api/inbox', { ids, read: true })).body).toEqual({ unread: 0, items: [] });
    expect((await inbox()).unread).toBe(1);
    expect((await client.put<Inbox>('/api/inbox', { ids, read: true })).body.unread).toBe(0);
  } finally {
    tabs.forEach((socket) => socket.disconnect());
  }
  expect((await client.delete(`/api/follows/${CIK}`)).status).toBe(204);
  expect((await client.get('/api/follows')).body).toEqual([]);
});

/** Writes an email from the report of the second quarter and saves it. */
async function saveEmail(): Promise<number> {
  const fetched = await client.post<FetchedFiling>('/api/filings', { accession: '0001000001-25-000021' });
  const { documentId } = fetched.body;
  const written = await client.post<{ threadId: string }>('/api/generate-email', buildBrief({ documentId }));
  const { threadId } = written.body;
  const content =
    'Subject: Chips\n\nRevenue was $4.2 billion in the second quarter of 2025. A year earlier revenue was $3.21 billion.';
  const version = await client.post(`/api/threads/${threadId}/versions`, { content });
  expect(version.status).toBe(201);
  return (await client.post<GenerationResponse>('/api/generations', { threadId })).body.id;
}

const saved = async (id: number) => (await client.get<GenerationResponse>(`/api/generations/${id}`)).body;

test('a saved email says that its source has changed, with both values, and so does the inbox', async () => {
  const id = await saveEmail();
  await look();
  expect((await saved(id)).sourceChange).toBeNull();
  sec.play({ newer: true });
  await look();
  const { sourceChange } = await saved(id);
  expect(sourceChange).toMatchObject({
    why: 'newer-filing',
    filing: { form: '10-Q', periodEnd: '2025-09-30' },
    values: [
      {
        quote: '$4.2 billion',
        measure: 'revenue (us-gaap:Revenues)',
        was: { says: '$4.2 billion', period: 'three months to 30 June 2025' },
        is: { says: '$4.65 billion', period: 'three months to 30 September 2025' },
      },
    ],
  });
  expect((await inbox()).items).toEqual([
    expect.objectContaining({ kind: 'source-changed', generationId: id, change: sourceChange }),
  ]);
  const page = await client.get<CompanyPage>(`/api/companies/${CIK}`);
  const written = page.body.filings.flatMap((filing) =>
    filing.written.map((email) => [filing.form, email.generationId]),
  );
  expect(written).toEqual([['10-Q', id]]);
});

test('an amendment of the very report comes before a newer one, with the value that it changes', async () => {
  const id = await saveEmail();
  sec.play({ newer: true, amended: true });
  await look();
  expect((await saved(id)).sourceChange).toMatchObject({
    why: 'amendment',
    filing: { form: '10-Q/A', periodEnd: '2025-06-30' },
    values: [{ quote: '$4.2 billion', is: { says: '$4.18 billion', period: 'three months to 30 June 2025' } }],
  });
});
