import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../places.mjs';
import { run, tool } from '../run.mjs';
import { findChromium } from './chromium.mjs';
import { troublesOfPlaywright } from './troubles.mjs';
import { withAppHosts } from './with-app-hosts.mjs';
import { withApp } from './with-app.mjs';

/** @param {string[]} patterns @returns {Promise<import('./troubles.mjs').Result>} */
export async function runEndToEnd(patterns) {
  const chromium = await findChromium();
  const report = join(cache, `playwright-${process.pid}.json`);
  mkdirSync(cache, { recursive: true });
  return withApp({}, async (url, { env: { DATABASE_URL, REDIS_URL } }) => {
    const browser = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    // Most journeys are made in an app of their own, on a database beside that of the app.
    const services = { DATABASE_URL, REDIS_URL };
    await turn();
    const { code } = await withAppHosts(services, (APP_HOSTS) =>
      run(tool('playwright'), ['test', ...patterns], { env: { BASE_URL: url, APP_HOSTS, ...services, ...browser } }),
    );
    if (!existsSync(report)) return { passed: 0, failed: 1, troubles: [] };
    const results = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(report);
    const { stats } = results;
    const passed = stats.expected + stats.flaky;
    const failed = code === 0 ? 0 : Math.max(stats.unexpected, 1);
    return { passed, failed, troubles: troublesOfPlaywright(results) };
  });
}

/** Resolves when the stages before it are over; at once where it runs alone. */
async function turn() {
  if (!process.connected) return;
  // A listener that stays would keep the process from ending.
  const told = new AbortController();
  const { signal } = told;
  await Promise.race([once(process, 'message', { signal }), once(process, 'disconnect', { signal })]);
  told.abort();
}
