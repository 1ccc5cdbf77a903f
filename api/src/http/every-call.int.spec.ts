import {
  allOpen,
  everyCall,
  HostedApp,
  makeCommons,
  makeThings,
  PIN,
  signedInAsAdmin,
  UNLIMITED,
  type Call,
  type TestClient,
} from '@copydesk/testing';

/** One more than an integer of Postgres holds. */
const BEYOND = 2_147_483_648;
/** What no route asks for. */
const UNKNOWN = { isSmuggled: 'smuggled-9c41', role: 'admin', userId: 1 };
/** These fields hold whatever JSON their sender keeps in them. */
const FREE_JSON = ['metadata', 'sessionContext'];
/** They end a session, a thing or an unlock. */
const ENDING = /^DELETE |log-out-everywhere|logout|admin\/unlock/;

let testApp: HostedApp;
let calls: Call[];
let clients: Record<'writer' | 'admin' | 'visitor', TestClient>;

beforeAll(async () => {
  testApp = await HostedApp.open({
    workers: 0,
    env: { ...allOpen(), ...UNLIMITED, LIMIT_OPEN_JOBS_PER_USER: '100000', LIMIT_QUEUED_JOBS: '100000' },
  });
  const [writer, admin] = await Promise.all([testApp.signedIn(), signedInAsAdmin(testApp)]);
  clients = { writer, admin, visitor: testApp.client() };
  await clients.visitor.post('/api/admin/unlock', { pin: PIN });
  calls = everyCall(await makeThings(writer, await makeCommons(testApp, admin), 'Copper'));
});
afterAll(() => testApp.close());

/** Makes a call as somebody who may. */
async function send({ who, method, path }: Call, body?: string | Blob, headers: Record<string, string> = {}) {
  const client = { admin: clients.admin, dashboards: clients.admin, pin: clients.visitor }[String(who)];
  const response = await fetch(testApp.address + path, {
    method,
    body,
    headers: {
      ...(who !== 'public' && { cookie: (client ?? clients.writer).cookie }),
      ...(who === 'pin' && { 'x-admin-pin': PIN }),
      prefer: 'respond-async',
      ...headers,
    },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The same body with fields in each of its objects that no route asks for. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([name, part]: [string, unknown]) => [
    name,
    FREE_JSON.includes(name) ? part : withUnknown(part),
  ]);
  return { ...UNKNOWN, ...Object.fromEntries(known) };
}

const isGone = ({ route }: Call) => ENDING.test(route);
const withBody = () => calls.filter((call) => call.body && !isGone(call));

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/xml',
  'application/jsonx',
  '',
])('a body of type "%s" is refused by every call, though it is JSON', async (type) => {
  const read: string[] = [];
  for (const call of withBody()) {
    const answer = await send(call, new Blob([JSON.stringify(call.body)], { type }));
    if (answer.status !== 415) read.push(`${call.route}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  expect(read).toEqual([]);
});

test('no call tells a browser that pages of another site may read its answer', async () => {
  const origin = { origin: 'https://elsewhere.example' };
  const asked = { ...origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-a' };
  const told: string[] = [];
  for (const call of calls.filter((one) => !isGone(one))) {
    const body = call.body && JSON.stringify(call.body);
    const answers = [
      await send({ ...call, method: 'OPTIONS' }, undefined, asked),
      await send(call, body, { ...origin, ...(body && { 'content-type': 'application/json' }) }),
    ];
    for (const { status, headers } of answers) {
      const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      if (names.length > 0) told.push(`${call.route}: ${status} ${names.join(', ')}`);
    }
  }
  expect(told).toEqual([]);
  const page = await fetch(testApp.address, { headers: origin });
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

test('a parameter that is given twice is refused in words, whatever the call', async () => {
  const tried: string[] = [];
  const taken: string[] = [];
  for (const call of calls) {
    const [path = '', query = ''] = call.path.split('?');
    for (const [name, value] of new URLSearchParams(query)) {
      const twice = `${path}?${query}&${new URLSearchParams([[name, value]]).toString()}`;
      const { status, text } = await send({ ...call, path: twice });
      tried.push(name);
      if (status !== 400 || !/"message":"\w+ /.test(text)) taken.push(`${twice}: ${status} ${text.slice(0, 200)}`);
    }
  }
  expect(tried.length).toBeGreaterThan(20);
  expect(taken).toEqual([]);
});

test('fields that no call asks for are kept nowhere, at whatever depth of a body they stand', async () => {
  const failed: string[] = [];
  for (const call of withBody()) {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await send(call, JSON.stringify(withUnknown(call.body)), headers);
    if (status >= 500 || /smuggled/i.test(text)) failed.push(`${call.route}: ${status} ${text.slice(0, 200)}`);
  }
  expect(failed).toEqual([]);
  const tables = await testApp.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const keeping: string[] = [];
  for (const { name } of tables) {
    const rows = await testApp.query(`SELECT 1 FROM ${name} AS kept WHERE kept::text ~* 'smuggled' LIMIT 1`);
    if (rows.length > 0) keeping.push(name);
  }
  expect(keeping).toEqual([]);
  const [writer] = await testApp.query(`SELECT role FROM users WHERE username LIKE 'guest-%' ORDER BY id DESC LIMIT 1`);
  expect(writer).toEqual({ role: 'user' });
});

test('a number that no column holds is refused in words, wherever a body has one', async () => {
  const failed: string[] = [];
  for (const call of withBody()) {
    const numbers = Object.entries(call.body ?? {}).filter(([, value]) =>
      [value].flat().some((one) => typeof one === 'number'),
    );
    for (const [name, value] of numbers) {
      const text = JSON.stringify({ ...call.body, [name]: Array.isArray(value) ? [BEYOND] : BEYOND });
      const answer = await send(call, text, { 'content-type': 'application/json' });
      if (answer.status >= 500) failed.push(`${call.route}, ${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  }
  expect(failed).toEqual([]);
});

test('what a body says of prototypes is no property of anything else', async () => {
  const polluting = '{"__proto__": {"cursor": "!"}, "constructor": {"prototype": {"cursor": "!"}}';
  const body = `${polluting}, "actionType": "odd", "metadata": ${polluting}}}`;
  const headers = { 'content-type': 'application/json' };
  for (const route of ['POST /api/analytics/track', 'POST /api/folders']) {
    const call = calls.find((one) => one.route === route);
    if (call) await send(call, body, headers);
  }
  expect((await clients.writer.get('/api/documents')).status).toBe(200);
});
