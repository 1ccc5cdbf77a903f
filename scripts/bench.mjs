import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { took } from './bench/clock.mjs';
import { describeMachine } from './bench/machine.mjs';
import { describe, readCauses, replaceSection, withCauses } from './bench/page.mjs';
import * as burst from './bench/parts/burst.mjs';
import * as dashboards from './bench/parts/dashboards.mjs';
import * as documents from './bench/parts/documents.mjs';
import * as fanout from './bench/parts/fanout.mjs';
import * as figures from './bench/parts/figures.mjs';
import * as image from './bench/parts/image.mjs';
import * as library from './bench/parts/library.mjs';
import * as memory from './bench/parts/memory.mjs';
import * as pages from './bench/parts/pages.mjs';
import * as prompts from './bench/parts/prompts.mjs';
import * as scale from './bench/parts/scale.mjs';
import * as search from './bench/parts/search.mjs';
import * as soak from './bench/parts/soak.mjs';
import * as start from './bench/parts/start.mjs';
import * as stream from './bench/parts/stream.mjs';
import * as submit from './bench/parts/submit.mjs';
import * as track from './bench/parts/track.mjs';
import * as watching from './bench/parts/watching.mjs';
import { withSetting } from './bench/setting.mjs';
import { Failure, command } from './failure.mjs';
import { root } from './places.mjs';
import { install } from './set-up/install.mjs';

// npm run bench [-- PART ...] [--write] [--repetitions 5]: each part beside its yardstick, in turn, in one run. With --write
// what was measured goes to docs/performance.md. What takes long is measured by its name alone.

/**
 * @typedef {object} Wanted
 * @property {number} repetitions
 * @property {number} emails  In the large library.
 * @property {number} events  On the dashboards.
 * @property {number} minutes  Of the soak.
 * @property {string} [documents]  A folder of filings.
 * @property {string} [except]  Filings and writers' documents that are left out, by how their names begin.
 * @property {string} formats  In which filings are read: 'htm,pdf,txt'.
 * @property {boolean} leaveOut  Whether each filing is also read without what was learned from it.
 * @property {boolean} write
 */
/** @typedef {import('./bench/table.mjs').Row[] | { rows: import('./bench/table.mjs').Row[], more: string }} Measured */
/**
 * What is measured, beside what: in the setting that all share, or alone with what it starts itself.
 * @typedef {{ title: string, about: string } & (
 *   { run: (setting: import('./bench/setting.mjs').Setting) => Promise<Measured> } |
 *   { alone: (wanted: Wanted) => Promise<Measured> })} Part
 */

/** @type {Record<string, Part>} */
const quick = { stream, scale, burst, pages, documents, submit, fanout, watching, track, library, memory };
/** @type {Record<string, Part>} */
const long = { search, soak, dashboards, figures, prompts, start, image };
const parts = { ...quick, ...long };
const page = join(root, 'docs/performance.md');

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      repetitions: { type: 'string', default: '5' },
      emails: { type: 'string', default: '10000' },
      events: { type: 'string', default: '5000000' },
      minutes: { type: 'string', default: '30' },
      documents: { type: 'string' },
      except: { type: 'string' },
      formats: { type: 'string', default: 'htm,pdf,txt' },
      'leave-out': { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown) throw new Failure(`There is no part ${unknown}, but ${Object.keys(parts).join(', ')}.`);
  await install();
  const { machine, warning } = describeMachine();
  const date = new Date().toISOString().slice(0, 10);
  const measured = [
    `Measured on ${date}: ${machine}. ${values.repetitions} repetitions, where no other number is named.`,
    ...(warning ? [`**${warning}**`] : []),
  ].join('\n\n');
  console.log(measured);
  const titles = Object.values(parts).map(({ title }) => title);
  /** @param {Part} part @param {Measured} result */
  const tell = (part, result) => {
    const { rows, more } = Array.isArray(result) ? { rows: result, more: '' } : result;
    const section = describe(part, measured, rows, more);
    const causes = readCauses();
    console.log(`\n${withCauses(section, causes)}`);
    if (values.write) writeFileSync(page, replaceSection(readFileSync(page, 'utf8'), section, { titles, causes }));
  };
  const wanted = {
    ...values,
    leaveOut: values['leave-out'],
    repetitions: Number(values.repetitions),
    emails: Number(values.emails),
    events: Number(values.events),
    minutes: Number(values.minutes),
  };
  const chosen =
    positionals.length === 0
      ? Object.values(quick)
      : Object.entries(parts).flatMap(([name, part]) => (positionals.includes(name) ? part : []));
  const together = chosen.flatMap((part) => ('run' in part ? part : []));
  if (together.length > 0) {
    await withSetting(wanted, async (setting) => {
      for (const part of together) await timed(part.title, async () => tell(part, await part.run(setting)));
    });
  }
  for (const part of chosen) {
    if ('alone' in part) await timed(part.title, async () => tell(part, await part.alone(wanted)));
  }
});

/** @param {string} title @param {() => Promise<void>} body */
async function timed(title, body) {
  console.log(`\n(${title} took ${Math.round((await took(body)) / 1_000)} s.)`);
}
