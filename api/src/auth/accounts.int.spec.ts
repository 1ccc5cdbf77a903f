import type { UserResponse } from '@copydesk/contracts';
import { ADMIN, eventually, HostedApp, TestClient } from '@copydesk/testing';

let testApp: HostedApp;
beforeAll(async () => {
  testApp = await HostedApp.open({
    workers: 0,
    env: { LIMIT_LOGINS_PER_15_MINUTES: '10', TRUST_PROXY: '1' },
  });
});
afterAll(() => testApp.close());

const registration = (change: object = {}) => ({
  username: 'Ada.Writer',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  ...change,
});

test('a new user is signed in, and is told everything about itself but the password', async () => {
  const client = testApp.client();
  const { status, headers, body } = await client.post<UserResponse>(
    '/api/register',
    registration({ firstName: 'Ada', role: 'admin' }),
  );
  expect(status).toBe(201);
  expect(headers.get('set-cookie')).toMatch(/^copydesk\.sid=.*; HttpOnly; SameSite=Lax$/);
  expect(body).toMatchObject({
    username: 'Ada.Writer',
    firstName: 'Ada',
    role: 'user',
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    totalGenerations: 0,
    monthlyGenerations: 0,
    threadId: null,
  });
  expect(Object.keys(body).sort()).toEqual(
    [
      ...['id', 'username', 'email', 'firstName', 'lastName', 'role', 'subscriptionTier', 'subscriptionStatus'],
      ...['totalGenerations', 'monthlyGenerations', 'lastResetDate', 'threadId', 'mustChangePassword'],
      ...['createdAt', 'updatedAt'],
    ].sort(),
  );
  const times = ['lastResetDate', 'createdAt', 'updatedAt'] as const;
  for (const time of times) expect(Date.parse(body[time])).not.toBeNaN();
  expect(JSON.stringify(body)).not.toContain('argon2');
  expect((await client.get('/api/user')).body).toEqual(body);
  const [stored] = await testApp.query<{ password: string }>(
    `SELECT password FROM users WHERE username = 'Ada.Writer'`,
  );
  expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['no name', { username: '' }, 'username', 'Username is required'],
  ['a name with a space', { username: 'a b' }, 'username', 'Username may hold only letters, digits and . _ - @ +'],
  ['a name of 65 characters', { username: 'a'.repeat(65) }, 'username', 'Username must be at most 64 characters'],
  ['a number for a name', { username: 7 }, 'username', 'Username is required'],
  ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ['a short confirmation', { confirmPassword: '12345' }, 'confirmPassword', 'Password must be at least 6 characters'],
  ['another confirmation', { confirmPassword: 'secret-2' }, 'confirmPassword', "Passwords don't match"],
  ['a bad email', { email: 'nobody' }, 'email', 'Email must be an email address'],
  ['a taken name in other case', { username: 'ADA.WRITER' }, 'username', 'Username already exists'],
  ["an administrator's name", { username: 'Admin' }, 'username', 'Username already exists'],
])('a registration with %s is refused', async (_, change, field, message) => {
  const { status, body } = await testApp.client().post('/api/register', registration(change));
  expect([400, 409]).toContain(status);
  expect(body).toMatchObject({ statusCode: status, errors: { [field]: message } });
});

test('a password counts to its last character, and with the spaces around it', async () => {
  const password = ` ${'a long sentence that nobody else would say '.repeat(4)} `;
  const { username } = await testApp.client().register(undefined, password);
  const statusOf = async (tried: string) => (await signIn(username, tried, '10.0.4.1')).status;
  expect(await statusOf(password)).toBe(200);
  for (const tried of [password.trim(), password.slice(0, 72), password.toUpperCase()])
    expect(await statusOf(tried)).toBe(401);
});

test('the first start makes the administrator', async () => {
  const { status, body } = await testApp.client().post('/api/login', ADMIN);
  expect(status).toBe(200);
  expect(body).toMatchObject({ username: 'admin', role: 'admin' });
});

test.each(['ADMİN', 'admın', 'ａdmin', 'admin\u200b', ' admin'])(
  '%j is not the name of the administrator',
  async (username) => {
    expect((await testApp.client().post('/api/login', { ...ADMIN, username })).status).toBe(401);
  },
);

test('a login starts a session of a new id, whatever the case of the name; a logout ends it', async () => {
  const client = testApp.client();
  await client.register('Rene');
  const before = client.cookie;
  expect((await client.post('/api/login', { username: 'RENE', password: 'secret-1' })).status).toBe(200);
  expect(client.cookie).not.toBe(before);
  const signedIn = Object.assign(new TestClient(testApp.address), { cookie: client.cookie });
  expect((await client.post('/api/logout')).status).toBe(200);
  expect((await signedIn.get('/api/user')).status).toBe(401);
});

test.each([
  [{ username: '', password: 'x' }, { username: 'Username is required' }],
  [{ username: 'x' }, { password: 'Password is required' }],
])('a login without name or password says what is missing', async (body, errors) => {
  expect((await testApp.client().post('/api/login', body)).body).toMatchObject({ statusCode: 400, errors });
});

const signIn = (username: string, password: string, address: string) =>
  testApp.client().post('/api/login', { username, password }, { 'x-forwarded-for': address });

test('wrong and unknown names answer alike', async () => {
  await testApp.client().register('Known');
  for (const username of ['Known', 'nobody']) {
    const { status, body } = await signIn(username, 'wrong', '10.0.1.1');
    expect({ status, message: body.message }).toEqual({ status: 401, message: 'Invalid username or password' });
  }
});

test('who guesses a password waits longer each time, while its owner signs in from elsewhere at once', async () => {
  await testApp.client().register('Guessed');
  await testApp.client().register('Colleague');
  const attacker = '2001:db8:1:2::1';
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => signIn(n % 2 ? 'Guessed' : 'GUESSED', `wrong-${n}`, attacker)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(7);
  expect(refused[0]?.body.message).toMatch(/^Too many attempts. Please try again in \d seconds?.$/);
  expect((await signIn('Guessed', 'secret-1', '10.0.2.2')).status).toBe(200);
  expect((await signIn('Guessed', 'secret-1', '2001:db8:1:3::1')).status).toBe(200);
  expect((await signIn('Colleague', 'secret-1', attacker)).status).toBe(200);

  const again = (password: string) =>
    eventually(async () => {
      const answer = await signIn('Guessed', password, '2001:db8:1:2::2');
      return answer.status === 429 ? null : answer.status;
    });
  expect(await again('wrong')).toBe(401);
  const { headers } = await signIn('Guessed', 'secret-1', attacker);
  expect([3, 4]).toContain(Number(headers.get('retry-after')));
  expect(await again('secret-1')).toBe(200);
  expect((await signIn('Guessed', 'wrong', attacker)).status).toBe(401);
});

test('an address that guesses at many accounts is stopped for a while, and no other one', async () => {
  const guess = async (n: number, address = '10.0.3.1') => (await signIn(`nobody-${n}`, 'wrong', address)).status;
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(2);
  expect(await guess(0, '10.0.3.2')).toBe(401);
});

test.each([
  ['Password1', 'This is one of the most common passwords: please choose another'],
  ['copydesk1', 'This password is easily guessed: please choose another'],
  ['CopyDesk', 'Your password must not be the name of this product'],
  ['Marguerite-7', 'Your password must not be your username'],
])('the password %s is refused with its reason', async (password, message) => {
  const body = { username: 'marguerite-7', password, confirmPassword: password };
  expect((await testApp.client().post('/api/register', body)).body).toMatchObject({
    statusCode: 400,
    errors: { password: message },
  });
});
