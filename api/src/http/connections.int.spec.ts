import { Agent, request, type IncomingMessage } from 'node:http';
import { buildBrief, eventually, TestApp } from '@copydesk/testing';

const agent = new Agent({ keepAlive: true });
let testApp: TestApp;
beforeAll(async () => {
  testApp = await TestApp.open();
});
afterAll(async () => {
  agent.destroy();
  await testApp.close();
});

/** Asks on a connection that is kept alive, and reads the whole answer. */
function ask(path: string, { cookie, body }: { cookie?: string; body?: object } = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) };
    const asked = request(`${testApp.address}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer));
    });
    asked.once('error', reject).end(body && JSON.stringify(body));
  });
}

test('an idle connection is kept longer than proxies keep theirs', async () => {
  expect((await ask('/api/health/live')).headers['keep-alive']).toBe('timeout=65');
});

test('a stop closes idle connections, answers a request under way, and ends right after it', async () => {
  const { cookie } = await testApp.signedIn();
  testApp.demo.pace = 400;
  await ask('/api/health/live');
  const written = ask('/api/generate-email', { cookie, body: buildBrief() });
  await eventually(async () => {
    const [job] = await testApp.query<{ status: string }>(`SELECT status FROM jobs WHERE name = 'generate'`);
    return job?.status === 'running' ? true : null;
  });
  const gone = testApp.api.end();
  // The email is written on by the worker.
  expect((await written).statusCode).toBe(202);
  const answeredAt = performance.now();
  expect(await gone).toBe(0);
  expect(performance.now() - answeredAt).toBeLessThan(2_000);
});
