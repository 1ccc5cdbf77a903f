import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@copydesk/testing';
import type { Fault, Stage } from './faults';

const aWorker = ({ product, dice }: Stage) => dice.pick(product.workers);

/** What happens to the product's own processes. A supervisor starts them again after a second. */
export const PROCESS_FAULTS: Fault[] = [
  { name: 'A worker is killed', bound: 30, play: async (stage) => void (await aWorker(stage).end('SIGKILL')) },
  {
    name: 'All workers are killed',
    bound: 60,
    play: async ({ product }) => void (await Promise.all(product.workers.map((worker) => worker.end('SIGKILL')))),
  },
  { name: 'The api is killed', bound: 30, play: async ({ product }) => void (await product.api.end('SIGKILL')) },
  { name: 'A worker is told to stop', bound: 20, play: (stage) => aWorker(stage).stopInOrder() },
  { name: 'The api is told to stop', bound: 20, play: ({ product }) => product.api.stopInOrder() },
  { name: 'A worker stands still for 20 s', bound: 45, play: (stage) => aWorker(stage).freeze(20_000) },
  { name: 'All sockets are cut', bound: 10, play: async ({ product }) => product.lines.api.cut() },
  { name: 'A worker is told to stop while Redis is away', bound: 30, play: stopWithoutRedis },
  { name: 'The clock of a worker is an hour ahead', bound: 30, play: runFast },
  { name: 'The disk is full under the logs for 10 s', bound: 30, play: fillDisk },
  { name: 'A job kills its worker again and again', bound: 60, play: killAgain },
];

/** An hour ahead of all others. */
const FAST_CLOCK = `
  const True = Date;
  const now = () => True.now() + 3_600_000;
  globalThis.Date = class Date extends True {
    static now() { return now(); }
    constructor(...parts) { super(...(parts.length > 0 ? parts : [now()])); }
  };`;

/** It makes jobs wait by its own clock, and is replaced. */
async function runFast(stage: Stage): Promise<void> {
  const worker = aWorker(stage);
  const { models } = stage.product;
  await worker.restartWith({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAST_CLOCK)}` });
  models.trouble = () => (stage.dice.chance(0.3) ? { kind: 'status', status: 429, retryAfterSeconds: 1 } : null);
  await sleep(10_000);
  models.trouble = () => null;
  await worker.restartWith({ NODE_OPTIONS: '' });
}

/** Every line that a process logs fails, as on a full disk. */
async function fillDisk({ product }: Stage): Promise<void> {
  const processes = [product.api, ...product.workers];
  const full = openSync('/dev/full', 'w');
  await Promise.all(processes.map((process) => process.restartWith({ LOG_LEVEL: 'debug' }, full)));
  await sleep(10_000);
  await Promise.all(processes.map((process) => process.restartWith({ LOG_LEVEL: 'warn' })));
  closeSync(full);
}

async function stopWithoutRedis(stage: Stage): Promise<void> {
  await stage.product.redis.stop();
  await aWorker(stage).stopInOrder();
  await stage.product.redis.start();
}

/** Its worker dies as soon as it asks the model: twice, and once more where others ran beside it and it is suspected only. */
async function killAgain({ product, poisoner, later }: Stage): Promise<void> {
  let isOver = false;
  later.push(poisoner.writeOne({ poison: true }).finally(() => (isOver = true)));
  for (let killed = 0; killed < 3;) {
    const call = await eventually(() => {
      const calls = product.models.calls.filter(({ order }) => order === poisoner.lastOrder);
      return isOver || calls[killed] || null;
    }, 60_000);
    if (call === true) break;
    await product.workers[call.worker]?.end('SIGKILL');
    killed += 1;
    await sleep(200);
  }
}
