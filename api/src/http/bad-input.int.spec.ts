import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { WRITERS } from '@copydesk/contracts';
import { eventually, HostedApp, type TestClient } from '@copydesk/testing';

let testApp: HostedApp;
let client: TestClient;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0, env: { PUBLIC_URL: 'https://desk.example' } });
  client = testApp.client();
});
afterAll(() => testApp.close());

const track = (body: string, headers: Record<string, string> = {}) =>
  client.send<{ message: string; statusCode: number }>('POST', '/api/analytics/track', body, headers);

function nested(levels: number): string {
  return `{"actionType": "a", "metadata": ${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;
}

/** A body of so many keys in all. */
function fields(most: number): string {
  const metadata = Object.fromEntries(Array.from({ length: most - 3 }, (_, n) => [`k${n}`, 1]));
  return JSON.stringify({ actionType: 'a', metadata });
}

test.each([
  ['what is not JSON', '{"actionType": ', 400, 'The request is not valid JSON.'],
  ['a bare string', '"hello"', 400, 'The request is not valid JSON.'],
  ['a NUL', JSON.stringify({ actionType: 'a\u0000b' }), 400, /characters that cannot be stored/],
  ['half an emoji', '{"actionType": "\\ud83d"}', 400, /characters that cannot be stored/],
  [
    'a NUL in a name of a field',
    JSON.stringify({ actionType: 'a', metadata: { 'x\u0000': 1 } }),
    400,
    /cannot be stored/,
  ],
  ['a number for text', JSON.stringify({ actionType: 5 }), 400, 'actionType must be text'],
  ['an array for an object', JSON.stringify({ actionType: 'a', metadata: [] }), 400, 'metadata must be an object'],
  ['51 characters', JSON.stringify({ actionType: 'a'.repeat(51) }), 400, 'actionType must be at most 50 characters'],
  ['over 32 KB', JSON.stringify({ actionType: 'a', metadata: { a: 'x'.repeat(33_000) } }), 413, /\(32 KB\)/],
  ['large metadata', JSON.stringify({ actionType: 'a', metadata: { a: 'x'.repeat(17_000) } }), 400, /16 KB/],
  ['33 levels', nested(32), 400, 'The request is nested more than 32 levels deep.'],
  ['2,000 levels', nested(2_000), 400, 'The request is nested more than 32 levels deep.'],
  ['1,001 items', JSON.stringify({ actionType: 'a', metadata: { list: Array(1_001).fill(0) } }), 400, /1,000 fields/],
])('%s is refused in words', async (_, body, status, message) => {
  const answer = await track(body);
  expect(answer.status).toBe(status);
  expect(answer.body.statusCode).toBe(status);
  if (typeof message === 'string') expect(answer.body.message).toBe(message);
  else expect(answer.body.message).toMatch(message);
  expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.js:|node_modules/);
});

test.each(['utf-16', 'utf-32le'])('a body in %s is refused in words', async (charset) => {
  const answer = await track('{"actionType":"a"}', { 'content-type': `application/json; charset=${charset}` });
  expect(answer).toMatchObject({ status: 415, body: { message: expect.stringContaining('UTF-8') } });
});

test('thirty-two levels pass, and so do nine hundred fields, one request after the other', async () => {
  expect((await track(nested(31))).status).toBe(200);
  // Read to its end: it is judged as a login, and as a wrong one.
  const many = JSON.stringify({ username: 'nobody', password: 'nothing-1', ...JSON.parse(fields(900)) });
  for (let n = 0; n < 3; n++) expect((await client.send('POST', '/api/login', many, {})).status).toBe(401);
});

test('a compressed body is refused in words, whatever it would grow to', async () => {
  const response = await fetch(`${testApp.address}/api/analytics/track`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify({ actionType: 'a', metadata: { a: 'x'.repeat(1_000_000) } })),
  });
  const { message } = (await response.json()) as { message: string };
  expect({ status: response.status, message }).toEqual({
    status: 415,
    message: 'The request must be JSON in UTF-8, not compressed.',
  });
});

test('right-to-left text, emoji and markup pass unchanged, and fields nobody asked for are dropped', async () => {
  const metadata = { note: '<script>alert(1)</script> שלום 👩‍💻', deep: { __proto__x: 1 } };
  expect((await track(JSON.stringify({ actionType: 'odd', metadata, isAdmin: true }))).status).toBe(200);
  const stored = await eventually(async () => {
    const rows = await testApp.query(`SELECT metadata, user_id, app_id FROM user_analytics WHERE action_type = 'odd'`);
    return rows.length > 0 ? rows : null;
  });
  expect(stored).toEqual([{ metadata, user_id: null, app_id: null }]);
});

test.each([
  ['GET', '/api/nothing', 404, 'There is nothing at /api/nothing.'],
  ['DELETE', '/api/login', 405, '/api/login does not answer DELETE, only POST.'],
  ['GET', '/api/user', 401, 'Please log in to go on.'],
])('%s %s answers %i', async (method, path, status, message) => {
  const answer = await client.send<{ message: string }>(method, path, undefined, {});
  expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message });
});

test.each([
  ['another site', 'https://elsewhere.example', 403],
  ['a page without an origin of its own', 'null', 403],
  ['the public address', 'https://desk.example', 200],
  ['the public address without encryption', 'http://desk.example', 403],
])('a change that comes from %s answers accordingly', async (_, origin, status) => {
  expect((await track(JSON.stringify({ actionType: 'origin' }), { origin })).status).toBe(status);
});

test('a host that a page names itself is not the public address, and a browser that says so is believed', async () => {
  const body = JSON.stringify({ actionType: 'origin' });
  expect((await track(body, { origin: testApp.address })).status).toBe(403);
  expect((await track(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await track(body, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('every answer carries the headers that keep strangers out', async () => {
  const { headers } = await client.get('/api/status');
  expect(headers.get('content-security-policy')?.split(';')).toEqual(
    expect.arrayContaining(["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]),
  );
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('the page in which emails are looked at lets looks in, and runs and loads nothing', async () => {
  const { headers } = await fetch(`${testApp.address}/email-frame.html`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none';style-src 'unsafe-inline'");
  expect(policy).toMatch(/frame-ancestors 'self';sandbox allow-same-origin$/);
  expect(policy).not.toMatch(/script|https?:|connect-src/);
});

/** Asks for a path as it is written: `fetch` would tidy it up, and makes no TRACE. */
function ask(method: string, path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(testApp.address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { 'x-secret': 'echo' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject).end();
  });
}

test.each(['/package.json', '/../package.json', '/%2e%2e/package.json', '/assets/../../package.json', '/.git/config'])(
  '%s is no page',
  async (path) => {
    expect((await ask('GET', path)).text).not.toMatch(/"dependencies"|\[core\]/);
  },
);

test('a folder is not listed, and TRACE tells nothing', async () => {
  expect(await ask('GET', '/assets/')).toMatchObject({ status: 404 });
  const { status, text } = await ask('TRACE', '/api/status');
  expect(status).toBe(405);
  expect(text).not.toContain('echo');
});

describe('what is null, or of another kind', () => {
  const odd: unknown[] = [null, 0, -1, true, [], [null], {}, [[1]], [{}], '', 'x'];
  const bodies = WRITERS.map(({ call, fields }): [string, Record<string, unknown>] => [
    call,
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [name, kind === 'text' ? 'A'.repeat(60) : undefined]),
    ),
  ]);

  test.each(bodies)('in a field of %s is taken or refused in words', async (call, body) => {
    const writer = await testApp.signedIn();
    for (const field of Object.keys(body)) {
      for (const value of odd) {
        const { status, body: answer } = await writer.post(
          `/api/${call}`,
          { ...body, [field]: value },
          { prefer: 'respond-async' },
        );
        expect({ field, value, status, message: status < 500 ? '' : answer.message }).toEqual({
          field,
          value,
          status: expect.any(Number),
          message: '',
        });
      }
    }
  });
});
