import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../places.mjs';
import { run, tool } from '../run.mjs';
import { troublesOfJest } from './troubles.mjs';

/**
 * @param {'unit' | 'int' | 'aimock'} project
 * @param {string[]} patterns
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./troubles.mjs').Result>}
 */
export async function runJest(project, patterns, env) {
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
  ];
  // Integration tests wait more than they work.
  if (project === 'int') args.push('--maxWorkers=4');
  const { code } = await run(tool('jest'), args, { env: { ...env, NODE_ENV: 'test' } });
  if (!existsSync(report)) return { passed: 0, failed: code === 0 ? 0 : 1, troubles: [] };
  const results = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  // Not every failure is a test: a pattern that matches nothing, a crash after the last one.
  return {
    passed: results.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    troubles: troublesOfJest(results),
  };
}
