import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@copydesk/testing';
import type { Fault, Stage } from './faults';
import type { Supervised } from './supervised';

const aWorker = ({ product, dice }: Stage) => dice.pick(product.workers);

/** What happens to the product's own processes. A supervisor starts them again after a second. */
export const PROCESS_FAULTS: Fault[] = [
  { name: 'A worker is killed', bound: 30, play: async (stage) => void (await aWorker(stage).end('SIGKILL')) },
  {
    name: 'All workers are killed',
    bound: 30,
    play: async ({ product }) => void (await Promise.all(product.workers.map((worker) => worker.end('SIGKILL')))),
  },
  { name: 'The api is killed', bound: 20, play: async ({ product }) => void (await product.api.end('SIGKILL')) },
  { name: 'A worker is told to stop', bound: 20, play: (stage) => stopInOrder(aWorker(stage)) },
  { name: 'The api is told to stop', bound: 20, play: ({ product }) => stopInOrder(product.api) },
  { name: 'A worker stands still for 20 s', bound: 30, play: (stage) => aWorker(stage).freeze(20_000) },
  { name: 'All sockets are cut', bound: 10, play: async ({ product }) => product.lines.api.cut() },
  { name: 'A job kills its worker, twice', bound: 60, play: killTwice },
];

async function stopInOrder(process: Supervised): Promise<void> {
  const code = await process.end('SIGTERM');
  if (code !== 0) process.ownEnds.push(`the ${process.name} was told to stop and ended with ${code}`);
}

/** Its worker dies as soon as it asks the model, the first time and the second. */
async function killTwice({ product, poisoner }: Stage): Promise<void> {
  let isOver = false;
  const end = poisoner.writeOne({ poison: true }).finally(() => (isOver = true));
  for (let killed = 0; killed < 2;) {
    const call = await eventually(() => {
      const calls = product.models.calls.filter(({ order }) => order === poisoner.lastOrder);
      return isOver || calls[killed] || null;
    }, 60_000);
    if (call === true) break;
    await product.workers[call.worker]?.end('SIGKILL');
    killed += 1;
    await sleep(200);
  }
  await end;
}
