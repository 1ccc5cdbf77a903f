import type { BrandProfile, SessionResponse, UserResponse } from '@copydesk/contracts';
import { buildBrief, eventually, TestProcess, useSharedTestApp, type TestClient } from '@copydesk/testing';
import { io, type Socket } from 'socket.io-client';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

const testApp = useSharedTestApp();
const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
let client: TestClient;
let user: UserResponse;
beforeEach(async () => {
  client = testApp.client();
  user = await client.register();
});

/** The same user, signed in once more. */
async function signInAgain(): Promise<TestClient> {
  const other = testApp.client();
  const body = { username: user.username, password: 'secret-1' };
  const { status } = await other.post('/api/login', body, { 'user-agent': PHONE });
  expect(status).toBe(200);
  return other;
}

function connect({ cookie }: TestClient): Promise<{ closed: Promise<string> }> {
  const socket = io(testApp.address, { transports: ['websocket'], extraHeaders: { cookie }, reconnection: false });
  sockets.push(socket);
  const closed = new Promise<string>((resolve) => socket.on('disconnect', resolve));
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve({ closed }));
    socket.on('connect_error', reject);
  });
}

const statusOf = async (someone: TestClient) => (await someone.get('/api/user')).status;
const PROFILE: BrandProfile = {
  company: 'Beacon Research',
  voice: 'Calm',
  wordsToAvoid: 'data center',
  disclaimer: 'This is not investment advice.',
};

describe('names and email', () => {
  it('are changed, and taken away by an empty text', async () => {
    const change = { firstName: ' Ada ', lastName: 'Lovelace', email: 'ada@desk.example' };
    const { status, body } = await client.put<UserResponse>('/api/account', change);
    expect(status).toBe(200);
    expect(body).toEqual({ ...user, ...change, firstName: 'Ada', updatedAt: expect.any(String) });
    expect(Date.parse(String(body.updatedAt))).toBeGreaterThan(Date.parse(String(user.updatedAt)));
    expect((await client.get('/api/user')).body).toEqual(body);
    const emptied = await client.put<UserResponse>('/api/account', { firstName: '', lastName: ' ', email: '' });
    expect(emptied.body).toMatchObject({ firstName: null, lastName: null, email: null });
  });

  it.each([
    [{ email: 'nobody' }, { email: 'Email must be an email address' }],
    [{ firstName: 'a'.repeat(101) }, { firstName: 'First name must be at most 100 characters' }],
    [{ lastName: 7 }, { lastName: 'Last name must be text' }],
  ])('%j is refused', async (change, errors) => {
    const { status, body } = await client.put('/api/account', { firstName: '', lastName: '', email: '', ...change });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
  });
});

describe('the house profile', () => {
  it('is empty at first, is kept, and is nobody else’s', async () => {
    const nothing = { company: '', voice: '', wordsToAvoid: '', disclaimer: '' };
    expect((await client.get('/api/account/house-profile')).body).toEqual(nothing);
    const { status, body } = await client.put('/api/account/house-profile', { ...PROFILE, voice: ' Calm ', role: 'x' });
    expect(status).toBe(200);
    expect(body).toEqual(PROFILE);
    expect((await client.get('/api/account/house-profile')).body).toEqual(PROFILE);
    expect((await (await testApp.signedIn()).get('/api/account/house-profile')).body).toEqual(nothing);
  });

  it.each([
    [{ company: 'a'.repeat(2_001) }, { company: 'Please keep it to 2,000 characters' }],
    [{ disclaimer: null }, { disclaimer: 'The disclaimer must be text' }],
  ])('a bad one is refused', async (change, errors) => {
    const { status, body } = await client.put('/api/account/house-profile', { ...PROFILE, ...change });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
  });

  it('is in the prompt of every job of the user, and the email keeps to it', async () => {
    await client.put('/api/account/house-profile', PROFILE);
    testApp.demo.reset();
    const written = await client.post<{ emailContent: string; threadId: string }>('/api/generate-email', buildBrief());
    const { emailContent, threadId } = written.body;
    expect(emailContent).toMatch(/\nThe Beacon Research team\n\nThis is not investment advice\.$/);
    expect(emailContent).not.toMatch(/data center/i);
    const refined = await client.post<{ content: string }>('/api/chat', { message: 'Shorten the email', threadId });
    expect(refined.body.content).toMatch(/\nThe Beacon Research team\n\nThis is not investment advice\.$/);
    await client.post('/api/rodchief-review', { emailContent, threadId });
    await client.post('/api/fact-check', { text: 'Northwind raised its forecast because demand is strong.', threadId });
    await client.post('/api/summarize-file', { content: 'Northwind raised its forecast by 40% on Tuesday.' });
    await client.post('/api/find-catalysts', { summary: 'Rates, oil, inflation and the central bank.' });
    const asked = testApp.demo.calls.map(({ request }) => JSON.stringify(request));
    // A draft that breaks a rule is mended in between.
    expect(asked.filter((text) => !text.includes('Task: repair-draft'))).toHaveLength(6);
    for (const text of asked) expect(text).toContain('brandCompany');
  });
});

