import { processorTime } from '../machine.mjs';
import { Reader, signIn } from '../reader.mjs';
import { fixed, quantile } from '../table.mjs';
import { offer } from '../track.mjs';

export const title = 'Live dashboard: a thousand events a second';
export const about =
  'A thousand events a second are offered for five seconds, while 20 administrators watch the live dashboard, and while nobody ' +
  'does. An event counts from its moment in the database until a page has it, figures from the moment of which they tell. ' +
  'Twice each.';

const people = 20;
const [perSecond, seconds] = [1_000, 5];
const mostTimes = 2;
const nobody = 'nobody watching';

/** @typedef {'event50' | 'event99' | 'figures99' | 'rate' | 'answer' | 'cpu' | 'blocked'} Measure */

/** @param {import('../setting.mjs').Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  const { copydesk, repetitions } = setting;
  const cookie = await signIn(copydesk.url, 'admin', copydesk.adminPassword);
  const [reader] = await setting.readers(copydesk, 1);
  const admins = Array.from({ length: people }, () => new Reader(copydesk.url, cookie));
  /** @type {{ events: number[], figures: number[] }} */
  let ages = { events: [], figures: [] };
  for (const { socket } of admins) {
    const age = (/** @type {string} */ moment) => Date.now() - Date.parse(moment);
    socket.on('analytics:event', ({ events }) => {
      for (const { created_at: moment } of events) ages.events.push(age(moment));
    });
    socket.on('analytics:snapshot', ({ asOf }) => ages.figures.push(age(asOf)));
  }
  const figures = { [nobody]: noFigures(), Copydesk: noFigures() };
  try {
    await Promise.all(admins.map((admin) => admin.connected()));
    for (let n = 0; n < Math.min(mostTimes, repetitions); n++) {
      for (const [name, of] of Object.entries(figures)) {
        const isWatched = name !== nobody;
        if (isWatched) await Promise.all(admins.map(({ socket }) => socket.emitWithAck('admin:watch')));
        ages = { events: [], figures: [] };
        const blocked = await setting.watchApi(copydesk);
        const cpu = processorTime([copydesk.api]);
        const start = performance.now();
        const answers = await offer(copydesk.url, reader?.cookie ?? '', perSecond * seconds, perSecond);
        const took = performance.now() - start;
        of.cpu.push((processorTime([copydesk.api]) - cpu) / took / 10);
        of.blocked.push(await blocked());
        of.rate.push((answers.length * 1_000) / took);
        of.answer.push(quantile(answers, 0.99));
        if (!isWatched) continue;
        of.event50.push(quantile(ages.events, 0.5));
        of.event99.push(quantile(ages.events, 0.99));
        of.figures99.push(quantile(ages.figures, 0.99));
        await Promise.all(admins.map(({ socket }) => socket.emitWithAck('admin:unwatch')));
      }
    }
  } finally {
    for (const admin of admins) admin.close();
  }
  const row = (/** @type {Measure} */ measure) => ({
    ours: figures.Copydesk[measure],
    ...(figures[nobody][measure].length > 0 && { beside: { [nobody]: figures[nobody][measure] } }),
  });
  return [
    { name: 'an event until a page has it, p50', unit: 'ms', ...row('event50') },
    { name: 'an event until a page has it, p99', unit: 'ms', ...row('event99'), must: fixed(1_000) },
    { name: 'figures until a page has them, p99', unit: 'ms', ...row('figures99'), must: fixed(1_000) },
    { name: 'events a second', unit: '1/s', moreIsBetter: true, ...row('rate') },
    { name: 'the answer to an event, p99', unit: 'ms', ...row('answer') },
    { name: 'processor time of the api', unit: '% of a core', ...row('cpu') },
    { name: 'event loop of the api blocked', unit: 'ms', ...row('blocked') },
  ];
}

/** @returns {Record<Measure, number[]>} */
function noFigures() {
  return { event50: [], event99: [], figures99: [], rate: [], answer: [], cpu: [], blocked: [] };
}
