import { randomBytes } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buildBrief, eventually, TestApp } from '@copydesk/testing';

const agent = new Agent({ keepAlive: true });
let testApp: TestApp;
beforeAll(async () => {
  // As docker compose runs it, without a public address.
  testApp = await TestApp.open({ env: { NODE_ENV: 'production', SESSION_SECRET: randomBytes(32).toString('hex') } });
});
afterAll(async () => {
  agent.destroy();
  await testApp.close();
});

/** Asks on a connection that is kept alive, and reads the whole answer. */
function ask(path: string, more: Record<string, string> = {}, body?: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...more, ...(body && { 'content-type': 'application/json' }) };
    const asked = request(`${testApp.address}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer));
    });
    asked.once('error', reject).end(body && JSON.stringify(body));
  });
}

test('an idle connection is kept longer than proxies keep theirs', async () => {
  expect((await ask('/api/health/live')).headers['keep-alive']).toBe('timeout=65');
});

test('in production over plain http on a host name, a session begins, and no header asks for https', async () => {
  const account = { username: 'plain', password: 'secret-1', confirmPassword: 'secret-1', firstName: 'Sam' };
  const own = { host: 'copydesk.test:3000', origin: 'http://copydesk.test:3000' };
  const { statusCode, headers } = await ask('/api/register', own, account);
  expect(statusCode).toBe(201);
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^copydesk\.sid=(?!.*Secure).*HttpOnly/)]);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('a stop closes idle connections, answers a request under way, and ends right after it', async () => {
  const { cookie } = await testApp.signedIn();
  testApp.demo.pace = 400;
  await ask('/api/health/live');
  const written = ask('/api/generate-email', { cookie }, buildBrief());
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
