import type { FolderResponse, GenerationResponse } from '@copydesk/contracts';
import { type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const make = async (name: string, color?: string) =>
  (await client.post<FolderResponse>('/api/folders', { name, color })).body;
const save = async () =>
  (await client.post<GenerationResponse>('/api/generations', { title: 'A title', content: 'Words', appId: 1 })).body;
const move = (id: number, folderId: unknown) =>
  client.post<GenerationResponse>(`/api/generations/${id}/move-to-folder`, { folderId });
const folders = async () => (await client.get<FolderResponse[]>('/api/folders')).body;
const remove = (path: string) => client.send('DELETE', path, undefined, {});

test('folders are made, listed by name with their counts, renamed and colored', async () => {
  const second = await make('  beta  ', '#10b981');
  const first = await make('Alpha');
  expect(first).toMatchObject({ name: 'Alpha', color: '#3b82f6', isDefault: false, count: 0 });
  expect(second).toMatchObject({ name: 'beta', color: '#10b981' });
  await move((await save()).id, second.id);
  expect((await folders()).map(({ name, count }) => [name, count])).toEqual([
    ['Alpha', 0],
    ['beta', 1],
  ]);
  const renamed = await client.put<FolderResponse>(`/api/folders/${second.id}`, { name: 'Zeta' });
  expect(renamed.body).toEqual({ ...second, name: 'Zeta', count: 1 });
  const colored = await client.put<FolderResponse>(`/api/folders/${first.id}`, { name: 'ALPHA', color: '#ef4444' });
  expect(colored.body).toMatchObject({ name: 'ALPHA', color: '#ef4444' });
});

test('an email is moved from folder to folder and out of all', async () => {
  const [one, two] = [await make('One'), await make('Two')];
  const saved = await save();
  for (const folderId of [one.id, two.id, two.id, null, null]) {
    const { status, body } = await move(saved.id, folderId);
    expect({ status, body }).toEqual({ status: 200, body: { ...saved, folderId } });
  }
  await move(saved.id, two.id);
  expect((await client.get<GenerationResponse[]>('/api/generations')).body[0]?.folderId).toBe(two.id);
  expect((await client.get<GenerationResponse[]>('/api/generations?view=preview')).body[0]?.folderId).toBe(two.id);
});

test('what lay in a folder that is deleted is unorganized', async () => {
  const folder = await make('Short-lived');
  const saved = await save();
  await move(saved.id, folder.id);
  expect((await remove(`/api/folders/${folder.id}`)).status).toBe(204);
  expect(await folders()).toEqual([]);
  expect((await client.get(`/api/generations/${saved.id}`)).body).toEqual(saved);
});

test('a name is taken once, whatever its case', async () => {
  await make('Renewals');
  const other = await make('Other');
  const message = 'You already have a folder with this name.';
  const again = await client.post('/api/folders', { name: ' RENEWALS ' });
  expect({ status: again.status, body: again.body }).toEqual({ status: 409, body: { statusCode: 409, message } });
  expect(await client.put(`/api/folders/${other.id}`, { name: 'renewals' })).toMatchObject({ status: 409 });
  const twice = await Promise.all([1, 2, 3].map(() => client.post('/api/folders', { name: 'At once' })));
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  client = await testApp.signedIn();
  expect((await client.post('/api/folders', { name: 'Renewals' })).status).toBe(201);
});

test('a user has 200 folders at most', async () => {
  const { userId } = await make('The first');
  await testApp.query(`INSERT INTO folders (user_id, name) SELECT $1, 'F' || n FROM generate_series(1, 198) n`, [
    userId,
  ]);
  const last = await Promise.all(['a', 'b', 'c'].map((name) => client.post('/api/folders', { name })));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(last.find(({ status }) => status === 409)?.body.message).toBe(
    'You have 200 folders, which is the most there can be. Please delete one first.',
  );
});

test.each([
  [{ name: '' }, 'name', 'Folder name is required'],
  [{ name: ' \t' }, 'name', 'Folder name is required'],
  [{ name: 5 }, 'name', 'Folder name is required'],
  [{ name: 'x'.repeat(61) }, 'name', 'Folder name must be at most 60 characters'],
  [{ name: 'A', color: 'red' }, 'color', 'Choose one of the ten colors'],
  [{ name: 'A', color: '#3B82F6; background: url(x)' }, 'color', 'Choose one of the ten colors'],
])('%j is refused', async (body, field, message) => {
  const answer = await client.post('/api/folders', body);
  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
});

test('a folder of somebody else, or one that is gone, answers 404 in words', async () => {
  const foreign = await make('Mine alone');
  client = await testApp.signedIn();
  const gone = await make('Gone');
  await remove(`/api/folders/${gone.id}`);
  const { id } = await save();
  for (const folder of [foreign.id, gone.id, 2_147_483_647]) {
    const answers = [
      await client.put(`/api/folders/${folder}`, { name: 'New' }),
      await remove(`/api/folders/${folder}`),
      await move(id, folder),
    ];
    const message = 'This folder was not found. It may have been deleted.';
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { message } });
  }
  for (const folderId of ['1', 0, 1.5, undefined]) expect((await move(id, folderId)).status).toBe(400);
});
