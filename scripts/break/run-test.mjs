import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';

/** @typedef {import('../test/troubles.mjs').Result} Result */

/** What is broken may wait for ever. */
const LONGEST_MS = 10 * 60_000;

/** Runs one file of tests in a checkout, as `npm test -- STAGE FILE` does. @param {string} folder @param {string} file @returns {Promise<Result>} */
export async function runTest(folder, file) {
  const child = fork(join(folder, 'scripts/test.mjs'), [stageOf(file), ...argumentsFor(file)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It is ended with all that it started.
    detached: true,
  });
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), LONGEST_MS);
  /** @type {Result} */
  let result = { passed: 0, failed: 1, troubles: ['the test run ended without a result'] };
  child.on('message', (/** @type {Result} */ told) => {
    result = told;
    if (child.connected) child.disconnect();
  });
  // A browser waits to be told that it is its turn.
  child.send('go on');
  await once(child, 'exit');
  clearTimeout(timer);
  return result;
}

/** @param {string} file */
function stageOf(file) {
  if (file.endsWith('.e2e.ts')) return 'e2e';
  return /\.int\.spec\.ts$/.test(file) ? 'int' : 'unit';
}

/** Playwright looks for its files itself. A test that fails may leave open what would keep Jest from its end. @param {string} file */
const argumentsFor = (file) => (file.endsWith('.e2e.ts') ? [basename(file)] : [file, '--forceExit']);
