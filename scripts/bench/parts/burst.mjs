import { fixed, quantile } from '../table.mjs';

export const title = 'Burst: many orders in one moment';
export const about =
  '50 readers order at once, one text each, then four each; the model writes as fast as it can. The event loop is that of the api.';

const many = 50;
const lean = 'lean';

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  await setting.model.setPace(0);
  const takes = { [lean]: setting.lean, Copydesk: setting.copydesk };
  const rows = [];
  for (const each of [1, 4]) {
    const label = `${many * each} at once`;
    /** @type {Record<string, Record<'middle' | 'last' | 'done' | 'blocked', number[]>>} */
    const figures = {};
    for (let n = 0; n < setting.repetitions; n++) {
      for (const [name, served] of Object.entries(takes)) {
        const of = (figures[name] ??= { middle: [], last: [], done: [], blocked: [] });
        const readers = await setting.readers(served, many);
        const blocked = await setting.watchApi(served);
        const texts = await Promise.all(
          readers.flatMap((reader) => Array.from({ length: each }, () => reader.order())),
        );
        of.blocked.push(await blocked());
        of.middle.push(
          quantile(
            texts.map(({ accepted }) => accepted),
            0.5,
          ),
        );
        of.last.push(Math.max(...texts.map(({ accepted }) => accepted)));
        of.done.push(Math.max(...texts.map(({ done }) => done)));
      }
    }
    const row = (/** @type {string} */ what, /** @type {'middle' | 'last' | 'done' | 'blocked'} */ measure) => ({
      name: `${label}: ${what}`,
      unit: 'ms',
      ours: figures.Copydesk?.[measure] ?? [],
      beside: { [lean]: figures[lean]?.[measure] ?? [] },
    });
    rows.push(
      row('202, the middle one', 'middle'),
      row('202, the last one', 'last'),
      row('the last text is done', 'done'),
      { ...row('event loop blocked', 'blocked'), must: fixed(20) },
    );
  }
  return rows;
}
