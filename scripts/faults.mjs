import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, Failure } from './failure.mjs';
import { cache } from './places.mjs';
import { run } from './run.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { withServices } from './test/with-services.mjs';

// npm run faults -- [--seeds 50] [--from 1] [--lanes 2] [--only WORD]: storms of faults on the whole product. A run of
// all kinds of faults is told in docs/reliability.md.
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
});

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function main(args, env = {}) {
  const { code } = await run(process.execPath, ['--enable-source-maps', 'dist/scripts/faults/main.js', ...args], {
    env,
  });
  return code === 0;
}

await command(async () => {
  await install();
  await build(['server']);
  rmSync(join(cache, 'faults'), { recursive: true, force: true });
  const seeds = Array.from({ length: Number(values.seeds) }, (_, at) => String(Number(values.from) + at));
  const lanes = Array.from({ length: Number(values.lanes) }, (_, lane) =>
    seeds.filter((_seed, at) => at % Number(values.lanes) === lane),
  );
  // Each lane has a Postgres of its own, since a fault may meet all who use it.
  const results = await Promise.all(
    lanes.map((own) => withServices((env) => main(['--only', values.only, ...own], env))),
  );
  if (values.only === '') await main(['--table', 'docs/reliability.md']);
  if (results.includes(false)) throw new Failure('Something was found that must never be.');
});
