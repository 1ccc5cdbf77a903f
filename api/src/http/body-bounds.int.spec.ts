import { gzipSync } from 'node:zlib';
import { everyCall, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let writer: TestClient;
beforeEach(async () => {
  writer = await testApp.signedIn();
});

const trace = (body: string) => writer.send<{ message: string }>('POST', '/api/ledger', body, {});
const nested = (levels: number) => `{"text": ${'['.repeat(levels)}${']'.repeat(levels)}}`;
const wide = (many: number) => JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, n) => [`k${n}`, n])));

test.each([
  ['over 1 MB', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 413, 'can be sent at once (1 MB)'],
  ['100,000 levels', nested(100_000), 400, 'nested more than 32 levels'],
  ['60,000 fields', wide(60_000), 400, 'more than 1,000 fields'],
])('%s of a user are refused in words', async (_, body, status, message) => {
  expect(await trace(body)).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
});

test('each call that anybody may make takes 32 KB, signed in or not', async () => {
  const commons = { username: 'nobody', user: '', catalyst: '', feed: '' };
  const own = { thread: '', message: '', waiver: '', confirmation: '', job: '', generation: '', folder: '' };
  const things = { ...commons, ...own, campaign: '', document: '', brand: '', offer: '', brandEmail: '' };
  const open = everyCall(things).filter(({ who, body }) => who === 'public' && body);
  expect(open.map(({ route }) => route)).toContain('POST /api/login');
  for (const { method, path, body } of open) {
    const long = JSON.stringify({ ...body, more: 'x'.repeat(33_000) });
    for (const sender of [testApp.client(), writer]) {
      const answer = await sender.send<{ message: string }>(method, path, long, {});
      const message = 'This is more than this call takes (32 KB). Please shorten it.';
      expect(answer).toMatchObject({ status: 413, body: { message } });
    }
  }
});

test('a body is parsed only where its sender may make the call', async () => {
  expect((await testApp.client().send('POST', '/api/ledger', '{"text": ', {})).status).toBe(401);
  expect((await writer.send('POST', '/api/admin/catalysts', '{"text": ', {})).status).toBe(403);
});

test('values are counted before they are parsed', async () => {
  const packed = gzipSync(`[${'0,'.repeat(7_000_000)}`);
  expect(packed.length).toBeLessThan(20_000);
  const response = await fetch(`${testApp.address}/api/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', cookie: writer.cookie },
    body: packed,
  });
  // Parsed first, it would be no valid JSON.
  const message = 'The request has more than 1,000 fields and items.';
  expect(await response.json()).toEqual({ statusCode: 400, message });
});
