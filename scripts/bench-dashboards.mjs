import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { seedAnalytics, seeded } from './bench/seed-analytics.mjs';
import { trackEvents } from './bench/track.mjs';
import { command } from './failure.mjs';
import { install } from './set-up/install.mjs';
import { withApp } from './test/with-app.mjs';

// npm run bench:dashboards: how long each call of the dashboards takes with 5 million events; it takes some minutes.

const calls = [
  'dashboard-stats',
  'dashboard-stats?view=admin',
  'app-usage',
  'app-usage?view=admin',
  'user-activity',
  'user-activity?view=admin',
  'realtime-analytics',
  'user/1000/activity',
  'user/2/activity',
  'user/2/sessions',
  'queues',
  'users',
  'feedbacks',
  'jobs',
];
const times = 30;
const env = { LOG_LEVEL: 'warn', LIMIT_REQUESTS_PER_MINUTE: '1000000' };

await command(async () => {
  await install();
  await withApp(env, async (url, app) => {
    const database = app.env.DATABASE_URL ?? '';
    console.log(`Writing ${seeded.events.toLocaleString('en-US')} events of ${seeded.users} users ...`);
    await seedAnalytics(database);
    console.log('Rolling them up ...');
    await untilRolledUp(database);
    const cookie = await signIn(url, { username: 'admin', password: app.env.ADMIN_INITIAL_PASSWORD ?? '' });
    console.log('\nmilliseconds until the answer is there: p50, p95\n');
    for (const path of calls) {
      /** @type {number[]} */
      const took = [];
      for (let n = 0; n < times; n++) took.push(await time(`${url}/api/admin/${path}`, cookie));
      console.log(path.padEnd(32), at(took, 0.5), at(took, 0.95));
    }
    const { took, seconds, ...counts } = await trackEvents(url, cookie, database);
    console.log('track, 1,000 a second offered'.padEnd(32), at(took, 0.5), at(took, 0.95));
    console.log(`${Math.round(counts.offered / seconds)} events a second:`, counts);
  });
});

/** @param {number[]} took @param {number} share */
function at(took, share) {
  const sorted = [...took].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(1).padStart(9);
}

/** @param {string} connectionString */
async function untilRolledUp(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (;;) {
    const { rows } = await client.query(
      `SELECT rolled_until > now() - interval '2 hours' AS done FROM analytics_state`,
    );
    if (rows[0].done) break;
    await sleep(2_000);
  }
  await client.query('VACUUM ANALYZE');
  await client.end();
}

/** @param {string} url @param {{ username: string, password: string }} who */
async function signIn(url, who) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body: JSON.stringify(who) });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** @param {string} url @param {string} cookie */
async function time(url, cookie) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}
