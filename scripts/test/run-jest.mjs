import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../places.mjs';
import { run, tool } from '../run.mjs';
import { mergeRetried, troublesOfJest } from './troubles.mjs';

/** How many files of integration tests are run a second time; more have failed for a reason of their own. */
const RETRIED_FILES = 3;

/** @typedef {import('./troubles.mjs').Result} Result */
/** @typedef {Parameters<typeof troublesOfJest>[0]['testResults']} Files */
/** @typedef {{ code: number | null, files: Files, crashes: number }} Run  `crashes` counts the files that could not be run. */

/**
 * Runs the tests of a project. Integration tests measure times while other stages work: files that failed are run again,
 * one after the other, and what passes then is told as flaky.
 * @param {'unit' | 'int' | 'aimock'} project
 * @param {string[]} patterns
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
export async function runJest(project, patterns, env) {
  const first = await runOnce(project, patterns, env);
  const failed = first.files.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (project !== 'int' || failed.length === 0 || failed.length > RETRIED_FILES) return resultOf(first);
  const options = patterns.filter((pattern) => pattern.startsWith('--'));
  const second = await runOnce(project, [...failed, ...options], env, ['--runInBand']);
  const kept = { ...first, code: 0, files: first.files.filter(({ name }) => !failed.includes(name)), crashes: 0 };
  return mergeRetried(resultOf(kept), resultOf(second), resultOf(first).troubles);
}

/** @param {Run} run @returns {Result} */
function resultOf({ code, files, crashes }) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length + crashes;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    // Not every failure is a test: a pattern that matches nothing, a crash after the last one.
    failed: code === 0 ? failed : Math.max(failed, 1),
    troubles: troublesOfJest({ testResults: files }),
  };
}

/** @param {string} project @param {string[]} patterns @param {NodeJS.ProcessEnv} env @param {string[]} [more] @returns {Promise<Run>} */
async function runOnce(project, patterns, env, more = []) {
  const report = join(cache, `jest-${project}-${process.pid}.json`);
  mkdirSync(cache, { recursive: true });
  // Unit tests wait for nothing: how long they take says only how much else the machine does.
  const timeout = project === 'unit' ? 240_000 : 90_000;
  const args = [
    '--selectProjects',
    project,
    `--testTimeout=${timeout}`,
    '--json',
    `--outputFile=${report}`,
    ...patterns,
    ...more,
  ];
  // Integration tests wait more than they work.
  if (project === 'int' && more.length === 0) args.push('--maxWorkers=4');
  const { code } = await run(tool('jest'), args, { env: { ...env, NODE_ENV: 'test' } });
  if (!existsSync(report)) return { code, files: [], crashes: 0 };
  const results = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { code, files: results.testResults, crashes: results.numRuntimeErrorTestSuites };
}
