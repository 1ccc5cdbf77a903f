import { relative } from 'node:path';
import { root } from '../places.mjs';

/** @typedef {{ passed: number, failed: number, troubles: string[] }} Result  Its troubles are told beside the sums. */

/** How much of an error is told again where all results are: what was expected, and what was there. */
const LINES = 12;

/** @param {string} what @param {string} file @param {string[]} titles @param {string} [error] */
function tell(what, file, titles, error = '') {
  // oxlint-disable-next-line no-control-regex -- The colors of a terminal.
  const lines = error.replace(/\x1b\[[0-9;]*m/g, '').split('\n');
  const place = lines.findIndex((line) => /^\s+at /.test(line));
  const told = lines.slice(0, place < 0 ? LINES : Math.min(place + 1, LINES)).filter((line) => line.trim() !== '');
  return [`${what}: ${[file, ...titles].join(' › ')}`, ...told.map((line) => `  ${line}`)].join('\n');
}

/** @typedef {{ status: string, ancestorTitles: string[], title: string, failureMessages: string[], invocations?: number }} Assertion */

/**
 * The tests of a report of Jest that failed, or passed at the second go, and the files that could not be run.
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} report
 */
export function troublesOfJest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const troubles = assertionResults.flatMap(({ status, ancestorTitles, title, failureMessages, invocations = 1 }) => {
      const titles = [...ancestorTitles, title];
      if (status === 'failed') return tell('failed', file, titles, failureMessages[0]);
      return invocations > 1 ? tell('flaky', file, titles) : [];
    });
    return status === 'failed' && troubles.length === 0 ? [tell('failed', file, [], message)] : troubles;
  });
}

/**
 * What holds after files that failed were run again: their second run counts, and what failed only at first is flaky.
 * @param {Result} kept  Of the files that passed at once.
 * @param {Result} second
 * @param {string[]} first  The troubles of the first run.
 * @returns {Result}
 */
export function mergeRetried(kept, second, first) {
  const again = new Set(second.troubles.map(headOf));
  const flaky = first
    .filter((trouble) => !again.has(headOf(trouble)))
    .map((trouble) => trouble.replace(/^failed:/, 'flaky:'));
  return {
    passed: kept.passed + second.passed,
    failed: kept.failed + second.failed,
    troubles: [...flaky, ...second.troubles],
  };
}

/** @param {string} trouble */
const headOf = (trouble) => trouble.split('\n')[0];

/**
 * The journeys of a report of Playwright that failed, or passed at the second go, and what kept it from running.
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'suites' | 'errors'>} report
 */
export function troublesOfPlaywright({ suites, errors }) {
  return [
    ...suites.flatMap((suite) => troublesOfSuite(suite, [])),
    ...errors.map(({ message }) => tell('failed', 'web/e2e', [], message)),
  ];
}

/** @param {import('@playwright/test/reporter').JSONReportSuite} suite @param {string[]} above @returns {string[]} */
function troublesOfSuite({ title, file, specs, suites = [] }, above) {
  // The outermost suite is the file.
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.flatMap(({ status, results }) => {
        if (status !== 'unexpected' && status !== 'flaky') return [];
        const failed = results.find(({ error }) => error);
        const what = status === 'flaky' ? 'flaky' : 'failed';
        return tell(what, `web/e2e/${spec.file}`, [...titles, spec.title], failed?.error?.message);
      }),
    ),
    ...suites.flatMap((suite) => troublesOfSuite(suite, titles)),
  ];
}
