import { run, tool } from '../run.mjs';

/** @type {Record<string, [file: string, args: string[]]>} */
const checks = {
  'types of the server': [tool('tsc'), ['-p', 'tsconfig.json']],
  'types of the web app': [tool('tsc'), ['-p', 'web/tsconfig.json']],
  'types of the scripts': [tool('tsc'), ['-p', 'scripts/tsconfig.json']],
  boundaries: [tool('depcruise'), ['--config', 'scripts/boundaries.cjs', 'api', 'worker', 'libs', 'web/src']],
  formatting: [tool('oxfmt'), ['--check', '.']],
  lint: [tool('oxlint'), []],
  'nothing unused': [tool('knip'), []],
  'regular expressions': [process.execPath, ['scripts/test/check-expressions.mjs']],
  'commit messages': [process.execPath, ['scripts/test/check-commits.mjs']],
};

/** The checkers in Go live for seconds: to collect their garbage seldom takes a quarter less of the processor, and 2 GB. */
const env = { GOGC: '400' };

/** Each check counts as one test. @param {string[]} patterns @returns {Promise<import('./troubles.mjs').Result>} */
export async function checkStatics([pattern = '']) {
  const chosen = Object.entries(checks).filter(([name]) => name.includes(pattern));
  const results = await Promise.all(
    chosen.map(async ([name, [file, args]]) => {
      const start = performance.now();
      const { code, output } = await run(file, args, { quiet: true, env });
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      if (code !== 0) console.log(output);
      return { name, failed: code !== 0 };
    }),
  );
  const failed = results.filter((result) => result.failed);
  return {
    passed: results.length - failed.length,
    failed: results.length === 0 ? 1 : failed.length,
    troubles: failed.map(({ name }) => `failed: ${name}`),
  };
}
