import type {
  AdminCatalyst,
  CatalystRequest,
  FindCatalystsResponse,
  RawCatalystsResponse,
  UserResponse,
} from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { ADMIN, HostedApp, type TestClient } from '@copydesk/testing';

let testApp: HostedApp;
let database: Database;
let admin: TestClient;
let client: TestClient;
beforeAll(async () => {
  testApp = await HostedApp.open();
  database = await Database.connect({ url: testApp.databaseUrl, poolSize: 3 });
  admin = testApp.client();
  await admin.post<UserResponse>('/api/login', ADMIN);
  client = await testApp.signedIn();
});
afterAll(async () => {
  await database.close();
  await testApp.close();
});
beforeEach(() => testApp.query('DELETE FROM catalysts'));

const LIST = '/api/admin/catalysts';
const buildCatalyst = (change: Partial<CatalystRequest> = {}) => ({
  title: 'Copper passed $10,000',
  text: 'A ton of copper cost more than ever.',
  ...change,
});
const add = async (change?: Partial<CatalystRequest>) =>
  (await admin.post<AdminCatalyst>(LIST, buildCatalyst(change))).body;
const newest = async () => (await client.post<RawCatalystsResponse>('/api/get-raw-catalysts')).body.catalysts;
const find = async (content: string) =>
  (await client.post<FindCatalystsResponse>('/api/find-catalysts', { content })).body.catalysts;
const titles = async (query: string) =>
  (await admin.get<AdminCatalyst[]>(`${LIST}?${query}`)).body.map(({ title }) => title);

test('an administrator adds a catalyst; users are offered it', async () => {
  const added = await add({ source: ' LME ', url: 'https://news.example/1', publishedAt: '2024-03-01T10:00:00Z' });
  expect(added).toEqual({
    ...buildCatalyst(),
    id: added.id,
    sector: 'Market-wide',
    source: 'LME',
    url: 'https://news.example/1',
    publishedAt: '2024-03-01T10:00:00.000Z',
    isSample: false,
    isRetired: false,
    feedId: null,
  });
  const catalyst = {
    id: String(added.id),
    title: added.title,
    text: `${added.title}\n${added.text}`,
    source: 'LME',
    url: 'https://news.example/1',
  };
  const listed = await newest();
  expect(listed).toMatchObject([{ ...catalyst, impact: null }]);
  expect(listed[0]).not.toHaveProperty('relevance');
  expect(
    await find('Copper passed every mark this year: more than ever, what a ton of it cost decides what miners earn.'),
  ).toMatchObject([{ ...catalyst, relevance: expect.any(Number) as number }]);
});

test('a retired one is offered no more, and can be brought back', async () => {
  const { id } = await add();
  await admin.put(`${LIST}/${id}`, buildCatalyst({ isRetired: true }));
  expect(await newest()).toEqual([]);
  expect(await find('The price of a ton of copper')).toMatchObject([{ text: 'NO RELEVANT CATALYSTS FOUND' }]);
  expect([await titles('retired=true'), await titles('retired=false')]).toEqual([['Copper passed $10,000'], []]);
  await admin.put(`${LIST}/${id}`, buildCatalyst({ isRetired: false }));
  expect(await newest()).toHaveLength(1);
});

test('an edit changes what is given, empties what is given empty, and leaves the rest', async () => {
  const { id, ...added } = await add({ source: 'LME', url: 'https://news.example/1', sector: 'Metals' });
  const { body } = await admin.put<AdminCatalyst>(`${LIST}/${id}`, { title: 'New', text: 'Words', url: '' });
  expect(body).toEqual({ ...added, id, title: 'New', text: 'Words', url: null });
});

test('samples are offered only where there is nothing else', async () => {
  const story = 'Copper passed every mark this year: more than ever, what a ton of it cost decides what miners earn.';
  await testApp.query(`INSERT INTO catalysts (title, text, published_at, is_sample)
    VALUES ('A sample', '${story}', now(), true)`);
  expect(await newest()).toMatchObject([{ title: 'A sample', isSample: true }]);
  expect(await find(story)).toMatchObject([{ title: 'A sample' }]);
  await add();
  expect(await newest()).toMatchObject([{ title: 'Copper passed $10,000' }]);
  expect(await find(story)).toMatchObject([{ title: 'Copper passed $10,000' }]);
});

