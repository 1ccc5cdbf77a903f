import { HostedApp, type TestClient } from '@copydesk/testing';

const REQUESTS = 20;
const GENERATIONS = 1;
const OFFICE = 10;

let testApp: HostedApp;
beforeAll(async () => {
  testApp = await HostedApp.open({
    workers: 0,
    env: {
      TRUST_PROXY: '1',
      LIMIT_REQUESTS_PER_MINUTE: String(REQUESTS),
      LIMIT_GENERATIONS_PER_HOUR: String(GENERATIONS),
    },
  });
});
afterAll(() => testApp.close());

/** Calls as if from an address. */
const callFrom = async (address: string, client: TestClient, path = '/api/user', body?: string) => {
  const headers = { 'x-forwarded-for': address };
  return client.send(body === undefined ? 'GET' : 'POST', path, body, headers);
};
const statusFrom = async (...call: Parameters<typeof callFrom>) => (await callFrom(...call)).status;

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

test('calls count by user, wherever they come from; others behind the same address go on', async () => {
  const [busy, colleague] = await Promise.all([testApp.signedIn(), testApp.signedIn()]);
  const office = '10.0.0.1';
  const statuses = await times(REQUESTS + 5, () => statusFrom(office, busy));
  expect(statuses.filter((status) => status === 200)).toHaveLength(REQUESTS);
  expect(await times(2, (n) => statusFrom(`10.0.1.${n}`, busy))).toEqual([429, 429]);
  expect(await statusFrom(office, colleague)).toBe(200);
  expect(await statusFrom(office, testApp.client(), '/api/status')).toBe(200);
});

test('for a user who is over the limit nothing is read any more', async () => {
  const busy = await testApp.signedIn();
  const answers = await times(REQUESTS + 1, () => callFrom('10.0.2.1', busy));
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  await testApp.query('ALTER TABLE sessions RENAME TO away');
  const status = await statusFrom('10.0.2.1', busy);
  await testApp.query('ALTER TABLE away RENAME TO sessions');
  expect(status).toBe(429);
});

test('reading a document of 500,000 characters counts as many calls, and short ones count as one', async () => {
  const reader = await testApp.signedIn();
  const documentOf = async (text: string) => {
    const { body } = await reader.post<{ documentId: string }>('/api/documents', { name: 'a.txt', text });
    return `/api/documents/${body.documentId}`;
  };
  const [short, long] = [await documentOf('Orders rose.'), await documentOf('Orders rose. '.repeat(38_500))];
  expect(await times(5, () => statusFrom('10.0.7.1', reader, short))).toEqual([200, 200, 200, 200, 200]);
  expect(await statusFrom('10.0.7.1', reader, long)).toBe(200);
  expect(await statusFrom('10.0.7.1', reader, long)).toBe(429);
});

test('calls that are refused count, whatever they are refused for; their address is told when to come back', async () => {
  const stranger = testApp.client();
  const refused: [string, string?][] = [
    ['/api/none-such'],
    ['/api/user'],
    ['/api/login', '{"not json'],
    ['/api/standalone/admin/app-usage'],
  ];
  const calls = Array.from({ length: REQUESTS }, (_, n) => refused[n % refused.length] ?? ['/api']);
  const statuses = await Promise.all(calls.map((call) => statusFrom('10.0.3.1', stranger, ...call)));
  expect(new Set(statuses)).toEqual(new Set([404, 401, 400]));
  const { status, headers } = await callFrom('10.0.3.1', stranger, '/api/status');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('of IPv6 a /64 counts as one address, and IPv4 within IPv6 as IPv4', async () => {
  const stranger = testApp.client();
  await times(REQUESTS, (n) => statusFrom(`2001:db8:1:2::${n}`, stranger, '/api/status'));
  expect(await statusFrom('2001:db8:1:2:ffff::1', stranger, '/api/status')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1', stranger, '/api/status')).toBe(200);
  await times(REQUESTS, () => statusFrom('10.0.4.1', stranger, '/api/status'));
  expect(await statusFrom('::ffff:10.0.4.1', stranger, '/api/status')).toBe(429);
  expect(await statusFrom('::ffff:10.0.4.2', stranger, '/api/status')).toBe(200);
});

test('an address may make many times the generations of one user', async () => {
  const users = await times(OFFICE * GENERATIONS + 1, () => testApp.signedIn());
  const generate = (client: TestClient) => statusFrom('10.0.5.1', client, '/api/generate-email', '{}');
  const statuses = await Promise.all(users.map(generate));
  expect(statuses.filter((status) => status === 400)).toHaveLength(OFFICE * GENERATIONS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('generations of a user are limited by the hour, of somebody without a session too', async () => {
  const user = await testApp.signedIn();
  const generate = (client: TestClient) => statusFrom('10.0.6.1', client, '/api/generate-email', '{}');
  expect(await times(2, () => generate(user))).toEqual(expect.arrayContaining([400, 429]));
  expect(await times(2, () => generate(testApp.client()))).toEqual(expect.arrayContaining([401, 429]));
});
