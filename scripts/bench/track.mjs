import { setTimeout as sleep } from 'node:timers/promises';
import { took } from './clock.mjs';

const actionType = 'bench_event';
export const event = { actionType, appId: 1, sessionId: 'bench', metadata: { appType: 'hotlist' } };

const connections = 64;

/** Sends one event. @param {string} url @param {string} cookie */
export async function track(url, cookie) {
  const answer = await fetch(`${url}/api/analytics/track`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

/**
 * Sends so many events by 64 connections, as fast as they are answered, or so many a second where they are.
 * @param {string} url
 * @param {string} cookie
 * @param {number} events
 * @param {number} [perSecond]
 * @returns {Promise<number[]>} how long each took
 */
export async function offer(url, cookie, events, perSecond = Infinity) {
  const start = performance.now();
  /** @type {number[]} */
  const times = [];
  let next = 0;
  const lane = async () => {
    while (next < events) {
      const early = start + (next++ / perSecond) * 1_000 - performance.now();
      if (early > 0) await sleep(early);
      times.push(await took(() => track(url, cookie)));
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return times;
}

/** How many of them the database has. @param {import('pg').Client} database @returns {Promise<number>} */
export async function stored(database) {
  const statement = 'SELECT count(*)::int AS count FROM user_analytics WHERE action_type = $1';
  return (await database.query(statement, [actionType])).rows[0].count;
}
