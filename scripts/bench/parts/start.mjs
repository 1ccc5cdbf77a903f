import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../places.mjs';
import { startChild } from '../../services/child.mjs';
import { startPostgres } from '../../services/postgres.mjs';
import { startRedis } from '../../services/redis.mjs';

export const title = 'Start: from npm start to a page';
export const about =
  'Until `scripts/start.mjs` prints its address, in a copy of the tree whose packages are installed: with nothing built and nothing stored ' +
  '(once), with nothing stored, and on what is stored (three times each). Beside it Postgres and Redis alone.';

const mostTimes = 3;
const services = 'Postgres and Redis alone';
/** What is made again. */
const made = ['.git', '.cache', '.data', '.screens', 'node_modules', 'dist', 'web/dist', 'test-results'];

/** @param {import('../../bench.mjs').Wanted} wanted @returns {Promise<import('../table.mjs').Row[]>} */
export async function alone({ repetitions }) {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-start-'));
  const copy = join(folder, 'copydesk');
  /** @type {Record<'unbuilt' | 'cold' | 'warm', { ours: number[], bare: number[] }>} */
  const figures = { unbuilt: { ours: [], bare: [] }, cold: { ours: [], bare: [] }, warm: { ours: [], bare: [] } };
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !made.includes(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    figures.unbuilt.ours.push(await startOurs(copy));
    for (let n = 0; n < Math.min(mostTimes, repetitions); n++) {
      const home = join(folder, `services-${n}`);
      rmSync(join(copy, '.data'), { recursive: true, force: true });
      for (const state of /** @type {const} */ (['cold', 'warm'])) {
        figures[state].bare.push(await startServices(home));
        figures[state].ours.push(await startOurs(copy));
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const row = (/** @type {keyof typeof figures} */ of) => ({
    unit: 's',
    ours: figures[of].ours,
    beside: { [services]: figures[of].bare },
  });
  return [
    { name: 'nothing built, nothing stored', ...row('unbuilt') },
    { name: 'nothing stored', ...row('cold') },
    { name: 'again', ...row('warm') },
  ];
}

/** @param {string} cwd */
async function startOurs(cwd) {
  const start = performance.now();
  const child = startChild({
    name: 'start',
    file: process.execPath,
    args: ['scripts/start.mjs'],
    logs: join(cwd, '..'),
    spawn: { cwd, env: { ...process.env, PORT: '0' } },
    grace: 30_000,
  });
  try {
    await child.printed(/^Copydesk is ready/);
    return (performance.now() - start) / 1_000;
  } finally {
    await child.stop();
  }
}

/** @param {string} home */
async function startServices(home) {
  const start = performance.now();
  const [postgres, redis] = await Promise.all([startPostgres(home), startRedis(home)]);
  const took = (performance.now() - start) / 1_000;
  await Promise.all([postgres.stop(), redis.stop()]);
  return took;
}
