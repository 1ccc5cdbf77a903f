import type {
  FolderResponse,
  GenerationResponse,
  GenerationsActionResponse,
  LibrarySummary,
} from '@copydesk/contracts';
import { eventually, type TestClient, useSharedTestApp } from '@copydesk/testing';
import { io } from 'socket.io-client';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const save = async (change: object = {}) =>
  (await client.post<GenerationResponse>('/api/generations', { title: 'A', content: 'Words', appId: 1, ...change }))
    .body;
const make = async (name: string) => (await client.post<FolderResponse>('/api/folders', { name })).body;
const get = async (id: number) => (await client.get<GenerationResponse>(`/api/generations/${id}`)).body;
const listed = async () => (await client.get<GenerationResponse[]>('/api/generations')).body.map(({ id }) => id);
const act = (action: string, ids: unknown, more: object = {}) =>
  client.post<GenerationsActionResponse>('/api/generations/actions', { action, ids, ...more });

test('each action changes all that are the user’s own, and says which', async () => {
  const foreign = await save();
  client = await testApp.signedIn();
  const [one, two, third] = [await save(), await save(), await save()];
  const ids = [two.id, foreign.id, one.id, one.id, 2_147_483_647];
  const { id: folderId } = await make('Both');
  const changes = { favorite: { isFavorite: true }, archive: { isArchived: true }, move: { folderId } };
  for (const action of Object.keys(changes)) {
    const { status, body } = await act(action, ids, { folderId });
    expect({ status, ids: body.ids.sort((a, b) => a - b) }).toEqual({ status: 200, ids: [one.id, two.id] });
  }
  const all = Object.assign({}, ...Object.values(changes)) as object;
  for (const saved of [one, two]) expect(await get(saved.id)).toEqual({ ...saved, ...all });
  await act('unfavorite', ids);
  await act('unarchive', ids);
  await act('move', ids, { folderId: null });
  for (const saved of [one, two, third]) expect(await get(saved.id)).toEqual(saved);
});

test('what was deleted is hidden everywhere at once, and restored as it was', async () => {
  const [one, two] = [await save(), await save()];
  const folder = await make('Kept');
  await act('move', [one.id], { folderId: folder.id });
  expect((await act('delete', [one.id])).body).toEqual({ ids: [one.id] });
  expect(await listed()).toEqual([two.id]);
  expect((await client.get<unknown[]>('/api/generations?q=words')).headers.get('x-total-count')).toBe('1');
  expect((await client.get<LibrarySummary>('/api/library')).body.total).toBe(1);
  expect((await client.get<FolderResponse[]>('/api/folders')).body[0]?.count).toBe(0);
  const path = `/api/generations/${one.id}`;
  const answers = [
    await client.get(path),
    await client.put(path, { title: 'Back' }),
    await client.send('DELETE', path, undefined, {}),
    ...(await Promise.all(['duplicate', 'thread'].map((call) => client.post(`${path}/${call}`)))),
    await client.post(`${path}/move-to-folder`, { folderId: null }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await act('favorite', [one.id])).body).toEqual({ ids: [] });
  expect((await act('restore', [one.id, two.id])).body).toEqual({ ids: [one.id] });
  expect(await get(one.id)).toEqual({ ...one, folderId: folder.id });
});

test('a single email is really deleted', async () => {
  const { id } = await save();
  const path = `/api/generations/${id}`;
  expect((await client.send('DELETE', path, undefined, {})).status).toBe(204);
  expect((await client.send('DELETE', path, undefined, {})).status).toBe(404);
  expect((await act('restore', [id])).body).toEqual({ ids: [] });
  expect(await testApp.query('SELECT FROM generation_texts WHERE generation_id = $1', [id])).toEqual([]);
});

test('a copy lies in the same folder, has a title that fits and no conversation', async () => {
  const title = `${'x'.repeat(291)}😀 and more`.slice(0, 300);
  const metadata = { threadId: 'x', note: 1 };
  const saved = await save({ title, originalPrompt: 'a brief', metadata, appId: 6 });
  const { id: folderId } = await make('Same');
  await act('move', [saved.id], { folderId });
  const { status, body } = await client.post<GenerationResponse>(`/api/generations/${saved.id}/duplicate`);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    content: 'Words',
    originalPrompt: 'a brief',
    metadata: { note: 1 },
    folderId,
    appId: 6,
  });
  expect(body).toMatchObject({ threadId: null, isFavorite: false, isArchived: false });
  expect(body.title).toBe(`Copy of ${'x'.repeat(291)}`);
  expect(await listed()).toEqual([body.id, saved.id]);
});

test('the time of change moves with the words only', async () => {
  const saved = await save();
  const change = async (body: object) =>
    (await client.put<GenerationResponse>(`/api/generations/${saved.id}`, body)).body;
  expect(await change({ isFavorite: true, isArchived: true })).toEqual({
    ...saved,
    isFavorite: true,
    isArchived: true,
  });
  expect(await change({})).toMatchObject({ updatedAt: saved.updatedAt });
  expect((await change({ title: '<b>Bold</b> & "quoted"' })).updatedAt > saved.updatedAt).toBe(true);
  expect((await get(saved.id)).title).toBe('<b>Bold</b> & "quoted"');
});

test('the user’s tabs hear of each change', async () => {
  const socket = io(testApp.address, { transports: ['websocket'], extraHeaders: { cookie: client.cookie } });
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const { id } = await save();
  await client.post(`/api/generations/${id}/thread`);
  for (const change of [() => make('New'), () => act('favorite', [id]), () => act('delete', [id])]) await change();
  const library = 'library:changed';
  const both = ['thread:changed', library];
  await eventually(() => (heard.length >= 7 ? true : null));
  expect(heard.sort()).toEqual([...both, ...both, library, library, library].sort());
  socket.disconnect();
});

test.each([
  [
    '501 ids',
    { action: 'delete', ids: Array.from({ length: 501 }, (_, i) => i + 1) },
    'Choose at most 500 emails at once',
  ],
  ['no ids', { action: 'delete', ids: [] }, 'Choose at least one email'],
  ['ids that are no numbers', { action: 'delete', ids: ['1'] }, 'ids must be the numbers of saved emails'],
  ['an unknown action', { action: 'burn', ids: [1] }, expect.stringContaining('action must be one of move, ')],
  ['a move to nowhere', { action: 'move', ids: [1] }, 'folderId must be the number of a folder, or null'],
])('%s is refused in words', async (_, body, message) => {
  expect(await client.post('/api/generations/actions', body)).toMatchObject({ status: 400, body: { message } });
});

test('nothing is moved into a folder of somebody else, or one that is gone', async () => {
  const foreign = await make('Foreign');
  client = await testApp.signedIn();
  const saved = await save();
  const gone = await make('Gone');
  await client.send('DELETE', `/api/folders/${gone.id}`, undefined, {});
  for (const { id: folderId } of [foreign, gone]) {
    expect((await act('move', [saved.id], { folderId })).status).toBe(404);
  }
  expect(await get(saved.id)).toEqual(saved);
});
