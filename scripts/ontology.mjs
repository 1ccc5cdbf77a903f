import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, command } from './failure.mjs';
import { collectLabels, writtenLabels } from './ontology/labels.mjs';
import { root } from './places.mjs';
import { install } from './set-up/install.mjs';
import { buildLibrary } from './trace/library.mjs';

// npm run ontology -- FOLDER [--except a,b] [--into FILE]: makes the table of concepts and row labels from the tags of a
// folder of inline filings. The same filings give the same table.

const TABLE = 'libs/figures/src/lexicon/measures/row-labels.ts';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { except: { type: 'string', default: '' }, into: { type: 'string', default: join(root, TABLE) } },
  });
  const [folder = ''] = positionals;
  if (!existsSync(folder)) throw new Failure('Use it as: npm run ontology -- FOLDER [--except a,b]');
  const left = values.except.toLowerCase().split(',').filter(Boolean);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.htm') && !left.some((start) => file.toLowerCase().startsWith(start)))
    .toSorted();
  await install();
  const library = await buildLibrary();
  const filings = files.map((file) => library.readHtml(readFileSync(join(folder, file), 'utf8')));
  const entries = collectLabels(filings, library);
  writeFileSync(values.into, writtenLabels(entries));
  console.log(`${values.into}: ${entries.length} concepts of ${files.length} filings.`);
});
