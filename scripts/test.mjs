import { findRedis } from './services/find-redis.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { command, Failure, messageFor } from './failure.mjs';
import { changedFiles, chooseTests } from './test/changed.mjs';
import { checkStatics } from './test/check-statics.mjs';
import { runEndToEnd } from './test/run-end-to-end.mjs';
import { runJest } from './test/run-jest.mjs';
import { runSideBySide } from './test/side-by-side.mjs';
import { withAppHosts } from './test/with-app-hosts.mjs';
import { withServices } from './test/with-services.mjs';

/**
 * `npm test` runs all of these; `npm test -- unit|int|e2e|static [pattern]` one stage, or a part of it;
 * `npm test -- changed` what the difference from main may break.
 * @type {Record<string, (patterns: string[]) => Promise<import('./test/troubles.mjs').Result>>}
 */
const stages = {
  static: checkStatics,
  unit: (patterns) => runJest('unit', patterns, {}),
  int: runIntegration,
  e2e: runEndToEnd,
};

/**
 * Not for every run, but by hand or at night: the main journeys on a model server that others wrote.
 * @type {typeof stages}
 */
const byName = {
  aimock: async (patterns) => {
    await build(['server']);
    return withServices((env) => runJest('aimock', patterns, env));
  },
};

/** @param {string[]} patterns */
async function runIntegration(patterns) {
  await build(['server']);
  return withServices((env) => withAppHosts(env, (APP_HOSTS) => runJest('int', patterns, { ...env, APP_HOSTS })));
}

await command(async () => {
  const [only, ...patterns] = process.argv.slice(2);
  const all = { ...stages, ...byName };
  if (only && only !== 'changed' && !all[only])
    throw new Failure(`There is no stage '${only}': use one of ${Object.keys(all).join(', ')}, changed.`);
  await install();
  const result = await (only && all[only] ? runOne(all[only], patterns) : runMany(only === 'changed'));
  const { passed, failed, troubles } = result;
  if (failed > 0) process.exitCode = 1;
  process.send?.(result);
  for (const trouble of troubles) console.log(trouble);
  console.log(`${passed} passed, ${failed} failed`);
});

/** @param {typeof stages[string]} stage @param {string[]} patterns @returns {Promise<import('./test/troubles.mjs').Result>} */
async function runOne(stage, patterns) {
  const start = performance.now();
  const result = await stage(patterns).catch((error) => {
    console.error(messageFor(error));
    return { passed: 0, failed: 1, troubles: [] };
  });
  console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** @param {boolean} onlyChanged @returns {Promise<import('./test/troubles.mjs').Result>} */
async function runMany(onlyChanged) {
  /** @type {Record<string, string[] | null>} */
  const chosen = onlyChanged
    ? { static: [], ...chooseTests(await changedFiles()) }
    : Object.fromEntries(Object.keys(stages).map((name) => [name, []]));
  // What two of them need is not made by both at once.
  if (chosen.int || chosen.e2e) {
    findRedis();
    await build(['server']);
  }
  return runSideBySide(chosen);
}
