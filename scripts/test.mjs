import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { command, Failure, messageFor } from './failure.mjs';
import { checkStatics } from './test/check-statics.mjs';
import { runEndToEnd } from './test/run-end-to-end.mjs';
import { runJest } from './test/run-jest.mjs';
import { withServices } from './test/with-services.mjs';

/**
 * `npm test` runs everything; `npm test -- unit|int|e2e|static [pattern]` one stage, or a part of it.
 * @type {Record<string, (pattern?: string) => Promise<{ passed: number, failed: number }>>}
 */
const stages = {
  static: checkStatics,
  unit: (pattern) => runJest('unit', pattern, {}),
  int: runIntegration,
  e2e: runEndToEnd,
};

/** @param {string} [pattern] */
async function runIntegration(pattern) {
  await build(['server']);
  return withServices((env) => runJest('int', pattern, env));
}

await command(async () => {
  const [only, pattern] = process.argv.slice(2);
  if (only && !stages[only])
    throw new Failure(`There is no stage '${only}': use one of ${Object.keys(stages).join(', ')}.`);
  await install();
  let passed = 0;
  let failed = 0;
  for (const [name, run] of Object.entries(stages)) {
    if (only && name !== only) continue;
    const start = performance.now();
    const result = await run(pattern).catch((error) => {
      console.error(messageFor(error));
      return { passed: 0, failed: 1 };
    });
    passed += result.passed;
    failed += result.failed;
    console.log(`\n${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
});
