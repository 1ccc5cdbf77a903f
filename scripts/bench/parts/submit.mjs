import { repeat, took } from '../clock.mjs';
import { median } from '../table.mjs';

export const title = 'Submit and poll: one call at a time';
export const about = 'The lean pipeline puts a job into its queue, and reads its text from Redis.';

const calls = 40;
const pollers = 50;
const lean = 'lean';

/** @typedef {'submit' | 'poll' | 'polls' | 'user'} Measure */

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  await setting.model.setPace(0);
  const takes = { [lean]: setting.lean, Copydesk: setting.copydesk };
  /** @type {Record<string, Record<Measure, number[]>>} */
  const figures = {};
  for (let n = 0; n < setting.repetitions; n++) {
    for (const [name, served] of Object.entries(takes)) {
      const of = (figures[name] ??= { submit: [], poll: [], polls: [], user: [] });
      const readers = await setting.readers(served, pollers);
      const [reader] = readers;
      if (!reader) continue;
      // In turn: one user may call so often only.
      let turn = 0;
      const texts = await repeat(calls, () => (readers[turn++ % pollers] ?? reader).order());
      of.submit.push(median(texts.map(({ accepted }) => accepted)));
      const path = `/api/jobs/${texts[0]?.jobId}`;
      of.poll.push(median(await repeat(calls, () => took(() => reader.call(path)))));
      if (served === setting.copydesk)
        of.user.push(median(await repeat(calls, () => took(() => reader.call('/api/user')))));
      const all = await took(() => Promise.all(readers.map(() => repeat(4, () => reader.call(path)))));
      of.polls.push((pollers * 4 * 1_000) / all);
    }
  }
  const row = (/** @type {Measure} */ measure) => ({
    ours: figures.Copydesk?.[measure] ?? [],
    beside: { [lean]: figures[lean]?.[measure] ?? [] },
  });
  return [
    { name: 'POST /api/generate-email to 202', unit: 'ms', ...row('submit') },
    { name: 'GET /api/jobs/:id', unit: 'ms', ...row('poll') },
    { name: 'GET /api/user', unit: 'ms', ...row('user') },
    { name: 'polls a second, 50 at once', unit: '1/s', moreIsBetter: true, ...row('polls') },
  ];
}
