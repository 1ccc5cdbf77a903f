import type { DashboardStatsResponse, UnlockState } from '@copydesk/contracts';
import { ADMIN, eventually, HostedApp, type TestClient, useSharedTestApp } from '@copydesk/testing';

let testApp: HostedApp;
beforeAll(async () => {
  testApp = await HostedApp.open({
    workers: 0,
    env: { ADMIN_PIN: '4711', TRUST_PROXY: '1' },
  });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.query('TRUNCATE refused_pins, unlocks');
  await opensTo('10.9.0.1');
});

const from = (address: string) => ({ 'x-forwarded-for': address });

async function admin(at: Pick<HostedApp, 'client'> = testApp): Promise<TestClient> {
  const client = at.client();
  expect((await client.post('/api/login', ADMIN)).status).toBe(200);
  return client;
}

async function tryPin(pin: string, address = '10.0.0.1') {
  const client = testApp.client();
  const { status, body } = await client.post('/api/admin/unlock', { pin }, from(address));
  return { status, message: body.message, client };
}

/** A lock is remembered for a second. */
const opensTo = (address: string) =>
  eventually(async () => ((await tryPin('4711', address)).status === 200 ? true : null));

const standalone = (pin: string, address = '10.0.0.1') =>
  testApp.client().get('/api/standalone/admin/dashboard-stats', { 'x-admin-pin': pin, ...from(address) });

const CALLS = [
  'dashboard-stats',
  'app-usage',
  'user-activity',
  'realtime-analytics',
  'figure-events?of=all&within=week',
  'figure-users?within=ever',
  'user/1/activity',
  'user/1/sessions',
];

describe('who sees the figures', () => {
  test.each(CALLS)('%s', async (path) => {
    const status = async (client: TestClient, headers = {}) => (await client.get(`/api/admin/${path}`, headers)).status;
    expect(await status(testApp.client())).toBe(401);
    expect(await status(await testApp.signedIn())).toBe(403);
    expect(await status(await admin())).toBe(200);
    expect(await status(testApp.client(), { 'x-admin-pin': '4711' })).toBe(401);
    const { client } = await tryPin('4711');
    expect(await status(client)).toBe(200);
    const alone = `/api/standalone/admin/${path}`;
    expect((await testApp.client().get(alone, { 'x-admin-pin': '4711' })).status).toBe(200);
    expect((await client.get(alone)).status).toBe(401);
  });

  test.each(['feedbacks', 'users', 'jobs', 'queues', 'costs', 'events', 'app-usage?format=csv'])(
    '%s is for the admin role alone',
    async (path) => {
      const { client } = await tryPin('4711');
      expect([401, 403]).toContain((await client.get(`/api/admin/${path}`)).status);
      expect((await (await testApp.signedIn()).get(`/api/admin/${path}`)).status).toBe(403);
    },
  );
});

