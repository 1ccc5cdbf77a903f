import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectLabels, writtenLabels } from '../../ontology/labels.mjs';
import { cache } from '../../places.mjs';
import { buildLibrary } from '../../trace/library.mjs';
import { examine } from './exam.mjs';
import { tableBy } from './report.mjs';

/** @typedef {import('./exam.mjs').Answer} Answer */
/** @typedef {import('./filing.mjs').Filing} Filing */

/**
 * What the tracer reaches on each filing with a table of row labels that was made of the other filings alone.
 * @param {Filing[]} filings
 * @param {Answer[]} answers  To the same questions with the whole table.
 */
export async function leftOutTable(filings, answers) {
  const library = await buildLibrary();
  const contents = filings.map(({ paths }) => library.readHtml(readFileSync(paths.htm, 'utf8')));
  const folder = mkdtempSync(join(cache, 'left-out-'));
  /** @type {Answer[]} */
  const found = [];
  try {
    for (const [at, { name }] of filings.entries()) {
      const table = join(folder, `${name}.ts`);
      writeFileSync(table, writtenLabels(collectLabels(contents.toSpliced(at, 1), library)));
      const own = answers.filter(({ groups }) => groups.filing === name);
      found.push(...(await examine(own, table)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return tableBy('filing', found, 'filing');
}
