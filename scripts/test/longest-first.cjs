const { statSync } = require('node:fs');
const paths = require('node:path');

/** These wait for outages, deadlines, crashes and compilers: they begin first, so that none is left over at the end. */
const LONGEST = [
  'outages',
  'campaigns',
  'silence',
  'storm',
  'killed-worker',
  'add-a-tool',
  'checking',
  'chat',
  'writing',
  'crashes',
];

/** The order of Jest's test files: the longest, then, as nothing is known of how long the others take, the largest. */
module.exports = class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    const rank = (/** @type {string} */ path) =>
      LONGEST.indexOf(paths.basename(path).split('.')[0] ?? '') + 1 || Infinity;
    const size = (/** @type {string} */ path) => statSync(path).size;
    return tests.toSorted((a, b) => rank(a.path) - rank(b.path) || size(b.path) - size(a.path));
  }

  /** @param {unknown[]} tests */
  shard(tests) {
    return tests;
  }

  /** @param {unknown[]} tests */
  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};
