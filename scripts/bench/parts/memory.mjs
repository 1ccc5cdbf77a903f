import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from '../clock.mjs';
import { residentMegabytes } from '../machine.mjs';
import { withSetting } from '../setting.mjs';

export const title = 'Memory: after the start, and after work';
export const about =
  'What each process holds resident two seconds after it serves, and after 600 texts, 200 at once. Measured once.';

const settled = 2_000;
const [people, each, times] = [50, 4, 3];
const processes = /** @type {const} */ (['api', 'worker']);

/** In processes of its own, which are new. @param {import('../../bench.mjs').Wanted} wanted */
export const alone = (wanted) => withSetting(wanted, measure);

/** @param {import('../setting.mjs').Setting} setting */
async function measure(setting) {
  const takes = { lean: setting.lean, Copydesk: setting.copydesk };
  const resident = async () => {
    await sleep(settled);
    const of = (/** @type {'lean' | 'Copydesk'} */ name, /** @type {'api' | 'worker'} */ process) => [
      residentMegabytes(takes[name][process]),
    ];
    return processes.map((name) => ({ name, ours: of('Copydesk', name), beside: { lean: of('lean', name) } }));
  };
  const before = await resident();
  await setting.model.setPace(0);
  for (const served of Object.values(takes)) {
    const readers = await setting.readers(served, people);
    await repeat(times, () =>
      Promise.all(readers.flatMap((reader) => Array.from({ length: each }, () => reader.order()))),
    );
  }
  const after = await resident();
  return [
    ...before.map((row) => ({ ...row, name: `${row.name}, after the start`, unit: 'MB' })),
    ...after.map((row) => ({ ...row, name: `${row.name}, after 600 texts`, unit: 'MB' })),
  ];
}
