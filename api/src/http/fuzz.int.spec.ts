import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { INTEGER_MAX, LIMITS } from '@copydesk/contracts';
import {
  allOpen,
  eventually,
  everyCall,
  HOSTILE_TEXTS,
  makeCommons,
  makeThings,
  PIN,
  signedInAsAdmin,
  HostedApp,
  UNLIMITED,
  UNSTORABLE_TEXTS,
  type Call,
  type TestClient,
} from '@copydesk/testing';
import fc from 'fast-check';

/** `FUZZ_CALLS=50000 npm test -- int http/fuzz` is a long run. Each of those begins elsewhere, and tells its FUZZ_SEED. */
const { FUZZ_CALLS } = process.env;
const CALLS = Number(FUZZ_CALLS ?? 600);
const SEED = Number(process.env.FUZZ_SEED ?? (FUZZ_CALLS ? Date.now() % INTEGER_MAX : 1));
const AT_ONCE = 4;

let testApp: HostedApp;
let writer: TestClient;
let admin: TestClient;
let calls: Call[];

beforeAll(async () => {
  testApp = await HostedApp.open({
    env: { ...allOpen(), ...UNLIMITED, LIMIT_OPEN_JOBS_PER_USER: '100000', LIMIT_QUEUED_JOBS: '100000' },
  });
  [writer, admin] = await Promise.all([testApp.signedIn(), signedInAsAdmin(testApp)]);
  calls = everyCall(await makeThings(writer, await makeCommons(testApp, admin), 'Copper'));
});
afterAll(() => testApp.close());

/** A call as it goes out. */
interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Of a right call. */
  body?: object;
  text?: string;
}
type Twist = (right: Sent) => Sent;

const oddText = fc.oneof(
  fc.constantFrom(...Object.values(HOSTILE_TEXTS), ...Object.values(UNSTORABLE_TEXTS)),
  fc.constantFrom('', ' ', '0', '-1', 'true', '2026-13-45', '9'.repeat(400), 'https://', 'a@b', randomUUID()),
  fc.string({ unit: 'binary' }),
  // Each limit of the contracts, and one character more.
  fc
    .tuple(fc.constantFrom(...Object.values(LIMITS).filter((limit) => limit <= LIMITS.contentMax)), fc.nat(1))
    .map(([limit, more]) => 'x'.repeat(limit + more)),
);
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const wide = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, n) => [`k${n}`, n]));
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e-7, 1e308, 2 ** 53, INTEGER_MAX, INTEGER_MAX + 1, -INTEGER_MAX),
  fc.constantFrom([], {}, [null], [[]], [{}], { length: 3 }, { toString: 1 }, { toJSON: 1, then: 1, valueOf: null }),
  fc.constantFrom(nested(31), nested(40), wide(990), wide(1_010), Array(600).fill(1)),
  fc.jsonValue({ maxDepth: 4 }),
);
const oddName = fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'id', 'userId', 'role', '', 'a.b');
const oddId = fc.oneof(
  fc.constantFrom('0', '-1', '007', '1e3', '0x1', '1.0', 'NaN', 'null', String(INTEGER_MAX), String(INTEGER_MAX + 1)),
  fc.constantFrom('999999999', '9'.repeat(10), '%2e%2e', '%2F', '%00', '%ff', '%zz', '%', '%0d%0aa:b', ';', '%20'),
  fc.constantFrom(randomUUID(), randomUUID().toUpperCase(), `{${randomUUID()}}`, '__proto__', 'a'.repeat(5_000)),
  oddText.filter((text) => text !== '' && text.length < 100 && text.isWellFormed()).map(encodeURIComponent),
);
const oddQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...['limit', 'cursor', 'q', 'sort', 'ids', 'folderId', 'appId', 'view', 'format', 'status', 'days', 'saved'],
        ...['a[b]', 'q[]', 'limit[a]', '__proto__', 'constructor[prototype][a]'],
      ),
      fc.oneof(oddId, fc.constantFrom('', 'true', 'csv', 'admin', 'A'.repeat(30), '1,2,,3', '%25', '_')),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((asked) => asked.map((pair) => pair.join('=')).join('&'));

const twist = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(fc.nat(), oddValue).map(([at, odd]) => toBody((body) => replaceAt(body, at, odd))),
  },
  { weight: 2, arbitrary: fc.nat().map((at) => toBody((body) => replaceAt(body, at, undefined))) },
  {
    weight: 2,
    arbitrary: fc.tuple(oddName, oddValue).map((field) =>
      // `fromEntries` makes a field of any name.
      toBody((body) => Object.fromEntries([...Object.entries(body), field])),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('', '{', 'null', '[]', '"a"', '1', '{"a":1}}', '\uFEFF{}', 'NaN', 'a=1', '{"a":"\\ud800"}')
      .map((text): Twist => (right) => ({ ...right, text })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'application/xml'],
        ...['application/json; charset=utf-16', 'application/json; charset=nothing', '*/*', 'a'],
      )
      .map((type) => withHeaders({ 'content-type': type })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<Record<string, string>>(
        { 'idempotency-key': 'k'.repeat(201) },
        { 'idempotency-key': '\u00E9\u00FF' },
        { 'content-encoding': 'gzip' },
        { 'content-encoding': 'br, br' },
        { cookie: 'copydesk.sid=s%3A.; copydesk.gate=' },
        { cookie: `copydesk.sid=${'a'.repeat(4_000)}` },
        { 'x-admin-pin': '\u00FF\u00FF\u00FF\u00FF' },
        { 'x-session-id': "'--" },
        { accept: 'image/png', prefer: 'a, respond-async; b' },
        { origin: 'null' },
        { 'x-forwarded-for': '::ffff:1.2.3.4, a', 'x-forwarded-proto': 'a' },
      )
      .map(withHeaders),
  },
  {
    weight: 5,
    arbitrary: oddQuery.map((query): Twist => (right) => ({ ...right, path: `${right.path.split('?')[0]}?${query}` })),
  },
);

