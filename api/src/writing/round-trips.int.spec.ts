import { buildBrief, eventually, serviceUrl, TcpProxy, HostedApp, type TestClient } from '@copydesk/testing';

const READY_FOR_QUERY = 'Z'.charCodeAt(0);

let answers = 0;
let postgres: TcpProxy;
let testApp: HostedApp;
let client: TestClient;

beforeAll(async () => {
  postgres = await TcpProxy.open(Number(new URL(serviceUrl('DATABASE_URL')).port), countAnswers);
  testApp = await HostedApp.open({ postgresPort: postgres.port });
  client = await testApp.signedIn();
});
afterAll(async () => {
  await testApp.close();
  await postgres.close();
});

/** Postgres ends each answer with one message of a kind of its own: so many round trips were made. */
function countAnswers(): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    // A message is its kind, its length without the kind, and what it says.
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      if (rest[0] === READY_FOR_QUERY) answers += 1;
      rest = rest.subarray(1 + rest.readInt32BE(1));
    }
  };
}

test('from the click to the call of the model, Postgres is asked at most six times', async () => {
  const trips: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const calls = testApp.demo.calls.length;
    const before = answers;
    const id = await client.submit('/api/generate-email', buildBrief());
    await eventually(() => (testApp.demo.calls.length > calls ? true : null));
    trips.push(answers - before);
    await client.jobUntil(id, ({ status }) => status === 'completed');
  }
  // What runs every few seconds may fall among them, and lines are opened: the least is what the way costs.
  expect(Math.min(...trips)).toBeLessThanOrEqual(6);
  expect(Math.min(...trips)).toBeGreaterThan(1);
});
