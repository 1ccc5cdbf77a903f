import { connect, type Socket } from 'node:net';
import type { KeptDocument } from '@copydesk/contracts';
import { eventually, HostedApp, type TestClient } from '@copydesk/testing';

const ANSWER_TIMEOUT_MS = 8_000;
/** More than the buffers of both ends of a connection hold. */
const LONG = 'é'.repeat(4 * 1024 * 1024);

let testApp: HostedApp;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0, env: { ANSWER_TIMEOUT_MS: String(ANSWER_TIMEOUT_MS) } });
});
afterAll(() => testApp.close());

async function withLongDocument(): Promise<{ client: TestClient; path: string }> {
  const client = await testApp.signedIn();
  const { documentId } = (await client.post<KeptDocument>('/api/documents', { name: 'long.txt', text: LONG })).body;
  return { client, path: `/api/documents/${documentId}/text` };
}

/** Asks for an answer and reads its head alone. */
function askWithoutReading({ cookie }: TestClient, path: string): Promise<Socket> {
  const { hostname, port } = new URL(testApp.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.once('data', () => {
      socket.pause();
      resolve(socket);
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\n\r\n`);
  });
}

/** How many bytes still come until the other end closes. */
function readToEnd(socket: Socket): Promise<number> {
  let bytes = 0;
  return new Promise((resolve) => {
    socket.on('data', (piece) => (bytes += piece.length));
    socket.on('error', () => undefined).once('close', () => resolve(bytes));
    socket.resume();
  });
}

test('a user who reads no answer gets four at a time, until their connections are closed', async () => {
  const { client, path } = await withLongDocument();
  const other = await withLongDocument();
  const unread = await Promise.all(Array.from({ length: 4 }, () => askWithoutReading(client, path)));
  const fifth = await client.get(path);
  expect(fifth).toMatchObject({
    status: 429,
    body: { message: 'You are loading 4 long answers already. Please try again when one of them has arrived.' },
  });
  expect(fifth.headers.get('retry-after')).toBe('5');
  expect((await client.get('/api/user')).status).toBe(200);
  const status = (by: TestClient, address: string) =>
    fetch(testApp.address + address, { headers: { cookie: by.cookie } }).then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    });
  expect(await status(other.client, other.path)).toBe(200);
  await eventually(async () => ((await status(client, path)) === 200 ? true : null), 3 * ANSWER_TIMEOUT_MS);
  for (const socket of unread) expect(await readToEnd(socket)).toBeLessThan(Buffer.byteLength(LONG));
});

test('an answer that is read makes room for the next one at once', async () => {
  const { client, path } = await withLongDocument();
  const [first] = await Promise.all(Array.from({ length: 4 }, () => askWithoutReading(client, path)));
  const fifth = fetch(testApp.address + path, { headers: { cookie: client.cookie } });
  first?.destroy();
  const answer = await fifth;
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
});
