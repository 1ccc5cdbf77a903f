import { Reader } from '../reader.mjs';
import { measured } from './stream.mjs';

export const title = 'Scale: the same with more processes';
export const about =
  '50 texts at once, paced at 5 ms a token and then as fast as they can, with more workers, and with readers at two apis in ' +
  'turn. The lean pipeline has as many processes; all of it shares the cores of this machine. Twice each.';

const many = 50;
const mostTimes = 2;
const pace = 5;
const lean = 'lean';

/** @typedef {Record<'first' | 'lag99' | 'rate', number[]>} Figures */

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  /** @type {import('../table.mjs').Row[]} */
  const rows = [];
  const workers = [await setting.another('worker')];
  try {
    rows.push(...(await measureShape(setting, '2 workers')));
    workers.push(...(await Promise.all([setting.another('worker'), setting.another('worker')])));
    rows.push(...(await measureShape(setting, '4 workers')));
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  const api = await setting.another('api');
  try {
    rows.push(...(await measureShape(setting, '2 apis', [api])));
  } finally {
    await api.stop();
  }
  return rows;
}

/** @typedef {Awaited<ReturnType<import('../setting.mjs').Setting['another']>>} Another */

/**
 * @param {import('../setting.mjs').Setting} setting
 * @param {string} shape
 * @param {Another[]} [apis]  Beside the one that is there.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
async function measureShape(setting, shape, apis = []) {
  /** @type {Record<'lean' | 'ours', Figures>} */
  const figures = { lean: { first: [], lag99: [], rate: [] }, ours: { first: [], lag99: [], rate: [] } };
  const readers = { lean: await readersAt(setting, 'lean', apis), ours: await readersAt(setting, 'ours', apis) };
  try {
    for (let n = 0; n < Math.min(mostTimes, setting.repetitions); n++) {
      for (const which of /** @type {const} */ (['lean', 'ours'])) {
        await setting.model.setPace(pace);
        const paced = await measured(setting, [], readers[which].all);
        await setting.model.setPace(0);
        const unpaced = await measured(setting, [], readers[which].all);
        figures[which].first.push(paced.first);
        figures[which].lag99.push(paced.lag99);
        figures[which].rate.push(unpaced.rate);
      }
    }
  } finally {
    for (const reader of [...readers.lean.made, ...readers.ours.made]) reader.close();
  }
  const row = (/** @type {string} */ name, /** @type {keyof Figures} */ of, /** @type {string} */ unit) => ({
    name: `${shape}: ${name}`,
    unit,
    ours: figures.ours[of],
    beside: { [lean]: figures.lean[of] },
  });
  return [
    row('first token, 50 at once', 'first', 'ms'),
    row('delivery lag p99, 50 paced', 'lag99', 'ms'),
    { ...row('tokens a second, 50 unpaced', 'rate', '1/s'), moreIsBetter: true },
  ];
}

/** Readers at each api in turn; those that were made for it are to be closed. @param {import('../setting.mjs').Setting} setting @param {'lean' | 'ours'} which @param {Another[]} apis */
async function readersAt(setting, which, apis) {
  const served = which === 'ours' ? setting.copydesk : setting.lean;
  const urls = [served.url, ...apis.map((one) => one[which].url)];
  /** @type {Reader[]} */
  const made = [];
  const all = (await setting.readers(served, many)).map((reader, place) => {
    const url = urls[place % urls.length];
    if (!url || url === reader.url) return reader;
    const other = new Reader(url, reader.cookie);
    made.push(other);
    return other;
  });
  await Promise.all(all.map((reader) => reader.connected()));
  return { all, made };
}
