import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Failure, command } from './failure.mjs';
import { install } from './set-up/install.mjs';
import { traceBatch } from './trace/batch.mjs';
import { buildLibrary } from './trace/library.mjs';
import { readingsAt } from './trace/readings.mjs';
import { table } from './trace/table.mjs';
import { tracerOf } from './trace/tracer.mjs';

// npm run trace -- DOCUMENT DRAFT [--json]: where each figure of a draft stands in a document. DRAFT is a file, or - for
// standard input. npm run trace -- --batch: lines of JSON in, lines of JSON out. No server and no database is needed.
// --row-labels FILE takes another table of `npm run ontology`. --readings FILE judges with what a check model read (see
// `trace/readings.mjs`).

const USAGE = 'Use it as: npm run trace -- DOCUMENT DRAFT [--json], or: npm run trace -- --batch < lines';

await command(async () => {
  const { values, positionals } = readArguments();
  await install();
  const library = await buildLibrary(values['row-labels']);
  const tracer = tracerOf(library, await readingsAt(values.readings, library));
  if (values.batch) {
    const failed = await traceBatch(process.stdin, tracer, write);
    if (failed > 0) throw new Failure(`${failed} of the lines could not be traced; their answers say why.`);
    return;
  }
  const [path = '', draftPath = ''] = positionals;
  const draft = await readDraft(draftPath);
  const entries = tracer.trace(draft, await tracer.prepare(path));
  await write(values.json ? JSON.stringify({ entries }, null, 2) : table(entries));
});

function readArguments() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        batch: { type: 'boolean', default: false },
        'row-labels': { type: 'string' },
        readings: { type: 'string' },
      },
    });
    if (read.positionals.length === (read.values.batch ? 0 : 2)) return read;
  } catch {
    // The sentence below says what is expected.
  }
  throw new Failure(USAGE);
}

/** @param {string} path */
async function readDraft(path) {
  if (path === '-') return text(process.stdin);
  return readFile(path, 'utf8').catch(() => {
    throw new Failure(`There is no draft ${path} that can be read.`);
  });
}

/** Waits until a slow reader has taken the line. @param {string} line @returns {Promise<void>} */
function write(line) {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
