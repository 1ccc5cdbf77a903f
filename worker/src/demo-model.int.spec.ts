import { execFileSync } from 'node:child_process';
import { buildBrief, eventually, TestApp } from '@copydesk/testing';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await TestApp.open({ env: { OPENAI_BASE_URL: '', OPENAI_API_KEY: '', DEMO_MODEL_PACE: '100000' } });
});
afterAll(() => testApp.close());

const demoModels = () =>
  execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .filter(([, parent, ...args]) => Number(parent) === testApp.workers[0]?.pid && /demo-model/.test(args.join(' ')))
    .map(([pid]) => Number(pid));

test('the demo model has a process of its own, which is started again where it ends, and leaves with its worker', async () => {
  const client = await testApp.signedIn();
  const write = async () => {
    const id = await client.submit('/api/generate-email', buildBrief());
    return client.jobUntil(id, ({ status }) => status === 'completed', 20_000);
  };
  expect((await write()).text).toContain('Subject:');
  const [first = 0] = demoModels();
  process.kill(first, 'SIGKILL');
  expect((await write()).text).toContain('Subject:');
  const [second = 0, ...more] = demoModels();
  expect([second === first, more]).toEqual([false, []]);
  await testApp.workers[0]?.end('SIGKILL');
  const isGone = () => {
    try {
      return process.kill(second, 0) ? null : true;
    } catch {
      return true;
    }
  };
  expect(await eventually(() => isGone())).toBe(true);
});