describe('the PIN', () => {
  test.each([
    ['4711', 200],
    ['4712', 401],
    ['471', 400],
    ['47111', 400],
    ['', 400],
  ])('%j answers %i', async (pin, status) => {
    expect((await tryPin(pin)).status).toBe(status);
  });

  test('wrong, it is refused in words, and opens nothing', async () => {
    const { message, client } = await tryPin('0000');
    expect(message).toBe('Incorrect PIN code');
    expect(client.cookie).toBe('');
    expect(await standalone('0000')).toMatchObject({ status: 401, body: { message: 'Incorrect PIN code' } });
  });

  test('its cookie is for the server alone, is dropped on request, and ends when it is not used', async () => {
    const answer = await fetch(`${testApp.address}/api/admin/unlock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pin: '4711' }),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^copydesk\.gate=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const open = async (client: TestClient) => (await client.get('/api/admin/app-usage')).status;
    const [dropped, unused] = [(await tryPin('4711')).client, (await tryPin('4711')).client];
    const { cookie } = dropped;
    await dropped.send('DELETE', '/api/admin/unlock', undefined, {});
    dropped.cookie = cookie;
    expect(await open(dropped)).toBe(401);
    expect(await open(unused)).toBe(200);
    await testApp.query(`UPDATE unlocks SET used_at = now() - interval '16 min'`);
    expect(await open(unused)).toBe(401);
    unused.cookie = `copydesk.gate=${'a'.repeat(43)}`;
    expect(await open(unused)).toBe(401);
  });
});

describe('an administrator', () => {
  const isProven = async (client: TestClient) => (await client.get<UnlockState>('/api/admin/unlock')).body.isProven;

  test('gives the PIN once in a session, and another session gives it anew', async () => {
    const client = await admin();
    expect(await isProven(client)).toBe(false);
    await client.post('/api/admin/unlock', { pin: '0000' });
    expect(await isProven(client)).toBe(false);
    await client.post('/api/admin/unlock', { pin: '4711' });
    expect(await isProven(client)).toBe(true);
    expect(client.cookie).not.toContain('copydesk.gate');
    expect(await isProven(await admin())).toBe(false);
    await testApp.query(`UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{pinProof}', '"of another PIN"')`);
    expect(await isProven(client)).toBe(false);
  });

  test('is proven by the role alone: neither a user nor an unlock is', async () => {
    expect(await isProven(await testApp.signedIn())).toBe(false);
    expect(await isProven((await tryPin('4711')).client)).toBe(false);
  });
});

test('pages of one browser share an unlock: the second one that opens does not end the first', async () => {
  const { client } = await tryPin('4711');
  const first = client.cookie;
  await client.post('/api/admin/unlock', { pin: '4711' });
  expect(client.cookie).toBe(first);
  expect((await client.get('/api/admin/app-usage')).status).toBe(200);
  await testApp.query('TRUNCATE unlocks');
  await client.post('/api/admin/unlock', { pin: '4711' });
  expect(client.cookie).not.toBe(first);
});

describe('too many wrong tries', () => {
  test('five from an address lock it for that address, right PINs too, for 15 minutes', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryPin('0000')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(await tryPin('4711')).toMatchObject({
      status: 429,
      message: 'Too many wrong PINs. Please try again in 15 minutes.',
    });
    expect((await standalone('4711')).status).toBe(429);
    expect((await tryPin('4711', '10.0.0.2')).status).toBe(200);
    await testApp.query(`UPDATE refused_pins SET created_at = created_at - interval '15 min'`);
    await opensTo('10.0.0.1');
  });

  test('five lock it, whatever address their sender puts before that which the proxy saw', async () => {
    for (let n = 0; n < 5; n++) expect((await tryPin('0000', `10.3.0.${n}, 10.0.0.5`)).status).toBe(401);
    expect((await tryPin('4711', '10.3.0.9, 10.0.0.5')).status).toBe(429);
    expect((await tryPin('4711', '10.0.0.5, 10.0.0.6')).status).toBe(200);
  });

  test('five from a /64 of IPv6 lock it for all its addresses', async () => {
    for (let n = 0; n < 5; n++) expect((await tryPin('0000', `2001:db8:1:2::${n}`)).status).toBe(401);
    expect((await tryPin('4711', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await tryPin('4711', '2001:db8:1:3::1')).status).toBe(200);
  });

  test('of strangers or of their own never lock administrators out, and theirs lock nobody out', async () => {
    const status = async (pin: string) => (await (await admin()).post('/api/admin/unlock', { pin })).status;
    for (let n = 0; n < 7; n++) expect(await status('0000')).toBe(401);
    expect(await status('4711')).toBe(200);
    expect((await tryPin('4711', '127.0.0.1')).status).toBe(200);
    for (let n = 0; n < 20; n++) await tryPin('0000', `10.1.0.${n}`);
    expect((await tryPin('4711', '10.2.0.1')).status).toBe(429);
    expect([await status('0000'), await status('4711')]).toEqual([401, 200]);
    const alone = '/api/standalone/admin/dashboard-stats';
    expect((await (await admin()).get(alone, { 'x-admin-pin': '4711' })).status).toBe(200);
  });

  test('twenty from anywhere lock it for everybody, but not for who is inside', async () => {
    const { client } = await tryPin('4711');
    for (let n = 0; n < 10; n++) {
      await tryPin('0000', `10.1.0.${n}`);
      await standalone('0000', `10.1.0.${n}`);
    }
    expect((await tryPin('4711', '10.2.0.1')).status).toBe(429);
    expect((await client.get('/api/admin/app-usage')).status).toBe(200);
  });

  test('a warning tells administrators of them, and nobody else', async () => {
    const warnings = async () =>
      (await (await admin()).get<DashboardStatsResponse>('/api/admin/dashboard-stats')).body.warnings;
    await tryPin('0000');
    expect(await warnings()).toMatchObject([
      { message: 'A wrong PIN was tried in the last 24 hours, from one address.' },
    ]);
    await tryPin('0001', '10.0.0.2');
    expect(await warnings()).toMatchObject([
      {
        kind: 'refused-pins',
        message: '2 wrong PINs were tried in the last 24 hours, from 2 addresses.',
        tries: 2,
        lockedUntil: null,
      },
    ]);
    const { client } = await tryPin('4711', '10.0.0.3');
    expect((await client.get<DashboardStatsResponse>('/api/admin/dashboard-stats')).body.warnings).toEqual([]);
  });
});

test('switched off, the ways without an account answer that there is nothing, and an administrator still proves the PIN', async () => {
  const off = await HostedApp.open({
    workers: 0,
    env: { ADMIN_PIN: '4711', ADMIN_STANDALONE: 'off' },
  });
  expect((await off.client().post('/api/admin/unlock', { pin: '4711' })).status).toBe(404);
  expect((await off.client().get('/api/standalone/admin/app-usage', { 'x-admin-pin': '4711' })).status).toBe(404);
  expect((await (await admin(off)).post('/api/admin/unlock', { pin: '4711' })).status).toBe(200);
  await off.close();
});

const bare = useSharedTestApp();
test('without a PIN the gate stays locked, and the role alone is enough', async () => {
  expect((await (await admin(bare)).get('/api/admin/unlock')).body).toEqual({ isProven: true });
  expect((await bare.client().get('/api/admin/unlock')).body).toEqual({ isProven: false });
  const message = 'The dashboards are locked: no PIN is set up on this server.';
  expect(await bare.client().post('/api/admin/unlock', { pin: '4711' })).toMatchObject({
    status: 403,
    body: { message },
  });
  expect((await bare.client().get('/api/standalone/admin/app-usage', { 'x-admin-pin': '4711' })).status).toBe(403);
});