test('the newest 200 are offered, the newest first', async () => {
  await testApp.query(`INSERT INTO catalysts (title, text, published_at)
    SELECT 'News ' || n, 'Text', now() - make_interval(hours => n) FROM generate_series(1, 210) n`);
  const offered = await newest();
  expect(offered).toHaveLength(200);
  expect(offered.slice(0, 2).map(({ title }) => title)).toEqual(['News 1', 'News 2']);
});

test('the list is read page by page, also where many have one time, and searched as it stands', async () => {
  await testApp.query(`INSERT INTO catalysts (title, text, published_at)
    SELECT 'News ' || n, '100% of_it', now() FROM generate_series(1, 5) n`);
  const read: string[] = [];
  for (let path: string | undefined = `${LIST}?limit=2`; path;) {
    const { body, headers }: { body: AdminCatalyst[]; headers: Headers } = await admin.get<AdminCatalyst[]>(path);
    expect(headers.get('x-total-count')).toBe('5');
    read.push(...body.map(({ title }) => title));
    path = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(read).toEqual(['News 5', 'News 4', 'News 3', 'News 2', 'News 1']);
  expect(await titles('q=news%203')).toEqual(['News 3']);
  expect(await titles('q=100%25%20OF_it')).toHaveLength(5);
  expect(await titles('q=1%25f')).toEqual([]);
});

test.each([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: 'x'.repeat(301) }, 'title', 'Title must be at most 300 characters'],
  [{ text: '' }, 'text', 'Text is required'],
  [{ url: 'javascript:alert(1)' }, 'url', 'The link must begin with http:// or https://'],
  [{ url: 'https://bank@evil.example/' }, 'url', 'The link must begin with http:// or https://'],
  [{ url: 'news.example/1' }, 'url', 'The link must begin with http:// or https://'],
  [{ publishedAt: '2024-02-30' }, 'publishedAt', 'Enter a valid date'],
  [{ publishedAt: '2024-W05' }, 'publishedAt', 'Enter a valid date'],
  [{ isRetired: 'yes' }, 'isRetired', 'isRetired must be true or false'],
])('%j is refused in words', async (change, field, message) => {
  const { status, body } = await admin.post(LIST, { ...buildCatalyst(), ...change });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { [field]: message } });
});

test('a link is there once', async () => {
  await add({ url: 'https://news.example/1' });
  const other = await admin.post(LIST, buildCatalyst({ url: 'https://news.example/1' }));
  expect(other).toMatchObject({ status: 409, body: { message: 'A catalyst with this link already exists.' } });
});

test('markup stays text', async () => {
  const title = '<script>alert(1)</script> & more';
  expect(await add({ title })).toMatchObject({ title });
  expect(await newest()).toMatchObject([{ title }]);
});

test('what is not there is not found, and nobody else may do any of it', async () => {
  for (const id of ['0', '1', 'x', '99999999999']) {
    expect((await admin.put(`${LIST}/${id}`, buildCatalyst())).status).toBe(404);
    expect((await admin.post(`/api/admin/catalyst-feeds/${id}/run`)).status).toBe(404);
  }
  expect((await admin.get(`${LIST}?retired=maybe`)).status).toBe(400);
  expect((await client.get(LIST)).status).toBe(403);
  expect((await client.post(LIST, buildCatalyst())).status).toBe(403);
  expect((await client.get('/api/admin/catalyst-feeds')).status).toBe(403);
  expect((await client.post('/api/admin/catalyst-feeds/1/run')).status).toBe(403);
});

test('110,000 characters are searched among 50,000 catalysts at once', async () => {
  await testApp.query(`INSERT INTO catalysts (title, text, published_at)
    SELECT 'News of company' || n % 5000 || ' and sector' || n % 40,
      (SELECT string_agg('word' || (random() * random() * 4000)::int, ' ') FROM generate_series(1, 40 + n % 2)),
      now() - make_interval(mins => n) FROM generate_series(1, 50000) n`);
  await testApp.query('ANALYZE catalysts');
  const text = Array.from({ length: 12_500 }, (_, n) => `word${(n * 7919) % 4000}`)
    .join(' ')
    .slice(0, 109_000);
  const content = `${text} ${'company4711 '.repeat(20)}`;
  await database.catalysts.search(content, 20);
  const started = performance.now();
  const [best] = await database.catalysts.search(content, 20);
  const took = performance.now() - started;
  expect(best?.title).toContain('company4711');
  expect(took).toBeLessThan(1_000);
});
