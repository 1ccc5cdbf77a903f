import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, Failure } from './failure.mjs';
import { cache } from './places.mjs';
import { run } from './run.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { withServices } from './test/with-services.mjs';

// npm run faults -- [--seeds 50] [--lanes 3] [--only WORD]: storms of faults on the whole product, and what is left of them.
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});
const out = join(cache, 'faults');

await command(async () => {
  await install();
  await build(['server']);
  const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => String(Number(values.from) + at));
  const lanes = Array.from({ length: Number(values.lanes) }, (_, lane) =>
    seeds.filter((_seed, at) => at % Number(values.lanes) === lane),
  );
  // Each lane has a Postgres of its own, since a fault may meet all who use it.
  const codes = await Promise.all(
    lanes.map((own) =>
      withServices(async (env) => {
        const args = ['dist/scripts/faults/main.js', '--out', out, '--only', values.only, ...own];
        return (await run(process.execPath, ['--enable-source-maps', ...args], { env })).code;
      }),
    ),
  );
  if (codes.some((code) => code !== 0)) throw new Failure('Not every storm ran to its end.');
});
