import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { processorTime, residentMegabytes } from '../machine.mjs';
import { fixed, median, plus, quantile, times } from '../table.mjs';
import { answerTokens } from '../tokens.mjs';

/** @typedef {import('../setting.mjs').Setting} Setting */
/** @typedef {import('../setting.mjs').Served} Served */

export const title = 'Stream: from the click to the words';
export const about =
  'One text, and 50 at once, of 400 tokens each. The lean pipeline is bare bullmq, socket.io and the openai SDK: no users, ' +
  'no limits, no database. Processor time is that of the api, the worker and Redis.';

const many = 50;
const pace = 5;
const lean = 'lean';
const sdk = 'SDK alone';

/** @param {Setting} setting @returns {Promise<import('../table.mjs').Row[]>} */
export async function run(setting) {
  const { copydesk, model } = setting;
  const takes = { [lean]: setting.lean, Copydesk: copydesk };
  const measuredAt = async (/** @type {Served} */ served, /** @type {number} */ count) =>
    measured(setting, [served.api, served.worker], await setting.readers(served, count));
  /** Warm: what is measured is not the first of its kind. */
  await model.setPace(0);
  for (const served of Object.values(takes)) await measuredAt(served, many);

  await model.setPace(1);
  const one = { [sdk]: noFigures(), [lean]: noFigures(), Copydesk: noFigures() };
  for (let n = 0; n < setting.repetitions * 3; n++) {
    one[sdk].first.push(median(await sdkAlone(model.url, 1)));
    for (const [name, served] of Object.entries(takes)) collect(one, name, await measuredAt(served, 1));
  }
  const paced = { [sdk]: noFigures(), [lean]: noFigures(), Copydesk: noFigures() };
  const unpaced = { [sdk]: noFigures(), [lean]: noFigures(), Copydesk: noFigures() };
  for (let n = 0; n < setting.repetitions; n++) {
    for (const [figures, milliseconds] of /** @type {const} */ ([
      [paced, pace],
      [unpaced, 0],
    ])) {
      await model.setPace(milliseconds);
      const start = performance.now();
      figures[sdk].first.push(median(await sdkAlone(model.url, many)));
      figures[sdk].rate.push((many * answerTokens * 1_000) / (performance.now() - start));
      for (const [name, served] of Object.entries(takes)) collect(figures, name, await measuredAt(served, many));
    }
  }
  const resident = (/** @type {'api' | 'worker'} */ name) => ({
    unit: 'MB',
    ours: [residentMegabytes(copydesk[name])],
    beside: { [lean]: [residentMegabytes(setting.lean[name])] },
  });
  return [
    row('first token, 1 stream', 'ms', one, 'first', { must: plus(lean, 15), aim: plus(lean, 8) }),
    row('its 202', 'ms', one, 'accepted'),
    row('first token, 50 at once', 'ms', paced, 'first', { must: times(3, lean), aim: times(2, lean) }),
    row('their 202', 'ms', paced, 'accepted'),
    row('CPU a token, 50 paced at 5 ms', 'us', paced, 'cpu', { must: times(1.3, lean), aim: times(1, lean) }),
    row('CPU a token, 50 unpaced', 'us', unpaced, 'cpu', { must: times(2, lean), aim: times(1.2, lean) }),
    row('tokens a second, 50 unpaced', '1/s', unpaced, 'rate', {
      moreIsBetter: true,
      must: times(0.6, lean),
      aim: times(1, lean),
    }),
    row('delivery lag p50, 50 paced', 'ms', paced, 'lag50', { must: fixed(30), aim: fixed(26) }),
    row('delivery lag p99, 50 paced', 'ms', paced, 'lag99', { must: fixed(100), aim: fixed(80) }),
    { name: 'resident, api', ...resident('api'), must: fixed(180), aim: fixed(150) },
    { name: 'resident, worker', ...resident('worker'), must: fixed(240), aim: fixed(200) },
  ];
}

/** @typedef {'first' | 'accepted' | 'cpu' | 'rate' | 'lag50' | 'lag99'} Measure */
/** @typedef {Record<Measure, number[]>} Figures */

/** @returns {Figures} */
function noFigures() {
  return { first: [], accepted: [], cpu: [], rate: [], lag50: [], lag99: [] };
}

/** @param {Record<string, Figures>} figures @param {string} name @param {Record<Measure, number>} once */
function collect(figures, name, once) {
  for (const [measure, value] of Object.entries(once)) figures[name]?.[/** @type {Measure} */ (measure)].push(value);
}

/**
 * @param {string} name
 * @param {string} unit
 * @param {Record<string, Figures>} figures
 * @param {Measure} measure
 * @param {Pick<import('../table.mjs').Row, 'must' | 'aim' | 'moreIsBetter'>} [asked]
 * @returns {import('../table.mjs').Row}
 */
function row(name, unit, figures, measure, asked = {}) {
  const { Copydesk, ...others } = figures;
  const beside = Object.fromEntries(Object.entries(others).map(([of, its]) => [of, its[measure]]));
  return { name, unit, ours: Copydesk?.[measure] ?? [], beside, ...asked };
}

/**
 * One text for each reader, all at once. Processor time is that of these processes and Redis.
 * @param {Setting} setting
 * @param {number[]} pids
 * @param {import('../reader.mjs').Reader[]} readers
 * @returns {Promise<Record<Measure, number>>}
 */
export async function measured(setting, pids, readers) {
  const processes = [...pids, setting.redis];
  const cpu = processorTime(processes);
  const start = performance.now();
  const texts = await followed(setting, readers);
  const seconds = (performance.now() - start) / 1_000;
  const tokens = readers.length * answerTokens;
  const lags = texts.flatMap((text) => text.lags);
  return {
    first: median(texts.map(({ first }) => first)),
    accepted: median(texts.map(({ accepted }) => accepted)),
    cpu: (processorTime(processes) - cpu) / tokens,
    rate: tokens / seconds,
    lag50: quantile(lags, 0.5),
    lag99: quantile(lags, 0.99),
  };
}

/** Orders that many texts at once, and checks that the model wrote each of them once, and that all of it was streamed. */
async function followed(/** @type {Setting} */ setting, /** @type {import('../reader.mjs').Reader[]} */ readers) {
  const before = await setting.model.calls();
  const texts = await Promise.all(readers.map((reader) => reader.order()));
  const calls = (await setting.model.calls()) - before;
  if (calls !== readers.length) throw new Error(`${calls} calls of the model for ${readers.length} texts`);
  const least = Math.min(...texts.map(({ streamed }) => streamed));
  if (least < 0.9) throw new Error(`Of a text only ${Math.round(100 * least)} percent were streamed`);
  await sleep(100);
  return texts;
}

/** @param {string} baseURL @param {number} count  Returns when each had its first token, after all ended. */
function sdkAlone(baseURL, count) {
  const client = new OpenAI({ baseURL, apiKey: 'none' });
  const messages = [{ role: /** @type {const} */ ('user'), content: 'Write.' }];
  const one = async () => {
    const start = performance.now();
    let first = 0;
    for await (const { choices } of await client.chat.completions.create({ model: 'played', stream: true, messages })) {
      if (choices[0]?.delta.content) first ||= performance.now() - start;
    }
    return first;
  };
  return Promise.all(Array.from({ length: count }, one));
}
