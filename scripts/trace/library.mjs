import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { cache, root } from '../places.mjs';

/**
 * A document as the browser reads it.
 * @typedef {{ whole: string, structure: string | null }} ReadFile
 */
/**
 * The readers of documents and the tracer, compiled from the sources that the browser runs.
 * @typedef {{
 *   readFile: (file: File) => Promise<ReadFile>,
 *   traceDraft: (draft: string, evidence: object) => Entry[],
 *   readHtml: (html: string) => Content,
 *   readTableFacts: (content: Content) => TableFact[],
 *   normalised: (text: string) => string,
 *   measureOfConcept: (concept: string) => string,
 *   readSource: (input: Input) => object,
 *   prepareSources: (input: Input, source?: object) => object,
 *   contentOf: (kept: { text: string, structure: string | null }) => Content,
 *   parseReading: (value: unknown) => object | null,
 * }} Library
 * @typedef {{ words: string, reading: object }} KeptReading
 * @typedef {{ document: string, structure: string | null, readings?: KeptReading[] }} Input
 * @typedef {{
 *   text: string,
 *   blocks: { rows?: { labels: string[], cells: { from: number, to: number, fact?: number }[] }[] }[],
 *   filing: { cover: { company: string | null }, facts: { concept: string, value: number, unit: string, period: { start: string, end: string } | { at: string }, members: { axis: string, member: string }[] }[] } | null,
 * }} Content
 * @typedef {{ from: number, to: number, labels: string[], value: number, unit: string, period: { months: number, end: string } | null, isCertain: boolean }} TableFact
 * @typedef {{ quote: string, page: number | null, section?: string }} Source
 * @typedef {{
 *   from: number, to: number, quote: string, kind: string, status: string,
 *   source?: Source, formula?: string, reason?: string, use?: string, near?: { source: Source, why: string, says: string }, unread?: string[],
 * }} Entry
 */

/** @param {string} name */
const lib = (name) => join(root, 'libs', name, 'src/index.ts');

const ROW_LABELS = 'libs/figures/src/lexicon/measures/row-labels.ts';

/**
 * @param {string} [rowLabels]  A table of `npm run ontology` to take in place of the shipped one.
 * @returns {Promise<Library>}
 */
export async function buildLibrary(rowLabels = join(root, ROW_LABELS)) {
  const { build } = await import('vite');
  mkdirSync(cache, { recursive: true });
  // A folder of its own, since several runs may build at the same time.
  const outDir = mkdtempSync(join(cache, 'trace-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'row-labels',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === './row-labels' && importer?.endsWith('/lexicon/measures/index.ts') ? rowLabels : null,
      },
    ],
    resolve: { alias: { '@copydesk/figures': lib('figures'), '@copydesk/text': lib('text') } },
    build: {
      outDir,
      minify: false,
      lib: {
        entry: {
          figures: lib('figures'),
          reading: join(root, 'web/src/features/documents/reading/read-file.ts'),
        },
        formats: ['es'],
      },
    },
  });
  const parts = ['figures', 'reading'].map((name) => import(join(outDir, `${name}.mjs`)));
  return Object.assign({}, ...(await Promise.all(parts)));
}

/**
 * A document as the browser reads and sends it: its whole text, and the tables and tags that were found in it.
 * @param {string} path
 * @param {Library} library
 */
export async function readFileAt(path, library) {
  const bytes = await readFile(path).catch(() => {
    throw new Failure(`There is no file ${path} that can be read.`);
  });
  return library.readFile(new File([bytes], basename(path))).catch((error) => {
    throw new Failure(`${path}: ${error instanceof Error ? error.message : 'it cannot be read.'}`);
  });
}

/** A document as drafts are judged by it. @param {string} path @param {Library} library @returns {Promise<Content>} */
export async function contentAt(path, library) {
  const { whole, structure } = await readFileAt(path, library);
  return library.contentOf({ text: whole, structure });
}
