import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from './bench/machine.mjs';
import * as burst from './bench/parts/burst.mjs';
import * as pages from './bench/parts/pages.mjs';
import * as fanout from './bench/parts/fanout.mjs';
import * as library from './bench/parts/library.mjs';
import * as stream from './bench/parts/stream.mjs';
import * as submit from './bench/parts/submit.mjs';
import * as track from './bench/parts/track.mjs';
import { withSetting } from './bench/setting.mjs';
import { keeps, table } from './bench/table.mjs';
import { Failure, command } from './failure.mjs';
import { root } from './places.mjs';
import { install } from './set-up/install.mjs';

// npm run bench [-- PART ...] [--write] [--repetitions 5] [--emails 10000]: each part beside its yardstick, in turn, in one run. With --write
// all parts go to docs/performance.md.

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string} about  What is measured, beside what.
 * @property {(setting: import('./bench/setting.mjs').Setting) => Promise<import('./bench/table.mjs').Row[]>} run
 */

/** @type {Record<string, Part>} */
const parts = { stream, burst, pages, submit, fanout, track, library };

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      repetitions: { type: 'string', default: '5' },
      emails: { type: 'string', default: '10000' },
    },
  });
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown) throw new Failure(`There is no part ${unknown}, but ${Object.keys(parts).join(', ')}.`);
  if (values.write && positionals.length > 0) throw new Failure('--write writes all parts: name none.');
  await install();
  const { machine, warning } = describeMachine();
  const date = new Date().toISOString().slice(0, 10);
  const measured = `Measured on ${date}: ${machine}. Medians of ${values.repetitions} repetitions (least to most).`;
  const intro = [measured, ...(warning ? [`**${warning}**`] : [])].join('\n\n');
  console.log(intro);
  const chosen = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  /** @type {string[]} */
  const sections = [];
  await withSetting({ repetitions: Number(values.repetitions), emails: Number(values.emails) }, async (setting) => {
    for (const [, part] of chosen) {
      const section = describePart(part, await part.run(setting));
      console.log(`\n${section}`);
      sections.push(section);
    }
  });
  if (values.write) writeFileSync(join(root, 'docs/performance.md'), page(intro, sections));
});

/** @param {Part} part @param {import('./bench/table.mjs').Row[]} rows */
function describePart({ title, about }, rows) {
  /** @type {Record<string, string>} */
  const causes = JSON.parse(readFileSync(new URL('bench/causes.json', import.meta.url), 'utf8'));
  const missing = rows.filter((row) => [row.must, row.aim].some((bound) => bound && !keeps(row, bound)));
  const why = missing.map(({ name }) => `- ${name}: ${causes[name] ?? 'the cause is not yet known.'}`);
  return [
    `## ${title}`,
    about,
    table(rows),
    ...(why.length > 0 ? [`What misses, and why:\n\n${why.join('\n')}`] : []),
  ].join('\n\n');
}

/** @param {string} intro @param {string[]} sections */
function page(intro, sections) {
  return [
    '# Performance',
    '`npm run bench -- --write` writes this page. Each row stands beside its yardstick, measured in turn in the same run; the ' +
      'ratio is that to the yardstick next to it.',
    intro,
    ...sections,
    '',
  ].join('\n\n');
}
