import { Failure } from '../failure.mjs';
import { run } from '../run.mjs';

/** @typedef {{ unit: string[] | null, int: string[] | null, e2e: string[] | null }} Chosen  What to run of each stage: null is nothing, no pattern is all. */

/**
 * What a change may break, rather too much than too little: the product as a whole is tested whole.
 * @param {string[]} files
 * @returns {Chosen}
 */
export function chooseTests(files) {
  const code = files.filter((file) => /^(api|worker|libs|web|scripts)\/.*\.[cm]?tsx?$|\.mjs$/.test(file));
  const isTest = (/** @type {string} */ file) => /\.spec\.tsx?$|^web\/e2e\//.test(file);
  const isServer = (/** @type {string} */ file) => /^(api|worker|libs|scripts|package)/.test(file);
  const product = files.filter((file) => /^(api|worker|libs|web|scripts|package)/.test(file) && !isTest(file));
  const of = (/** @type {RegExp} */ pattern) => files.filter((file) => pattern.test(file));
  const orNull = (/** @type {string[]} */ chosen) => (chosen.length > 0 ? chosen : null);
  const helpers = of(/^web\/e2e\//).some((file) => !file.endsWith('.e2e.ts'));
  return {
    unit: code.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...code] : null,
    int: product.some(isServer) ? [] : orNull(of(/\.int\.spec\.ts$/)),
    e2e: product.length > 0 || helpers ? [] : orNull(of(/\.e2e\.ts$/)),
  };
}

/** Files that differ from main, or on main from the last commit but one, and those that are not committed. */
export async function changedFiles() {
  const main = (await git('merge-base', 'main', 'HEAD'))[0];
  const [head] = await git('rev-parse', 'HEAD');
  const base = main === head ? 'HEAD~1' : main;
  const files = [
    ...(await git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD~1')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)];
}

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0)
    throw new Failure(`What has changed cannot be told without git and a branch 'main':\n${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
