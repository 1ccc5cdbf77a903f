import type { GenerationPreview, GenerationResponse, LibrarySummary } from '@copydesk/contracts';
import { eventually, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const save = async (change: object = {}) =>
  (await client.post<GenerationResponse>('/api/generations', { title: 'A', content: 'Words', appId: 1, ...change }))
    .body;
const list = (query: string) => client.get<GenerationResponse[]>(`/api/generations?${query}`);
const titles = async (query: string) => (await list(query)).body.map(({ title }) => title);
const search = (text: string) => titles(`q=${encodeURIComponent(text)}&sort=title`);

/** The titles on each page, read by following the links. */
async function pages(query: string): Promise<string[][]> {
  const { body, headers } = await list(query);
  const next = /^<\/api\/generations\?([^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  return [body.map(({ title }) => title), ...(next ? await pages(next) : [])];
}

test('each sort is read page by page, with nothing left out or twice, and the total of all', async () => {
  await save({ title: 'beta', appId: 1 });
  await save({ title: 'Alpha', appId: 7 });
  await save({ title: 'alpha', appId: 6 });
  await save({ title: 'Émile', appId: 1 });
  expect(await pages('limit=2')).toEqual([
    ['Émile', 'alpha'],
    ['Alpha', 'beta'],
  ]);
  expect(await pages('limit=2&sort=oldest')).toEqual([
    ['beta', 'Alpha'],
    ['alpha', 'Émile'],
  ]);
  expect(await pages('limit=1&sort=title')).toEqual([['Alpha'], ['alpha'], ['beta'], ['Émile']]);
  expect(await pages('limit=3&sort=tool')).toEqual([['Alpha', 'Émile', 'beta'], ['alpha']]);
  expect(await pages('limit=4')).toHaveLength(1);
  expect((await list('limit=1&view=preview')).headers.get('x-total-count')).toBe('4');
});

test('a page stays where it was while emails are added and deleted', async () => {
  for (const title of ['1', '2', '3', '4']) await save({ title });
  const { body, headers } = await list('limit=2');
  await save({ title: '5' });
  await client.send('DELETE', `/api/generations/${body[1]?.id}`, undefined, {});
  const next = /<.*\?(.*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  const second = await list(next);
  expect(second.body.map(({ title }) => title)).toEqual(['2', '1']);
  expect(second.headers.get('x-total-count')).toBe('4');
});

test('text is found in titles and contents as it stands, whatever its case', async () => {
  await save({ title: '100% off', content: 'Ünder_score and back\\slash' });
  await save({ title: '100 off', content: `it's "quoted" <b>bold</b> 😀` });
  expect(await search('100% OFF')).toEqual(['100% off']);
  expect(await search('üNDER')).toEqual(['100% off']);
  expect(await search('R_S')).toEqual(['100% off']);
  expect(await search('0_o')).toEqual([]);
  expect(await search('k\\s')).toEqual(['100% off']);
  expect(await search('\\')).toEqual(['100% off']);
  expect(await search('%')).toEqual(['100% off']);
  expect(await search(`it's "Q`)).toEqual(['100 off']);
  expect(await search('<B>')).toEqual(['100 off']);
  expect(await search('😀')).toEqual(['100 off']);
  expect(await search('o')).toEqual(['100 off', '100% off']);
  expect(await search("' OR 1=1 --")).toEqual([]);
  expect(await search('  ')).toHaveLength(2);
  await save({ title: 'long', content: `${'Many words. '.repeat(16_000)}The end of it` });
  expect(await search('THE END OF')).toEqual(['long']);
});

test('a page of long emails ends early, and the next one goes on where it ended', async () => {
  const long = {
    content: 'x'.repeat(190_000),
    originalPrompt: 'y'.repeat(190_000),
    metadata: { z: 'z'.repeat(600_000) },
  };
  for (let title = 1; title <= 10; title++) await save({ ...long, title: String(title) });
  const [first = [], second = [], ...others] = await pages('sort=oldest');
  expect([...first, ...second]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(first).toHaveLength(9);
  expect(others).toEqual([]);
  expect((await list('')).headers.get('x-total-count')).toBe('10');
  expect((await client.get<GenerationPreview[]>('/api/generations?view=preview')).body).toHaveLength(10);
});

test('one search of a user runs at a time, and another user’s beside it', async () => {
  await save({ title: 'Copper' });
  const other = await testApp.signedIn();
  const { id } = (await client.get<{ id: number }>('/api/user')).body;
  const searching = `FROM pg_locks WHERE locktype = 'advisory' AND classid = 7307 AND objid = $1`;
  const elsewhere = testApp.query('SELECT pg_advisory_lock(7307, $1), pg_sleep(60)', [id]).catch(() => undefined);
  await eventually(async () => ((await testApp.query(`SELECT ${searching}`, [id])).length > 0 ? true : null));
  const words = 'Your last search is still running. Please wait a moment.';
  for (const path of ['/api/generations?q=copper', '/api/campaigns?q=copper']) {
    const refused = await client.get(path);
    expect(refused).toMatchObject({ status: 429, body: { message: words } });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await other.get(path)).status).toBe(200);
  }
  expect((await list('')).body).toHaveLength(1);
  await testApp.query(`SELECT pg_terminate_backend(pid) ${searching}`, [id]);
  await elsewhere;
  expect(await search('copper')).toEqual(['Copper']);
});

test('what was changed is found by its new words only', async () => {
  const { id } = await save({ title: 'Old title', content: 'old words' });
  await client.put(`/api/generations/${id}`, { title: 'New title' });
  expect([await search('old title'), await search('new title'), await search('old words')]).toEqual([
    [],
    ['New title'],
    ['New title'],
  ]);
});

test('the filters hold together, and archived emails are shown alone', async () => {
  const { id: folderId } = (await client.post<{ id: number }>('/api/folders', { name: 'Kept' })).body;
  const [kept, starred, archived] = [
    await save({ title: 'kept' }),
    await save({ title: 'starred', appId: 6 }),
    await save(),
  ];
  await client.post(`/api/generations/${kept.id}/move-to-folder`, { folderId });
  await client.put(`/api/generations/${starred.id}`, { isFavorite: true });
  await client.put(`/api/generations/${archived.id}`, { isArchived: true });
  expect(await titles(`folderId=${folderId}`)).toEqual(['kept']);
  expect(await titles('folderId=none')).toEqual(['starred']);
  expect(await titles('favorite=true')).toEqual(['starred']);
  expect(await titles('favorite=false')).toEqual(['kept']);
  expect(await titles('appId=6&q=star')).toEqual(['starred']);
  expect(await titles(`favorite=true&folderId=${folderId}`)).toEqual([]);
  expect(await titles('archived=true')).toEqual(['A']);
  expect(await titles(`ids=${kept.id},${archived.id}`)).toEqual(['kept']);
  expect((await client.get<LibrarySummary>('/api/library')).body).toEqual({
    total: 2,
    favorites: 1,
    archived: 1,
    unorganized: 1,
    byApp: [
      { appId: 1, count: 1 },
      { appId: 6, count: 1 },
    ],
  });
});

test('previews carry the first 300 characters and no contents', async () => {
  await save({ content: 'x'.repeat(5_000), originalPrompt: 'a brief', metadata: { a: 1 } });
  const [preview] = (await client.get<GenerationPreview[]>('/api/generations?view=preview')).body;
  expect(preview).toMatchObject({ preview: 'x'.repeat(300), contentLength: 5_000, folderId: null });
  for (const field of ['content', 'originalPrompt', 'metadata']) expect(preview).not.toHaveProperty(field);
});

test('the library of others is not there', async () => {
  const { id } = await save({ title: 'Secret' });
  const { headers } = await list('limit=1');
  expect(headers.get('link')).toBeNull();
  client = await testApp.signedIn();
  expect(await titles(`ids=${id}`)).toEqual([]);
  expect(await search('secret')).toEqual([]);
});

test.each([
  ['an unknown sort', 'sort=size', 'sort must be one of newest, oldest, title, tool, clicked, sold'],
  ['too long a page', 'limit=501', 'limit must be a whole number from 1 to 500.'],
  ['a negative limit', 'limit=-1', 'limit must be a whole number from 1 to 500.'],
  ['a folder by its name', 'folderId=all', 'folderId must be the number of a folder, or none'],
  ['another word for true', 'favorite=yes', 'favorite must be true or false'],
  ['ids with a gap', 'ids=1,,2', 'ids must be up to 500 numbers, separated by commas'],
  ['501 ids', `ids=${'1,'.repeat(500)}1`, 'ids must be up to 500 numbers, separated by commas'],
  [
    'an invented cursor',
    `cursor=${'A'.repeat(20)}`,
    'This page of the list does not exist. Start from the first page.',
  ],
  ['a cursor that is none', 'cursor=%22', 'This page of the list does not exist. Start from the first page.'],
  ['a search for 5,000 characters', `q=${'x'.repeat(5_000)}`, 'Search for at most 500 characters'],
  ['a search for two texts', 'q=a&q=b', 'q must be text'],
  ['a search for NUL', 'q=a%00b', expect.stringContaining('characters that cannot be stored')],
])('%s is refused in words', async (_, query, message) => {
  expect(await client.get(`/api/generations?${query}`)).toMatchObject({ status: 400, body: { message } });
});

test('a cursor of another sort, or one that was changed, is refused', async () => {
  await save();
  await save();
  const next = /<.*cursor=(.*)>/.exec((await list('limit=1')).headers.get('link') ?? '')?.[1] ?? '';
  expect((await list(`cursor=${next}`)).status).toBe(200);
  expect((await list(`cursor=${next}&sort=title`)).status).toBe(400);
  expect((await list(`cursor=${next.slice(0, -2)}AA`)).status).toBe(400);
});