describe('a new password', () => {
  const change = { currentPassword: 'secret-1', newPassword: 'secret-2', confirmPassword: 'secret-2' };

  it('ends the other sessions and their sockets, and keeps this one', async () => {
    const other = await signInAgain();
    const [mine, theirs] = await Promise.all([connect(client), connect(other)]);
    let isMineClosed = false;
    void mine.closed.then(() => (isMineClosed = true));
    const { status, body } = await client.put('/api/account/password', change);
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Password changed' } });
    expect(await theirs.closed).toBe('io server disconnect');
    expect([await statusOf(client), await statusOf(other), isMineClosed]).toEqual([200, 401, false]);
    const again = (password: string) => testApp.client().post('/api/login', { username: user.username, password });
    expect([(await again('secret-1')).status, (await again('secret-2')).status]).toEqual([401, 200]);
  });

  it('that an operator sets ends every session of the user and its sockets', async () => {
    const [other, stranger] = [await signInAgain(), await testApp.signedIn()];
    const open = await Promise.all([connect(client), connect(other)]);
    const told = await TestProcess.run('dist/api/src/admin.main.js', testApp.env, ['--reset', user.username]);
    for (const { closed } of open) expect(await closed).toBe('io server disconnect');
    expect(await Promise.all([client, other, stranger].map(statusOf))).toEqual([401, 401, 200]);
    const password = /The new password is: (\S+)/.exec(told)?.[1];
    const login = await testApp.client().post<UserResponse>('/api/login', { username: user.username, password });
    expect(login).toMatchObject({ status: 200, body: { role: 'admin', mustChangePassword: true } });
  });

  it.each([
    [{ currentPassword: 'wrong' }, { currentPassword: 'This is not your current password' }],
    [{ currentPassword: '' }, { currentPassword: 'Your current password is required' }],
    [{ newPassword: '12345' }, { newPassword: 'Password must be at least 6 characters' }],
    [{ confirmPassword: 'secret-3' }, { confirmPassword: "Passwords don't match" }],
  ])('%j is refused, and nothing ends', async (wrong, errors) => {
    const other = await signInAgain();
    const { status, body } = await client.put('/api/account/password', { ...change, ...wrong });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject(errors);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed with device and times, the newest use first, under names that open nothing', async () => {
    const other = await signInAgain();
    await testApp.query(`UPDATE sessions SET seen_at = now() - interval '1 hour' WHERE sess ->> 'device' IS NULL`);
    const { body } = await other.get<SessionResponse[]>('/api/account/sessions');
    expect(body.map(({ isCurrent, device }) => ({ isCurrent, device }))).toEqual([
      { isCurrent: true, device: 'Safari on iPhone' },
      { isCurrent: false, device: null },
    ]);
    expect(Date.now() - Date.parse(body[0]?.signedInAt ?? '')).toBeLessThan(60_000);
    const sids = await testApp.query<{ sid: string }>('SELECT sid FROM sessions');
    for (const { sid } of sids) expect(JSON.stringify(body)).not.toContain(sid);
  });

  it('note their use at most once in five minutes', async () => {
    const age = (minutes: number) =>
      testApp.query('UPDATE sessions SET seen_at = now() - make_interval(mins => $1) WHERE user_id = $2', [
        minutes,
        user.id,
      ]);
    const minutesAgo = async () => {
      const { body } = await client.get<SessionResponse[]>('/api/account/sessions');
      return Math.round((Date.now() - Date.parse(body[0]?.lastSeenAt ?? '')) / 60_000);
    };
    await age(4);
    await client.get('/api/user');
    expect(await minutesAgo()).toBe(4);
    await age(6);
    await client.get('/api/user');
    expect(await minutesAgo()).toBe(0);
  });

  it('end everywhere, this one included, and those of others do not', async () => {
    const [other, stranger] = [await signInAgain(), await testApp.signedIn()];
    const open = await Promise.all([connect(client), connect(other)]);
    const signedIn = Object.assign(testApp.client(), { cookie: client.cookie });
    const { status, headers } = await client.post('/api/account/log-out-everywhere');
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^copydesk\.sid=;/);
    for (const { closed } of open) expect(await closed).toBe('io server disconnect');
    expect(await Promise.all([signedIn, other, stranger].map(statusOf))).toEqual([401, 401, 200]);
  });

  it('do not come back with a call that was under way when they ended', async () => {
    const slow = client.post('/api/generate-email', buildBrief());
    await eventually(async () =>
      (await testApp.query('SELECT FROM jobs WHERE user_id = $1', [user.id])).length ? true : null,
    );
    const other = await signInAgain();
    await other.post('/api/account/log-out-everywhere');
    await slow;
    expect(await statusOf(client)).toBe(401);
  });
});

test('wrong current passwords are slowed as those of a login are', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) {
    const body = { currentPassword: 'wrong', newPassword: 'secret-2', confirmPassword: 'secret-2' };
    statuses.push((await client.put('/api/account/password', body)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});