function withHeaders(headers: Record<string, string>): Twist {
  return (right) => ({ ...right, headers: { ...right.headers, ...headers } });
}

/** Changes the body of a call that has one. */
function toBody(change: (body: object) => unknown): Twist {
  return (right) => (right.body ? { ...right, text: JSON.stringify(change(right.body)) ?? '' } : right);
}

/** Puts something else in the place of a part of a body: the number says of which, and how deep. */
function replaceAt(value: unknown, at: number, odd: unknown): unknown {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [name] = fields[at % fields.length] ?? [];
  if (name === undefined) return odd;
  const replaced = fields.map(([key, part]: [string, unknown]) => {
    if (key !== name) return [key, part];
    return [key, (at >> 8) % 3 === 0 ? replaceAt(part, at >> 10, odd) : odd];
  });
  return Array.isArray(value) ? replaced.map(([, part]) => part) : Object.fromEntries(replaced);
}

/** A call of a route: twisted, or with an odd id in its path; what would end a session has none. */
function sentFor(call: Call, change: Twist, id: string): Sent {
  const { method, route, who } = call;
  const anonymous = who === 'public' && route !== 'POST /api/analytics/track';
  const client = who === 'admin' || who === 'dashboards' ? admin : writer;
  const headers = {
    ...(call.body && { 'content-type': 'application/json' }),
    ...(!anonymous && { cookie: client.cookie }),
    ...(who === 'pin' && { 'x-admin-pin': PIN }),
    prefer: 'respond-async',
  };
  const right = { method, path: call.path, headers, body: call.body, text: call.body && JSON.stringify(call.body) };
  // Nothing is taken away that other calls name.
  const isMade = method === 'DELETE' || (call.of && id.length % 3 === 0);
  const path = route.replace(/^\w+ /, '').replaceAll(/:\w+/g, id);
  return isMade ? { ...right, path } : change(right);
}

/** What is wrong with an answer, if something is. */
async function faultOf({ text: body, ...sent }: Sent): Promise<string | null> {
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(testApp.address + sent.path, {
    ...sent,
    body: sent.method === 'GET' ? null : body,
    signal,
  });
  const answer = await response.text();
  if (response.status < 400) return null;
  if (response.status >= 500 || !/^application\/json; charset=utf-8$/.test(response.headers.get('content-type') ?? ''))
    return `${response.status} ${answer}`;
  const { statusCode, message } = JSON.parse(answer) as { statusCode: unknown; message: unknown };
  const isSentence =
    typeof message === 'string' && /\w+ \w+/.test(message) && message !== STATUS_CODES[response.status];
  const isInner = /\n|Error\b|undefined|\[object|node_modules|constraint|syntax|unexpected token|cannot read/i;
  return statusCode === response.status && isSentence && !isInner.test(message) ? null : `${response.status} ${answer}`;
}

test(
  'whatever is sent, the answer is no error of ours, and a sentence where it is refused',
  async () => {
    const wanted = fc.sample(fc.tuple(fc.nat(), twist, oddId), { numRuns: CALLS, seed: SEED });
    const faults: string[] = [];
    const next = wanted.values();
    const send = async () => {
      for (const [route, change, id] of next) {
        const call = calls[route % calls.length];
        if (!call || call.route === 'POST /api/account/log-out-everywhere') continue;
        const sent = sentFor(call, change, id);
        const fault = await faultOf(sent).catch((error: unknown) => String(error));
        const { method, path, headers, text = '' } = sent;
        if (fault)
          faults.push(`${method} ${path} ${JSON.stringify(headers)} ${text.slice(0, 500)}\n-> ${fault.slice(0, 500)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect({ seed: SEED, faults: faults.slice(0, 20) }).toEqual({ seed: SEED, faults: [] });
    // Who asked is signed in still, and what was taken to be done is done or failed in words.
    expect((await writer.get('/api/user')).status).toBe(200);
    const ended = await eventually(async () => {
      const open = await testApp.query(`SELECT FROM jobs WHERE status IN ('queued', 'running')`);
      return open.length > 0
        ? null
        : testApp.query(`SELECT name, payload, error FROM jobs WHERE error->>'message' LIKE 'Something went wrong%'`);
    }, 60_000);
    expect(ended).toEqual([]);
  },
  60_000 + CALLS * 50,
);
