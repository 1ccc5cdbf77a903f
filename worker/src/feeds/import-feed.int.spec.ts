import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminCatalyst, CatalystFeed } from '@copydesk/contracts';
import { Database, type Job } from '@copydesk/database';
import type { JobContext } from '@copydesk/jobs';
import { ADMIN, eventually, HostedApp, type TestClient } from '@copydesk/testing';
import type * as Feeds from './import-feed.handler';

/** As it is built: a process runs the file that lies beside it on the disk. */
const { ImportFeedHandler } = jest.requireActual<typeof Feeds>('../../../dist/worker/src/feeds/import-feed.handler.js');

const REFUSED = 'This address leads into a private network, which is not read.';

let testApp: HostedApp;
let database: Database;
let admin: TestClient;
let server: Server;
let url: string;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  testApp = await HostedApp.open({ env: { CATALYST_FEEDS: url }, workers: 2 });
  database = await Database.connect({ url: testApp.databaseUrl, poolSize: 3 });
  admin = testApp.client();
  await admin.post('/api/login', ADMIN);
});
afterAll(async () => {
  await database.close();
  await testApp.close();
  server.closeAllConnections();
  server.close();
});

const feeds = async () => (await admin.get<CatalystFeed[]>('/api/admin/catalyst-feeds')).body;
const rss = (items: string) => `<rss version="2.0"><channel><title>The Bank</title>${items}</channel></rss>`;

/** Runs the handler as a worker would that may read from this machine. */
async function runImport(): Promise<number> {
  const [feed] = await database.catalystFeeds.list();
  const handler = new ImportFeedHandler(database, { allows: () => true, anyPort: true });
  const job = { payload: { feedId: feed?.id ?? 0 } } as Job<'import-feed'>;
  const { result } = await handler.run(job, { signal: new AbortController().signal } as JobContext);
  return result.newItems;
}

test('two workers read a new feed once at their start; the product’s rule keeps it from this machine', async () => {
  const feed = await eventually(async () => {
    const [first] = await feeds();
    return first?.error ? first : null;
  });
  expect(feed).toMatchObject({ url, title: null, newItems: 0, items: 0, error: REFUSED, isRunning: false });
  expect(Date.now() - Date.parse(feed.lastRunAt ?? '')).toBeLessThan(60_000);
  expect(await testApp.query(`SELECT FROM jobs WHERE name = 'import-feed'`)).toHaveLength(1);
});

test('what a feed brings is offered once, with link or without, and stays as an administrator left it', async () => {
  const items = `<item><title>Rates &lt;b&gt;cut&lt;/b&gt;</title><link>https://bank.example/1</link></item>
    <item><title>No link</title><pubDate>Fri, 31 May 2024 10:00:00 GMT</pubDate></item>
    <item><title>Neither link nor date</title></item><item><title>Copy</title><link>https://bank.example/1</link></item>`;
  answer = (_, response) => response.end(rss(items));
  expect(await runImport()).toBe(3);
  expect(await feeds()).toMatchObject([{ title: 'The Bank', newItems: 3, items: 3, error: null }]);
  const [found] = (await admin.get<AdminCatalyst[]>('/api/admin/catalysts?q=Rates cut')).body;
  expect(found).toMatchObject({ title: 'Rates cut', source: 'The Bank', url: 'https://bank.example/1' });
  await admin.put(`/api/admin/catalysts/${found?.id}`, { title: 'Mine', text: 'Own words', isRetired: true });
  expect(await runImport()).toBe(0);
  expect((await admin.get<AdminCatalyst[]>('/api/admin/catalysts?retired=true')).body).toMatchObject([
    { title: 'Mine', feedId: found?.feedId },
  ]);
  expect(await feeds()).toMatchObject([{ newItems: 0, items: 3 }]);
});

test('an answer that nothing changed is a success', async () => {
  answer = (_, response) => response.writeHead(200, { etag: '"7"' }).end(rss('<item><title>Seven</title></item>'));
  await runImport();
  answer = ({ headers }, response) => response.writeHead(headers['if-none-match'] === '"7"' ? 304 : 500).end();
  expect(await runImport()).toBe(0);
  expect(await feeds()).toMatchObject([{ title: 'The Bank', error: null, newItems: 0 }]);
});

test('an administrator has it read now; while it is, there is no second job', async () => {
  const [feed] = await feeds();
  const before = await testApp.query(`SELECT FROM jobs WHERE name = 'import-feed'`);
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.post<CatalystFeed>(`/api/admin/catalyst-feeds/${feed?.id}/run`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  await eventually(async () => ((await feeds())[0]?.error === REFUSED ? true : null));
  const after = await testApp.query(`SELECT FROM jobs WHERE name = 'import-feed'`);
  expect(after.length - before.length).toBeGreaterThanOrEqual(1);
  expect(await testApp.query(`SELECT FROM jobs WHERE name = 'import-feed' AND status = 'queued'`)).toEqual([]);
});

test('each due feed gets one open job, however many look', async () => {
  const [feed] = await feeds();
  const due = () => testApp.query('UPDATE catalyst_feeds SET due_at = now() WHERE id = $1', [feed?.id]);
  const look = () => database.transaction((stores) => stores.catalystFeeds.queue('due'));
  expect(await look()).toEqual([]);
  // The workers look, too, and may be first.
  const made = await eventually(async () => {
    await due();
    const jobs = (await Promise.all([look(), look(), look()])).flat();
    return jobs.length > 0 ? jobs : null;
  });
  expect(made).toHaveLength(1);
  await due();
  expect(await look()).toEqual([]);
  await database.jobs.delete(made[0]?.id ?? '');
});

test('a feed that is named no more is read no more, and what it brought stays', async () => {
  await database.catalystFeeds.keep(['https://other.example/rss']);
  expect(await feeds()).toMatchObject([{ url: 'https://other.example/rss' }]);
  expect(await testApp.query(`SELECT FROM catalysts WHERE title = 'No link'`)).toHaveLength(1);
  await database.catalystFeeds.keep([url]);
  expect(await feeds()).toMatchObject([{ url, title: 'The Bank' }]);
});
