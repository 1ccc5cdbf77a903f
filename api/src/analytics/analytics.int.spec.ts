import { eventually, TestApp, type TestClient } from '@copydesk/testing';

let testApp: TestApp;
let client: TestClient;
beforeAll(async () => {
  const limits = { LIMIT_REQUESTS_PER_MINUTE: '1000000', LIMIT_ANONYMOUS_EVENTS_PER_MINUTE: '22' };
  testApp = await TestApp.open({ workers: 0, env: limits });
  client = await testApp.signedIn();
});
afterAll(() => testApp.close());

const track = (body: object, by = client) => by.post<{ success: true }>('/api/analytics/track', body);

async function stored(actionType: string, count = 1) {
  return eventually(async () => {
    const events = await testApp.query<Record<string, unknown>>(
      'SELECT user_id, app_id, session_id, metadata, created_at FROM user_analytics WHERE action_type = $1 ORDER BY id',
      [actionType],
    );
    return events.length >= count ? events : null;
  });
}

test('an event is stored with its user, its tool by name or number, and the time of the server', async () => {
  await track({ actionType: 'a', appId: 'clone-winner-v3', sessionId: 's-1', metadata: { timestamp: '1999-01-01' } });
  const [event] = await stored('a');
  expect(event).toMatchObject({ app_id: 7, session_id: 's-1', metadata: { timestamp: '1999-01-01' } });
  expect(event?.user_id).toEqual(expect.any(Number));
  expect(Date.now() - Number(event?.created_at)).toBeLessThan(10_000);
});

test.each([
  [99, 99],
  ['99', 99],
  ['no tool', null],
  [-1, null],
  [3_000_000_000, null],
])('the tool %j is kept as %j', async (appId, kept) => {
  await track({ actionType: `tool-${appId}`, appId });
  expect((await stored(`tool-${appId}`))[0]).toMatchObject({ app_id: kept });
});

test('what would change an object’s prototype is stored as nothing, and markup as what it is', async () => {
  const body = `{"actionType": "proto", "metadata": {"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"a": 1}}, "note": "<script>"}}`;
  const { status } = await client.send<object>('POST', '/api/analytics/track', body, {});
  expect(status).toBe(200);
  const [event] = await stored('proto');
  expect(event?.metadata).toMatchObject({ note: '<script>' });
  expect(JSON.stringify(event?.metadata)).not.toContain('isAdmin');
});

test('an event of who is not signed in is 1 KB at most, that of a user 16 KB', async () => {
  const event = { actionType: 'long', metadata: { note: 'x'.repeat(1_000) } };
  expect(await track(event, testApp.client())).toMatchObject({
    status: 400,
    body: { message: 'An event of a visitor who is not signed in must be at most 1 KB of JSON.' },
  });
  expect((await track(event)).status).toBe(200);
  expect((await track({ actionType: 'short', metadata: { note: 'x'.repeat(900) } }, testApp.client())).status).toBe(
    200,
  );
});

test('a user sends 2 MB along with the events of an hour, and others as much', async () => {
  const event = { actionType: 'copy_to_clipboard', metadata: { copiedContent: 'x'.repeat(16_000) } };
  const writer = await testApp.signedIn();
  const answers = await Promise.all(Array.from({ length: 135 }, () => track(event, writer)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(130);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await track({ actionType: 'page_visited' }, writer)).status).toBe(200);
  expect((await track(event)).status).toBe(200);
});

test('who is not signed in may track, up to a limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => track({ actionType: 'nobody' }, testApp.client())),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(20);
  expect(taken).toBeLessThan(30);
  expect((await stored('nobody', taken))[0]).toMatchObject({ user_id: null });
});

test('a user who is deleted while the event is on its way loses no other event', async () => {
  const leaver = testApp.client();
  const { id } = await leaver.register();
  await Promise.all([track({ actionType: 'left' }, leaver), track({ actionType: 'left' })]);
  await testApp.query('DELETE FROM users WHERE id = $1', [id]);
  expect(await stored('left', 2)).toHaveLength(2);
});

test('a thousand events are taken within seconds, and an orderly stop loses none of them', async () => {
  const count = 1_000;
  const startedAt = Date.now();
  for (let sent = 0; sent < count; sent += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => track({ actionType: 'many', appId: 1 })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  // Far less than a second each: this machine may be busy with other tests.
  expect(Date.now() - startedAt).toBeLessThan(15_000);
  await testApp.api.end('SIGTERM');
  expect(await stored('many', count)).toHaveLength(count);
});
