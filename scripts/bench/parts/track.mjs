import pg from 'pg';
import { quantile } from '../table.mjs';

export const title = 'Track: events as they come';
export const about =
  'A thousand events by 64 connections, as fast as they are answered, until all of them are stored. The lean pipeline reads ' +
  'the same body and stores nothing; the plain statement inserts a thousand rows of the same content.';

const events = 1_000;
const connections = 64;
const actionType = 'bench_event';
const event = { actionType, appId: 1, sessionId: 'bench', metadata: { appType: 'hotlist' } };

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run({ copydesk, lean, repetitions, readers }) {
  const [reader] = await readers(copydesk, 1);
  const database = new pg.Client({ connectionString: copydesk.database });
  await database.connect();
  /** @type {Record<'lean' | 'Copydesk', { took: number[], rate: number[] }>} */
  const figures = { lean: { took: [], rate: [] }, Copydesk: { took: [], rate: [] } };
  /** @type {number[]} */
  const inserted = [];
  try {
    for (let n = 0; n < repetitions; n++) {
      const bare = await offer(`${lean.url}/api/analytics/track`, '');
      const before = await stored(database);
      const ours = await offer(`${copydesk.url}/api/analytics/track`, reader?.cookie ?? '', async () => {
        while ((await stored(database)) < before + events);
      });
      const start = performance.now();
      await database.query(
        `INSERT INTO user_analytics (action_type, app_id, session_id, metadata)
         SELECT 'bench_insert', 1, 'bench', $1 FROM generate_series(1, $2::int)`,
        [event.metadata, events],
      );
      inserted.push((events * 1_000) / (performance.now() - start));
      for (const [name, one] of /** @type {const} */ ([
        ['lean', bare],
        ['Copydesk', ours],
      ])) {
        figures[name].took.push(quantile(one.took, 0.5));
        figures[name].rate.push(one.rate);
      }
    }
  } finally {
    await database.end();
  }
  return [
    { name: 'an event, 64 at once', unit: 'ms', ours: figures.Copydesk.took, beside: { lean: figures.lean.took } },
    {
      name: 'events a second, stored',
      unit: '1/s',
      moreIsBetter: true,
      ours: figures.Copydesk.rate,
      beside: { 'plain statement': inserted, lean: figures.lean.rate },
    },
  ];
}

/** @param {string} url @param {string} cookie @param {() => Promise<void>} [settled] */
async function offer(url, cookie, settled) {
  const start = performance.now();
  let next = 0;
  /** @type {number[]} */
  const took = [];
  const lane = async () => {
    while (next++ < events) {
      const sent = performance.now();
      const headers = { cookie, 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(event) });
      await answer.text();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      took.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  await settled?.();
  return { took, rate: (events * 1_000) / (performance.now() - start) };
}

/** @param {pg.Client} database */
async function stored(database) {
  const statement = 'SELECT count(*)::int AS count FROM user_analytics WHERE action_type = $1';
  return (await database.query(statement, [actionType])).rows[0].count;
}
