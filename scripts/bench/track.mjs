import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const aSecond = 1_000;
const forSeconds = 20;
const connections = 64;
const actionType = 'bench_event';

/**
 * Sends 1,000 events a second, or as many as 64 connections have answered, and tells what came of them: how long the
 * answers took, how many events were accepted, how many are stored, and how many the dashboard counts.
 * @param {string} url
 * @param {string} cookie  An administrator's.
 * @param {string} database
 */
export async function trackEvents(url, cookie, database) {
  const total = async () => {
    const answer = await fetch(`${url}/api/admin/dashboard-stats`, { headers: { cookie } });
    /** @typedef {{ analyticsBreakdown: { actionType: string, count: number }[] }} Shown */
    const { analyticsBreakdown } = /** @type {Shown} */ (await answer.json());
    return analyticsBreakdown.find((one) => one.actionType === actionType)?.count;
  };
  /** @type {number[]} */
  const took = [];
  let accepted = 0;
  const send = async () => {
    const start = performance.now();
    const answer = await fetch(`${url}/api/analytics/track`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ actionType, appId: 1, sessionId: 'bench', metadata: { appType: 'hotlist' } }),
    });
    await answer.text();
    took.push(performance.now() - start);
    if (answer.ok) accepted += 1;
  };
  const start = performance.now();
  const count = aSecond * forSeconds;
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const due = start + (next++ / aSecond) * 1_000;
      await sleep(Math.max(0, due - performance.now()));
      await send();
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - start) / 1_000;

  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const stored = async () => {
    const statement = 'SELECT count(*)::int AS count FROM user_analytics WHERE action_type = $1';
    return (await client.query(statement, [actionType])).rows[0].count;
  };
  for (let tries = 0; tries < 50 && (await stored()) < accepted; tries++) await sleep(100);
  const result = { took, seconds, offered: count, accepted, stored: await stored(), shown: await total() };
  await client.end();
  return result;
}
