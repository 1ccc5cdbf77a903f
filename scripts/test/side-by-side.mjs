import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from '../places.mjs';

/** @typedef {import('./troubles.mjs').Result} Result */

/** Two lanes beside each other: those that wait for something now and then, and those that work in what they leave. */
const lanes = [
  ['int', 'e2e'],
  ['static', 'unit'],
];

/** How far a stage gives way: some integration tests measure times, and journeys wait for what is seen. @type {Record<string, number>} */
const GIVES_WAY = { int: 0, e2e: 10 };

/** What makes ready while others of its lane run, and waits for its turn. */
const MAKE_READY = ['e2e'];

/**
 * Runs stages beside each other, each in a process of its own, every line of which is told with the stage's name.
 * @param {Record<string, string[] | null>} chosen  What to run of each stage: null is nothing.
 * @returns {Promise<Result>}
 */
export async function runSideBySide(chosen) {
  /** @type {Record<string, Result>} */
  const results = {};
  await Promise.all(
    lanes.flatMap((lane) => {
      /** @type {Promise<unknown>} */
      let turn = Promise.resolve();
      return lane.flatMap((stage) => {
        const patterns = chosen[stage];
        if (!patterns) return [];
        turn = runStage(stage, patterns, turn).then((result) => (results[stage] = result));
        return turn;
      });
    }),
  );
  const troubles = Object.entries(results).flatMap(([stage, result]) =>
    result.troubles.map((trouble) => trouble.replace(/^/gm, `${stage.padEnd(6)} `)),
  );
  for (const trouble of troubles) console.log(trouble);
  for (const [stage, { passed, failed }] of Object.entries(results)) {
    console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${stage}: ${passed} passed, ${failed} failed`);
  }
  const all = Object.values(results);
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    troubles: [],
  };
}

/** @param {string} stage @param {string[]} patterns @param {Promise<unknown>} turn @returns {Promise<Result>} */
async function runStage(stage, patterns, turn) {
  if (!MAKE_READY.includes(stage)) await turn;
  const child = spawn(process.execPath, ['scripts/test.mjs', stage, ...patterns], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gives = GIVES_WAY[stage] ?? 15;
  if (gives > 0 && child.pid) setPriority(child.pid, Math.min(getPriority() + gives, 19));
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.log(`${stage.padEnd(6)} ${line}`.trimEnd()));
  }
  void turn.then(() => child.connected && child.send('your turn'));
  return new Promise((resolve) => {
    /** @type {Result} */
    let result = { passed: 0, failed: 0, troubles: [] };
    child.on('message', (/** @type {Result} */ told) => (result = told));
    child.on('error', (error) => console.error(error));
    // A stage that broke off has failed, whatever it told before.
    child.on('close', (code) => resolve({ ...result, failed: code === 0 ? 0 : Math.max(result.failed, 1) }));
  });
}
