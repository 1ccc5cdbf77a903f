import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withApp } from '../../test/with-app.mjs';
import { repeat, took } from '../clock.mjs';
import { signIn } from '../reader.mjs';
import { seedAnalytics } from '../seed-analytics.mjs';
import { median, quantile } from '../table.mjs';
import { offer, stored } from '../track.mjs';

export const title = 'Dashboards: many events behind them';
export const about =
  'Each call of the dashboards with the events of 5,000 users in 90 days, beside a plain statement that reads its main figure ' +
  'from the events, by their indexes. To write 5 million takes some minutes; `--events 500000` measures with fewer.';

const plain = 'plain statement';
const calls = 6;
const perSecond = 1_000;
const env = { LOG_LEVEL: 'warn', LIMIT_REQUESTS_PER_MINUTE: '1000000' };

const within = (/** @type {string} */ span) => `created_at >= now() - interval '${span}'`;
const newest = 'ORDER BY created_at DESC LIMIT 50';
/** @type {Record<string, string>} */
const statements = {
  'dashboard-stats': `SELECT action_type, count(*) FROM user_analytics WHERE ${within('14 days')} GROUP BY 1`,
  'dashboard-stats?view=admin': `SELECT created_at::date, count(*) FROM user_analytics WHERE ${within('30 days')} GROUP BY 1`,
  'app-usage': `SELECT app_id, count(*), count(DISTINCT user_id) FROM user_analytics WHERE ${within('7 days')} GROUP BY 1`,
  'app-usage?view=admin': `SELECT app_id, count(*), count(DISTINCT user_id) FROM user_analytics GROUP BY 1`,
  'user-activity': `SELECT user_id, count(*) FROM user_analytics WHERE ${within('7 days')} GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
  'user-activity?view=admin': `SELECT user_id, count(*) FROM user_analytics GROUP BY 1 ORDER BY 2 DESC LIMIT 15`,
  'realtime-analytics': `SELECT * FROM user_analytics WHERE ${within('1 day')} ${newest}`,
  'user/1000/activity': `SELECT * FROM user_analytics WHERE user_id = 1000 ${newest}`,
  'user/2/activity': `SELECT * FROM user_analytics WHERE user_id = 2 ${newest}`,
  'user/2/sessions': `SELECT session_id, count(*) FROM user_analytics WHERE user_id = 2 AND ${within('7 days')} GROUP BY 1`,
  insights: `SELECT date_trunc('week', created_at), app_id, count(*) FROM user_analytics
    WHERE action_type = 'generation_completed' AND ${within('84 days')} GROUP BY 1, 2`,
  'costs/tools?days=30': `SELECT app_id, sum(jsonb_array_length(uses)) FROM jobs WHERE ${within('30 days')} GROUP BY 1`,
  'figure-events?of=all&within=week&limit=20': `SELECT * FROM user_analytics WHERE ${within('7 days')} ${newest}`,
  'figure-users?within=ever&limit=20': `SELECT user_id, count(*) FROM user_analytics GROUP BY 1 ORDER BY 2 DESC LIMIT 20`,
  queues: `SELECT queue, count(*) FROM jobs WHERE status IN ('queued', 'running') GROUP BY 1`,
  users: `SELECT * FROM users ${newest}`,
  feedbacks: `SELECT * FROM user_feedbacks ${newest}`,
  jobs: `SELECT * FROM jobs ${newest}`,
};

/** @param {import('../../bench.mjs').Wanted} wanted @returns {Promise<import('../../bench.mjs').Measured>} */
export function alone({ repetitions, events }) {
  return withApp(env, async (url, app) => {
    const database = new pg.Client({ connectionString: app.env.DATABASE_URL });
    await database.connect();
    try {
      console.log(`Writing ${events.toLocaleString('en-US')} events ...`);
      await seedAnalytics(database, events);
      console.log('Rolling them up ...');
      await untilRolledUp(database);
      const cookie = await signIn(url, 'admin', app.env.ADMIN_INITIAL_PASSWORD ?? '');
      /** @type {import('../table.mjs').Row[]} */
      const rows = [];
      for (const [path, statement] of Object.entries(statements)) {
        const call = () => took(() => read(`${url}/api/admin/${path}`, cookie));
        await call();
        /** @type {number[]} */
        const ours = [];
        /** @type {number[]} */
        const beside = [];
        for (let n = 0; n < repetitions; n++) {
          ours.push(median(await repeat(calls, call)));
          beside.push(await took(() => database.query(statement)));
        }
        rows.push({ name: path, unit: 'ms', ours, beside: { [plain]: beside } });
      }
      rows.push(...(await tracked(url, cookie, database)));
      return { rows, more: `With ${events.toLocaleString('en-US')} events.` };
    } finally {
      await database.end();
    }
  });
}

/** Events as they come in beside those that are there. @param {string} url @param {string} cookie @param {pg.Client} database */
async function tracked(url, cookie, database) {
  const offered = 20 * perSecond;
  const times = await offer(url, cookie, offered, perSecond);
  while ((await stored(database)) < offered) await sleep(100);
  return [
    { name: 'an event, 1,000 a second offered: p50', unit: 'ms', ours: [quantile(times, 0.5)] },
    { name: 'an event, 1,000 a second offered: p99', unit: 'ms', ours: [quantile(times, 0.99)] },
  ];
}

/** @param {pg.Client} database */
async function untilRolledUp(database) {
  for (;;) {
    const { rows } = await database.query(
      `SELECT rolled_until > now() - interval '2 hours' AS done FROM analytics_state`,
    );
    if (rows[0].done) break;
    await sleep(2_000);
  }
  await database.query('VACUUM ANALYZE');
}

/** @param {string} url @param {string} cookie */
async function read(url, cookie) {
  const answer = await fetch(url, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}
