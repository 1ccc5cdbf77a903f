import type { FolderResponse, GenerateEmailResponse, GenerationResponse, MessageResponse } from '@copydesk/contracts';
import { buildBrief, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const email = { title: 'A', content: 'Words', appId: 1 };
const key = (value: string) => ({ 'idempotency-key': value });
const save = (body: object, headers = {}) => client.post<GenerationResponse>('/api/generations', body, headers);
const write = async () => (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body.threadId;

test('an email is saved once however often it is sent with its key, also at the same time', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => save(email, key('one'))));
  const again = await save({ appId: 1, content: 'Words', title: 'A' }, key('one'));
  for (const { status, body } of [...answers, again])
    expect({ status, body }).toMatchObject({ status: 201, body: again.body });
  expect((await client.get<unknown[]>('/api/generations')).body).toHaveLength(1);
});

test('a version is added once, and the same key in another thread is another request', async () => {
  const [one, two] = [await write(), await write()];
  const add = (thread: string) =>
    client.post<MessageResponse>(`/api/threads/${thread}/versions`, { content: 'By hand' }, key('v'));
  const answers = await Promise.all([1, 2, 3].map(() => add(one)));
  for (const { body } of answers) expect(body).toEqual({ ...answers[0]?.body, version: 2 });
  expect((await add(two)).status).toBe(422);
});

test('an email is copied once, and the same key for another one is another request', async () => {
  const [one, two] = [await save(email), await save(email)];
  const copy = ({ body: { id } }: typeof one) =>
    client.post<GenerationResponse>(`/api/generations/${id}/duplicate`, {}, key('d'));
  const answers = await Promise.all([1, 2, 3].map(() => copy(one)));
  const again = await copy(one);
  for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: again.body });
  expect((await client.get<unknown[]>('/api/generations')).body).toHaveLength(3);
  expect((await copy(two)).status).toBe(422);
});

test('a folder is made once, and no repeated request is told that its own name is taken', async () => {
  const make = (name: string, headers = key('f')) => client.post<FolderResponse>('/api/folders', { name }, headers);
  const answers = await Promise.all([1, 2, 3].map(() => make('Renewals')));
  for (const { status, body } of answers)
    expect({ status, body }).toMatchObject({ status: 201, body: answers[0]?.body });
  expect((await make('Others')).status).toBe(422);
  expect((await make('Renewals', key('another'))).status).toBe(409);
  expect(
    (await client.get<FolderResponse[]>('/api/folders')).body.filter(({ name }) => name === 'Renewals'),
  ).toHaveLength(1);
});

test('a key with another body is refused, and belongs to its user', async () => {
  await save(email, key('k'));
  const message = 'This Idempotency-Key was used for another request. Please use a new one.';
  expect(await save({ ...email, title: 'B' }, key('k'))).toMatchObject({ status: 422, body: { message } });
  client = await testApp.signedIn();
  expect((await save({ ...email, title: 'B' }, key('k'))).status).toBe(201);
});

test('without a key, or after a refusal, each request counts', async () => {
  const [first, second] = [await save(email), await save(email)];
  expect(first.body.id).not.toBe(second.body.id);
  expect((await save({ ...email, appId: 99 }, key('r'))).status).toBe(400);
  expect((await save(email, key('r'))).status).toBe(201);
});

test('what was made and deleted since is not made again', async () => {
  const { id } = (await save(email, key('gone'))).body;
  await client.send('DELETE', `/api/generations/${id}`, undefined, {});
  expect((await save(email, key('gone'))).status).toBe(404);
});
