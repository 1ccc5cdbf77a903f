const { statSync } = require('node:fs');

/** These wait for outages, deadlines and crashes: they begin first, so that none is left over at the end. */
const LONGEST = /\/(outages|campaigns|silence|storm|checking|chat|writing|crashes|overload|draft-gate)\.int\.spec\.ts$/;

/** The order of Jest's test files: as nothing is known of how long they took, the largest come first. */
module.exports = class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    const weight = (/** @type {string} */ path) => statSync(path).size + (LONGEST.test(path) ? 1e6 : 0);
    return tests.toSorted((a, b) => weight(b.path) - weight(a.path));
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
