import pg from 'pg';
import { repeat, took } from '../clock.mjs';
import { median, quantile } from '../table.mjs';
import { event, offer, stored, track } from '../track.mjs';

export const title = 'Track: events as they come';
export const about =
  'A thousand events by 64 connections, as fast as they are answered, until all of them are stored; then 20 at once, ' +
  'again and again, each by a call of its own. The lean pipeline reads the same bodies and stores nothing; COPY is ' +
  'Postgres taking rows of the same content, as many at a time.';

const events = 1_000;
const [batch, batches] = [20, 20];

/** @typedef {{ one: number[], batch: number[], rate: number[] }} Figures */

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run({ copydesk, lean, repetitions, readers }) {
  const [reader] = await readers(copydesk, 1);
  const database = new pg.Client({ connectionString: copydesk.database });
  await database.connect();
  const takes = { lean: { ...lean, cookie: '' }, Copydesk: { ...copydesk, cookie: reader?.cookie ?? '' } };
  const figures = { lean: noFigures(), COPY: noFigures(), Copydesk: noFigures() };
  try {
    for (let n = 0; n < repetitions; n++) {
      for (const name of /** @type {const} */ (['lean', 'Copydesk'])) {
        const { url, cookie } = takes[name];
        const before = await stored(database);
        const start = performance.now();
        figures[name].one.push(quantile(await offer(url, cookie, events), 0.5));
        while (name === 'Copydesk' && (await stored(database)) < before + events);
        figures[name].rate.push((events * 1_000) / (performance.now() - start));
        const all = () => Promise.all(Array.from({ length: batch }, () => track(url, cookie)));
        figures[name].batch.push(median(await repeat(batches, () => took(all))));
      }
      figures.COPY.one.push(median(await repeat(batches, () => took(() => copyIn(database, 1)))));
      figures.COPY.batch.push(median(await repeat(batches, () => took(() => copyIn(database, batch)))));
      figures.COPY.rate.push((events * 1_000) / (await took(() => copyIn(database, events))));
    }
  } finally {
    await database.end();
  }
  const row = (/** @type {keyof Figures} */ measure) => ({
    ours: figures.Copydesk[measure],
    beside: { COPY: figures.COPY[measure], lean: figures.lean[measure] },
  });
  return [
    { name: 'an event, 64 at once', unit: 'ms', ...row('one') },
    { name: 'the last of 20 events at once', unit: 'ms', ...row('batch') },
    { name: 'events a second, stored', unit: '1/s', moreIsBetter: true, ...row('rate') },
  ];
}

/** @returns {Figures} */
function noFigures() {
  return { one: [], batch: [], rate: [] };
}

/** @param {pg.Client} database @param {number} count */
function copyIn(database, count) {
  const row = `bench_copy\t1\tbench\t${JSON.stringify(event.metadata)}\n`;
  /** @typedef {{ query: (text: string) => void, sendCopyFromChunk: (chunk: Buffer) => void, endCopyFrom: () => void }} Line */
  return new Promise((resolve, reject) => {
    database.query(
      /** @type {any} */ ({
        submit(/** @type {Line} */ line) {
          line.query('COPY user_analytics (action_type, app_id, session_id, metadata) FROM STDIN');
        },
        handleCopyInResponse(/** @type {Line} */ line) {
          line.sendCopyFromChunk(Buffer.from(row.repeat(count)));
          line.endCopyFrom();
        },
        handleCommandComplete: () => undefined,
        handleReadyForQuery: resolve,
        handleError: reject,
      }),
    );
  });
}
