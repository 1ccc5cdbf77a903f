import { parseArgs } from 'node:util';
import { BREAKS } from './break/breaks.mjs';
import { withCopy } from './break/copy.mjs';
import { runTest } from './break/run-test.mjs';
import { command, Failure } from './failure.mjs';
import { testsByRequirement } from './security-md.mjs';
import { install } from './set-up/install.mjs';

// npm run break -- [--only WORD]: breaks each requirement of docs/security.md that names a test, one after the other, in a
// copy of the tree, and runs the test. Where the test passes all the same, the requirement survives: it proves nothing.
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/** @typedef {import('./break/breaks.mjs').Break} Break */

/** @param {Break} one */
const nameOf = ({ of, by }) => `${of.join(', ')}  ${by}`;

/**
 * Why a break does not count as found; null where it does. A test in which nothing passes any more says that the product
 * does not run, and not that it is insecure: it must have failed, and something else in its file passed.
 * @param {import('./test/troubles.mjs').Result} before @param {import('./test/troubles.mjs').Result} result
 */
function survivalOf(before, { passed, failed }) {
  if (failed === 0) return 'its test passes';
  return passed === 0 && before.passed > 1 ? 'nothing in its file passes, so the break is none of security' : null;
}

await command(async () => {
  await install();
  const chosen = BREAKS.filter((one) => nameOf(one).includes(values.only));
  if (chosen.length === 0) throw new Failure(`No break has '${values.only}' in its requirements or its test.`);
  const survivors = await withCopy(async (copy) => {
    /** @type {Map<string, import('./test/troubles.mjs').Result>} */
    const unbroken = new Map();
    for (const by of new Set(chosen.map((one) => one.by))) {
      const result = await runTest(copy.folder, by);
      if (result.failed > 0) throw new Failure(`${by} fails before anything is broken:\n${result.troubles.join('\n')}`);
      unbroken.set(by, result);
      console.log(`passes unbroken  ${by} (${result.passed})`);
    }
    const found = [];
    for (const one of chosen) {
      const before = unbroken.get(one.by);
      if (!before) throw new Error(`${one.by} was not run`);
      const result = await copy.broken(one.edits, () => runTest(copy.folder, one.by));
      const survival = survivalOf(before, result);
      if (survival) found.push(`${nameOf(one)}: ${survival}`);
      console.log(`${survival ? 'SURVIVES' : 'found   '}  ${nameOf(one)}`);
    }
    return found;
  });
  const numbers = new Set(chosen.flatMap(({ of }) => of));
  const all = testsByRequirement().length;
  console.log(
    `${numbers.size} of ${all} requirements that name a test: ${chosen.length} breaks, ${survivors.length} survive.`,
  );
  if (survivors.length > 0) throw new Failure(survivors.join('\n'));
});
