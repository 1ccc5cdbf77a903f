import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../../places.mjs';
import { golden, own } from '../figures/golden.mjs';
import { hostileTexts } from '../figures/hostile.mjs';
import { measure, nothingMeasured, report, shares } from '../figures/measure.mjs';
import { examineFilings } from '../filings/part.mjs';
import { buildLibrary, readFileAt } from '../../trace/library.mjs';

export const title = 'Figures: what is traced to its page';
export const about =
  'True sentences about a document, and altered ones, of which none may be traced, beside a plain search for their digits. ' +
  'Times are processor time. `npm run bench -- figures --documents DIR` reads the filings that ' +
  '`scripts/bench/figures/golden.mjs` names; without it our own small one is read. What is measured on inline filings, by ' +
  'their own tags, stands in [figures.md](figures.md).';

const search = 'plain search';
const half = 'half as long';

/** @param {import('../../bench.mjs').Wanted} wanted @returns {Promise<import('../table.mjs').Row[]>} */
export async function alone({ documents: folder, repetitions, ...wanted }) {
  if (folder) await examineFilings({ folder: resolve(folder), ...wanted });
  const library = await buildLibrary();
  const documents = folder
    ? await present(resolve(folder))
    : [{ document: own, path: join(root, 'libs/text/src/fixtures', own.file) }];
  const measured = { 'developed with': nothingMeasured(), 'kept aside': nothingMeasured() };
  /** @type {import('../table.mjs').Row[]} */
  const times = [];
  for (const { document, path } of documents) {
    const file = await readFileAt(path, library);
    measure(document, file, library, measured[document.isKeptAside ? 'kept aside' : 'developed with']);
    times.push(...timesOf(document.file, file, library, repetitions));
  }
  const rows = Object.entries(measured).flatMap(([which, sentences]) => {
    if (sentences.facts === 0) return [];
    console.log(`\nDocuments: ${which}\n`);
    report(sentences);
    return /** @type {const} */ (['true', 'altered']).map((kind) => {
      const { traced, found } = shares(sentences, kind);
      const name = `${kind} sentences that are traced, documents ${which}`;
      return { name, unit: '%', ours: [traced], beside: { [search]: [found] }, moreIsBetter: kind === 'true' };
    });
  });
  return [...rows, ...times, ...hostile(library, repetitions)];
}

/** @param {string} folder */
async function present(folder) {
  const found = [];
  for (const document of golden) {
    const path = join(folder, document.file);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) found.push({ document, path });
    else console.log(`${document.file} is not there and is left out.`);
  }
  return found;
}

/** @typedef {import('../../trace/library.mjs').Library} Library */

/** @param {string} name @param {import('../../trace/library.mjs').ReadFile} file @param {Library} library @param {number} repetitions */
function timesOf(name, { whole, structure }, { readSource, prepareSources, traceDraft }, repetitions) {
  const input = { document: whole, structure };
  const evidence = prepareSources(input);
  const draft = 'Revenue was $7.19 billion, down 13% from a year earlier, and net income was $205 million. '.repeat(33);
  const row = (/** @type {string} */ what, /** @type {() => unknown} */ body) => ({
    name: `${name}, ${Math.round(whole.length / 1024)} KB: ${what}`,
    unit: 'ms',
    ours: processorTimes(body, repetitions),
  });
  return [
    row('it is read and prepared', () => readSource(input)),
    row('a draft of 3,000 characters is traced', () => traceDraft(draft, evidence)),
  ];
}

/** What takes longest of the texts that make careless patterns slow. @param {Library} library @param {number} repetitions */
function hostile({ readSource, prepareSources, traceDraft }, repetitions) {
  const evidence = prepareSources({ document: 'Net sales were $5 million.', structure: null });
  const halves = hostileTexts(50_000);
  const rows = Object.entries(hostileTexts(100_000)).flatMap(([name, whole]) =>
    /** @type {[string, (text: string) => unknown][]} */ ([
      ['read', (document) => readSource({ document, structure: null })],
      ['traced', (text) => traced(() => traceDraft(text, evidence))],
    ]).map(([what, body]) => ({
      name: `100 KB of hostile text (${name}): ${what}`,
      unit: 'ms',
      ours: processorTimes(() => body(whole), repetitions),
      beside: { [half]: processorTimes(() => body(halves[name] ?? ''), repetitions) },
    })),
  );
  return rows.sort((a, b) => Math.min(...b.ours) - Math.min(...a.ours)).slice(0, 3);
}

/** A text that is too much for its figures is refused, and that takes its time, too. @param {() => unknown} body */
function traced(body) {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TooMuchToTrace')) throw error;
    return null;
  }
}

/** @param {() => unknown} body @param {number} repetitions */
function processorTimes(body, repetitions) {
  return Array.from({ length: repetitions }, () => {
    const start = process.cpuUsage();
    body();
    const { user, system } = process.cpuUsage(start);
    return Math.round((user + system) / 1000);
  });
}
