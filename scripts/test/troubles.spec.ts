import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const troubles = (of: 'Jest' | 'Playwright', report: object): unknown => call(`troublesOf${of}`, report);

function call(name: string, ...given: unknown[]): unknown {
  const source = `import * as told from './troubles.mjs'; console.log(JSON.stringify(told.${name}(...${JSON.stringify(given)})));`;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(stdout);
}

test('of Jest: each test that failed or was flaky, and each file that could not be run', () => {
  const passed = { ancestorTitles: [], title: 'is well', status: 'passed', failureMessages: [], invocations: 1 };
  const failureMessages = ['Error: \u001b[2mexpect(\u001b[22m1)\n\nExpected: 2\n    at a.spec.ts:3:1\n    at jest.js'];
  const failed = { ancestorTitles: ['sums'], title: 'add up', status: 'failed', failureMessages };
  const flaky = { ...passed, title: 'is quick', invocations: 2 };
  const file = (name: string, ...assertionResults: { status: string }[]) => {
    const isWell = assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed');
    const status = isWell ? 'passed' : 'failed';
    return { name: join(__dirname, name), status, message: isWell ? '' : 'Cannot find module', assertionResults };
  };
  const report = { testResults: [file('a.spec.ts', passed, failed), file('b.spec.ts', flaky), file('c.spec.ts')] };
  expect(troubles('Jest', report)).toEqual([
    'failed: scripts/test/a.spec.ts › sums › add up\n  Error: expect(1)\n  Expected: 2\n      at a.spec.ts:3:1',
    'flaky: scripts/test/b.spec.ts › is quick',
    'failed: scripts/test/c.spec.ts\n  Cannot find module',
  ]);
});

test('of Playwright: each journey that failed or was flaky, and what kept it from running', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.e2e.ts',
    tests: [{ status, results: [{ error: status === 'expected' ? undefined : { message: 'Timed out' } }, {}] }],
  });
  const inner = { title: 'phone', file: 'a.e2e.ts', specs: [spec('tap', 'unexpected')] };
  const specs = [spec('look', 'expected'), spec('click', 'flaky')];
  const report = {
    suites: [{ title: 'a.e2e.ts', file: 'a.e2e.ts', specs, suites: [inner] }],
    errors: [{ message: 'No tests found' }],
  };
  expect(troubles('Playwright', report)).toEqual([
    'flaky: web/e2e/a.e2e.ts › click\n  Timed out',
    'failed: web/e2e/a.e2e.ts › phone › tap\n  Timed out',
    'failed: web/e2e\n  No tests found',
  ]);
});

test('of files that were run again: the second run counts, and what failed only at first is flaky', () => {
  const kept = { passed: 5, failed: 0, troubles: [] };
  const second = { passed: 2, failed: 1, troubles: ['failed: a.int.spec.ts › adds\n  Error: 1'] };
  const first = ['failed: a.int.spec.ts › adds\n  Error: 2', 'failed: b.int.spec.ts › is quick\n  Error: 600'];
  expect(call('mergeRetried', kept, second, first)).toEqual({
    passed: 7,
    failed: 1,
    troubles: ['flaky: b.int.spec.ts › is quick\n  Error: 600', 'failed: a.int.spec.ts › adds\n  Error: 1'],
  });
});
