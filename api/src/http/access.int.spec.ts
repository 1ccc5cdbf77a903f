import { CHANGE_PASSWORD_FIRST, type UserResponse } from '@copydesk/contracts';
import {
  allOpen,
  everyCall,
  makeCommons,
  makeThings,
  PIN,
  signedInAsAdmin,
  HostedApp,
  type Audience,
  type Call,
  type TestClient,
  type Things,
} from '@copydesk/testing';

const OUTSIDERS = ['stranger', 'PIN visitor', 'another user', 'administrator'] as const;
type Role = (typeof OUTSIDERS)[number] | 'owner';

/** Where a route refuses a role, the status by which it does. */
const REFUSED: Record<Audience, Partial<Record<Role, number>>> = {
  public: {},
  user: { stranger: 401, 'PIN visitor': 401 },
  owner: { stranger: 401, 'PIN visitor': 401, 'another user': 404, administrator: 404 },
  dashboards: { stranger: 401, 'another user': 403, owner: 403 },
  pin: { stranger: 401, 'another user': 401, administrator: 401, owner: 401 },
  admin: { stranger: 401, 'PIN visitor': 401, 'another user': 403, owner: 403 },
};

/** What stands outside of the table of routes. */
const OTHERS = (
  [
    ['public', '/.well-known/jwks.json'],
    ['public', '/api/health/live'],
    ['public', '/api/health/ready'],
    ['admin', '/admin/queues'],
    ['admin', '/admin/queues/api/queues'],
  ] as const
).map(([who, path]): Call => ({ who, method: 'GET', path, route: path, status: 200 }));

/** What ends a thing, a session or an unlock comes last, in this order. */
const LAST = ['DELETE ', 'log-out-everywhere', 'POST /api/login', 'register', 'logout', 'admin/unlock'];
const rank = ({ route }: Call) => LAST.findLastIndex((part) => route.includes(part));

let testApp: HostedApp;
let clients: Record<Role, TestClient>;
let things: Record<'owner' | 'another user' | 'administrator', Things>;

beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0, env: allOpen() });
  const [owner, other, administrator] = await Promise.all([
    testApp.signedIn(),
    testApp.signedIn(),
    signedInAsAdmin(testApp),
  ]);
  const visitor = testApp.client();
  await visitor.post('/api/admin/unlock', { pin: PIN });
  clients = { stranger: testApp.client(), 'PIN visitor': visitor, 'another user': other, administrator, owner };
  const commons = await makeCommons(testApp, administrator);
  const [own, foreign, admins] = await Promise.all([
    makeThings(owner, commons, 'Precious'),
    makeThings(other, commons, 'Other'),
    makeThings(administrator, commons, 'Admin'),
  ]);
  things = { owner: own, 'another user': foreign, administrator: admins };
});
afterAll(() => testApp.close());

/** The calls as a role makes them: of its own things, but where a route is about whose a thing is. */
function callsOf(role: Role): Map<string, Call> {
  const own = everyCall(role in things ? things[role as keyof typeof things] : things.owner);
  const named = new Map(everyCall(things.owner).map((call) => [call.route, call]));
  return new Map(
    [...own, ...OTHERS].map((call) => [call.route, call.who === 'owner' ? (named.get(call.route) ?? call) : call]),
  );
}

/** Asks with the cookie that the role has: nobody becomes somebody else on the way. */
async function ask(role: Role, { method, path, body }: Pick<Call, 'method' | 'path' | 'body'>) {
  const response = await fetch(testApp.address + path, {
    method,
    body: body && JSON.stringify(body),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      cookie: clients[role].cookie,
      prefer: 'respond-async',
      ...(role === 'PIN visitor' && { 'x-admin-pin': PIN }),
    },
  });
  const answer = { status: response.status, text: await response.text() };
  // A job that a call has begun keeps nobody else out.
  if (answer.status === 202)
    await testApp.query(`UPDATE jobs SET status = 'cancelled', finished_at = now() WHERE status = 'queued'`);
  return answer;
}

test("what is somebody else's is nowhere for who names it in a body", async () => {
  const { thread, message, document, folder, generation, brand, offer } = things.owner;
  const theirs: Record<string, unknown> = {
    threadId: thread,
    messageId: message,
    documentId: document,
    folderId: Number(folder),
    generationId: Number(generation),
    ids: [Number(generation)],
    brandId: brand,
    offerId: offer,
  };
  const unexpected: string[] = [];
  for (const call of everyCall(things['another user'])) {
    for (const [field, expected] of Object.entries(call.foreign ?? {})) {
      const body = { ...call.body, [field]: theirs[field] };
      const { status, text } = await ask('another user', { ...call, body });
      const isTold = /Precious/.test(text) || (field === 'ids' && status < 400 && text !== '{"ids":[]}');
      if (status !== expected || isTold)
        unexpected.push(`${call.route} answers ${status} to ${field}: ${text.slice(0, 200)}`);
    }
  }
  expect(unexpected).toEqual([]);
});

test('a user with a first password can call nothing but the change of it', async () => {
  const client = await testApp.signedIn();
  const { id } = (await client.get<UserResponse>('/api/user')).body;
  // The rights of an administrator wait, too.
  await testApp.query(`UPDATE users SET must_change_password = true, role = 'admin' WHERE id = $1`, [id]);
  const open = ['GET /api/user', 'PUT /api/account/password'];
  const unexpected: string[] = [];
  for (const { method, path, route, who, body } of [...everyCall(things.owner), ...OTHERS]) {
    if (who === 'public' || who === 'pin' || open.includes(route)) continue;
    const sent = body && JSON.stringify(body);
    const answer = await client.send<{ message: string }>(method, path, sent, {});
    if (answer.status !== 403 || answer.body.message !== CHANGE_PASSWORD_FIRST)
      unexpected.push(`${route} answers ${answer.status}`);
  }
  expect(unexpected).toEqual([]);
  expect((await client.get('/api/user')).status).toBe(200);
});

test('each route answers each role as it says', async () => {
  const unexpected: string[] = [];
  const calls = new Map([...OUTSIDERS, 'owner' as const].map((role) => [role, callsOf(role)]));
  const tryAs = async (role: Role, route: string) => {
    const call = calls.get(role)?.get(route);
    if (!call) throw new Error(`there is no call of ${route}`);
    const expected = REFUSED[call.who][role] ?? call.status;
    const { status, text } = await ask(role, call);
    if (status !== expected)
      unexpected.push(`${route} answers ${role} ${status}, not ${expected}: ${text.slice(0, 200)}`);
  };
  const tryAsAll = async (route: string) => {
    await Promise.all(OUTSIDERS.map((role) => tryAs(role, route)));
    await tryAs('owner', route);
  };
  const own = [...callsOf('owner').values()].sort((a, b) => rank(a) - rank(b));
  // What is read stands in nobody's way.
  const read = own.flatMap(({ method, route }) => (method === 'GET' ? [route] : [])).values();
  const readOn = async () => {
    for (const route of read) await tryAsAll(route);
  };
  await Promise.all([readOn(), readOn(), readOn()]);
  for (const { method, route } of own) if (method !== 'GET') await tryAsAll(route);
  expect(unexpected).toEqual([]);
});
