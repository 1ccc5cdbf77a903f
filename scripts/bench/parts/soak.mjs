import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { openFiles, residentMegabytes } from '../machine.mjs';
import { Reader } from '../reader.mjs';
import { withSetting } from '../setting.mjs';
import { fixed, grid, median, plus, quantile, times } from '../table.mjs';

export const title = 'Soak: many streams, going on and on';
export const about =
  '20 readers order one text after another, of 400 tokens at 10 ms each, and follow it in five tabs: 20 streams and 100 sockets, ' +
  'half an hour, once, in six slices after half a minute to warm up. Memory in use is what a full collection leaves; it grows by the ' +
  'slope of the line through its samples after the first slice. `--minutes 4` makes it shorter.';

const streams = 20;
const tabs = 5;
const pace = 10;
const slices = 6;
const samples = 5;
const warmUp = 30_000;
const processes = /** @type {const} */ (['api', 'worker']);

/** @typedef {{ at: number, resident: number, heap: number, handles: number, files: number }} Sample  In minutes and MB. */
/** @typedef {{ lags: import('node:perf_hooks').RecordableHistogram, first: number[], keys: number, samples: Record<'api' | 'worker', Sample[]> }} Slice */

/** @param {import('../../bench.mjs').Wanted} wanted @returns {Promise<import('../../bench.mjs').Measured>} */
export function alone(wanted) {
  return withSetting(wanted, async (setting) => {
    const { copydesk, model } = setting;
    await model.setPace(pace);
    const readers = await setting.readers(copydesk, streams);
    const others = readers.map(({ url, cookie }) => Array.from({ length: tabs - 1 }, () => new Reader(url, cookie)));
    const redis = new Redis(setting.redisUrl);
    let slice = noFigures();
    let isOver = false;
    const going = readers.map(async (reader, n) => {
      while (!isOver) {
        const { jobId, start } = await reader.submit();
        const all = await Promise.all([reader, ...(others[n] ?? [])].map((tab) => tab.follow(jobId, start)));
        slice.first.push(all[0]?.first ?? NaN);
        for (const lag of all.flatMap(({ lags }) => lags)) slice.lags.record(Math.max(1, lag));
      }
    });
    const running = Promise.all(going);
    running.catch(() => undefined);
    try {
      await Promise.all(others.flat().map((tab) => tab.connected()));
      await Promise.race([sleep(warmUp), running]);
      const start = performance.now();
      /** @type {Slice[]} */
      const all = [];
      for (let n = 0; n < slices; n++) {
        slice = noFigures();
        all.push(slice);
        for (let sample = 1; sample <= samples; sample++) {
          const due = start + ((n + sample / samples) * wanted.minutes * 60_000) / slices;
          await Promise.race([sleep(Math.max(0, due - performance.now())), running]);
          const at = (performance.now() - start) / 60_000;
          for (const name of processes) {
            const pid = copydesk[name];
            const { heap, handles } = await setting.held(pid);
            slice.samples[name].push({ at, heap, handles, resident: residentMegabytes(pid), files: openFiles(pid) });
          }
        }
        slice.keys = await redis.dbsize();
        console.log(`${n + 1} of ${slices}: ${slice.first.length} texts, p99 ${slice.lags.percentile(99)} ms`);
      }
      return result(all, wanted.minutes / slices);
    } finally {
      isOver = true;
      await running;
      redis.disconnect();
      for (const tab of others.flat()) tab.close();
    }
  });
}

/** @returns {Slice} */
function noFigures() {
  return { lags: createHistogram(), first: [], keys: 0, samples: { api: [], worker: [] } };
}

/** @param {Slice[]} all @param {number} minutes  Of a slice. */
function result(all, minutes) {
  const span = lasting(minutes);
  const begin = `first ${span}`;
  const [first, last] = [all[0] ?? noFigures(), all.at(-1) ?? noFigures()];
  const middle = (
    /** @type {Slice} */ slice,
    /** @type {'api' | 'worker'} */ name,
    /** @type {'files' | 'handles'} */ what,
  ) => median(slice.samples[name].map((sample) => sample[what]));
  /** @type {import('../table.mjs').Row[]} */
  const rows = [
    {
      name: `delivery lag p99, last ${span}`,
      unit: 'ms',
      ours: [last.lags.percentile(99)],
      beside: { [begin]: [first.lags.percentile(99)] },
      must: times(1.2, begin),
    },
    ...processes.map((name) => ({
      name: `memory in use, ${name}: growth`,
      unit: 'MB a minute',
      ours: [slope(all.slice(1).flatMap((slice) => slice.samples[name]))],
      must: fixed(0.5),
    })),
    ...processes.flatMap((name) =>
      /** @type {const} */ (['files', 'handles']).map((what) => ({
        name: `open ${what}, ${name}, last ${span}`,
        unit: 'count',
        ours: [middle(last, name, what)],
        beside: { [begin]: [middle(first, name, what)] },
        must: plus(begin, 5),
      })),
    ),
  ];
  const figures = /** @type {[string, (slice: Slice) => number][]} */ ([
    ['texts', ({ first: texts }) => texts.length],
    ['first token p50 (ms)', ({ first: texts }) => quantile(texts, 0.5)],
    ['first token p99 (ms)', ({ first: texts }) => quantile(texts, 0.99)],
    ['delivery lag p50 (ms)', ({ lags }) => lags.percentile(50)],
    ['delivery lag p99 (ms)', ({ lags }) => lags.percentile(99)],
    ...processes.flatMap((name) =>
      /** @type {const} */ ([
        ['resident', 'resident'],
        ['memory in use', 'heap'],
        ['open files', 'files'],
        ['open handles', 'handles'],
      ]).map(([what, of]) => [
        `${what}, ${name}${of === 'resident' || of === 'heap' ? ' (MB)' : ''}`,
        (/** @type {Slice} */ slice) => slice.samples[name].at(-1)?.[of] ?? NaN,
      ]),
    ),
    ['keys in Redis', ({ keys }) => keys],
  ]);
  const heads = all.map((_, n) => `to ${lasting((n + 1) * minutes)}`);
  return {
    rows,
    more: grid(
      heads,
      figures.map(([name, of]) => [name, ...all.map(of)]),
    ),
  };
}

/** @param {number} minutes */
const lasting = (minutes) =>
  minutes < 1 ? `${Math.round(minutes * 60)} s` : `${Number(minutes.toFixed(1)).toLocaleString('en-US')} min`;

/** Of the line with the least squares, a minute. @param {Sample[]} points */
function slope(points) {
  const mean = (/** @type {(point: Sample) => number} */ of) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [at, heap] = [mean((point) => point.at), mean((point) => point.heap)];
  return mean((point) => (point.at - at) * (point.heap - heap)) / mean((point) => (point.at - at) ** 2);
}
