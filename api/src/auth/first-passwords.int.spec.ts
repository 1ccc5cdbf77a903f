import { randomBytes } from 'node:crypto';
import { CHANGE_PASSWORD_FIRST, SIGN_UP_CLOSED, type AddedUserResponse, type UserResponse } from '@copydesk/contracts';
import { ADMIN, HostedApp, type TestClient } from '@copydesk/testing';
import { io } from 'socket.io-client';

let testApp: HostedApp;
let admin: TestClient;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0, env: { SIGN_UP: 'off' } });
  admin = testApp.client();
  await admin.post('/api/login', ADMIN);
});
afterAll(() => testApp.close());

const newName = () => `colleague-${randomBytes(6).toString('hex')}`;
const add = (body: object) => admin.post<AddedUserResponse>('/api/admin/users', body);

async function addedUser() {
  const username = newName();
  const { password } = (await add({ username })).body;
  const client = testApp.client();
  const { status, body } = await client.post<UserResponse>('/api/login', { username, password });
  expect({ status, mustChangePassword: body.mustChangePassword }).toEqual({ status: 200, mustChangePassword: true });
  return { client, username, password, id: body.id };
}

const change = (currentPassword: string, newPassword: string) => ({
  currentPassword,
  newPassword,
  confirmPassword: newPassword,
});

function handshake(client: TestClient): Promise<string> {
  const socket = io(testApp.address, {
    transports: ['websocket'],
    extraHeaders: { cookie: client.cookie },
    reconnection: false,
  });
  return new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', ({ message }) => resolve(message));
  }).finally(() => socket.disconnect());
}

test('SIGN_UP=off refuses a registration, and the sign-in page is told', async () => {
  const body = { username: newName(), password: 'secret-1', confirmPassword: 'secret-1' };
  const { status, body: refusal } = await testApp.client().post('/api/register', body);
  expect({ status, message: refusal.message }).toEqual({ status: 403, message: SIGN_UP_CLOSED });
  expect(await testApp.query('SELECT FROM users WHERE username = $1', [body.username])).toEqual([]);
  expect((await testApp.client().get('/api/status')).body).toMatchObject({ signUp: 'off' });
});

test('an administrator adds a user, and the answer has the first password', async () => {
  const username = newName();
  const { status, body } = await add({ username, firstName: 'Ada', email: 'ada@example.com', role: 'admin' });
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ username, firstName: 'Ada', role: 'user', mustChangePassword: true });
  expect(body.password).toMatch(/^[\w-]{16}$/);
  const { body: users } = await admin.get(`/api/admin/users?q=${username}`);
  expect(JSON.stringify(users)).not.toContain(body.password);
});

test.each([
  ['a reserved name', { username: 'ADMIN' }, 409, 'Username already exists'],
  ['no name', { username: '' }, 400, 'Username is required'],
  ['a name with a space', { username: 'a b' }, 400, 'Username may hold only letters, digits and . _ - @ +'],
  ['a bad email', { username: 'ada', email: 'nobody' }, 400, 'Email must be an email address'],
])('a new user with %s is refused as at registration', async (_, body, status, message) => {
  const answer = await admin.post('/api/admin/users', body);
  expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message });
});

test('a user with a first password opens no socket', async () => {
  const { client } = await addedUser();
  expect(await handshake(client)).toBe(CHANGE_PASSWORD_FIRST);
});

test('the first password cannot be chosen again; with another one everything works', async () => {
  const { client, password, username } = await addedUser();
  expect((await client.get<UserResponse>('/api/user')).body).toMatchObject({ username, mustChangePassword: true });
  const same = await client.put('/api/account/password', change(password, password));
  expect(same).toMatchObject({
    status: 400,
    body: { errors: { newPassword: 'Choose a password other than the one you were given' } },
  });
  const common = await client.put('/api/account/password', change(password, 'password1'));
  expect(common.body.errors).toMatchObject({ newPassword: expect.stringContaining('most common') });
  expect((await client.put('/api/account/password', change(password, 'letter-2-copper'))).status).toBe(200);
  expect((await client.get<UserResponse>('/api/user')).body.mustChangePassword).toBe(false);
  expect((await client.get('/api/library')).status).toBe(200);
  expect(await handshake(client)).toBe('connected');
});
