import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command, Failure } from './failure.mjs';
import { cache, root } from './places.mjs';
import { run } from './run.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { withServices } from './test/with-services.mjs';

// npm run faults -- attacks [--only WORD] [--before DIR]: what one user can do to the others, told in docs/reliability.md
// beside what the same attacks do to the checkout of DIR, which is built already.
//
// npm run faults -- [--seeds 50] [--from 1] [--lanes 2] [--only WORD]: storms of faults on the whole product. A run of
// all kinds of faults is told in docs/reliability.md.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    before: { type: 'string', default: '' },
  },
});

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function main(args, env = {}) {
  const { code } = await run(process.execPath, ['--enable-source-maps', 'dist/scripts/faults/main.js', ...args], {
    env,
  });
  return code === 0;
}

/** Plays the attacks on the product of a checkout. @param {string} name @param {string} folder */
async function attack(name, folder) {
  const out = join(cache, 'attacks', `${name}.json`);
  const args = ['--enable-source-maps', join(root, 'dist/scripts/faults/attacks/main.js'), '--out', out];
  const { code } = await withServices((env) =>
    run(process.execPath, [...args, '--only', values.only], { env, folder }),
  );
  return { out, isBounded: code === 0 };
}

async function attacks() {
  const before = values.before === '' ? null : await attack('before', resolve(values.before));
  const { out, isBounded } = await attack('after', root);
  const table = ['--table', 'docs/reliability.md', '--after', out, '--before', before?.out ?? ''];
  if (values.only === '') await run(process.execPath, ['dist/scripts/faults/attacks/main.js', ...table]);
  if (!isBounded) throw new Failure('One user keeps the others from their work.');
}

await command(async () => {
  await install();
  await build(['server']);
  if (positionals.includes('attacks')) return attacks();
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
