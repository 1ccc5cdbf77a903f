import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildLibrary, readDocument } from './bench/figures/documents.mjs';
import { golden, own } from './bench/figures/golden.mjs';
import { hostileTexts } from './bench/figures/hostile.mjs';
import { measure, nothingMeasured, report } from './bench/figures/measure.mjs';
import { command } from './failure.mjs';
import { root } from './places.mjs';
import { install } from './set-up/install.mjs';

// npm run bench:figures -- --documents DIR: how well figures are traced, true and altered, and how long that takes.
// DIR holds the filings that scripts/bench/figures/golden.mjs names; without it our own small filing is read.

await command(async () => {
  await install();
  const library = await buildLibrary();
  const at = process.argv.indexOf('--documents');
  const folder = at < 0 ? null : resolve(process.argv[at + 1] ?? '.');
  const documents = folder
    ? await present(folder)
    : [{ document: own, path: join(root, 'libs/text/src/figures/fixtures', own.file) }];
  const developed = nothingMeasured();
  const keptAside = nothingMeasured();
  /** @type {{ name: string, text: string }[]} */
  const texts = [];
  for (const { document, path } of documents) {
    const text = await readDocument(path, library);
    texts.push({ name: document.file, text });
    measure(document, text, library, document.isKeptAside ? keptAside : developed);
  }
  console.log('\nDocuments it was developed with\n');
  report(developed);
  if (keptAside.facts > 0) {
    console.log('\nDocuments that were kept aside\n');
    report(keptAside);
  }
  times(texts, library);
});

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

/** @param {{ name: string, text: string }[]} texts @param {import('./bench/figures/documents.mjs').Library} library */
function times(texts, { readFigures, prepareEvidence, traceDraft }) {
  console.log('\nMilliseconds of processor time, best of 5\n');
  for (const { name, text } of texts) {
    const evidence = prepareEvidence({ document: text });
    const draft = 'Revenue was $7.19 billion, down 13% from a year earlier, and net income was $205 million. '.repeat(
      33,
    );
    const took = [
      () => readFigures(text),
      () => prepareEvidence({ document: text }),
      () => traceDraft(draft, evidence),
    ].map(best);
    console.log(
      name.padEnd(26),
      `${Math.round(text.length / 1024)} KB`.padStart(7),
      `read ${took[0]}`.padStart(9),
      `prepare ${took[1]}`.padStart(12),
      `draft of 3,000 characters ${took[2]}`,
    );
  }
  console.log('\nHostile texts of 50 and 100 KB: what takes longest, and how much longer twice the length takes\n');
  const evidence = prepareEvidence({ document: 'Net sales were $5 million.' });
  const full = hostileTexts(100_000);
  const rows = Object.entries(hostileTexts(50_000)).flatMap(([name, half]) => {
    const whole = full[name] ?? '';
    return [
      { name: `read: ${name}`, half: best(() => readFigures(half)), whole: best(() => readFigures(whole)) },
      {
        name: `trace: ${name}`,
        half: best(() => traceDraft(half, evidence)),
        whole: best(() => traceDraft(whole, evidence)),
      },
    ];
  });
  for (const { name, half, whole } of rows.sort((a, b) => b.whole - a.whole).slice(0, 8)) {
    console.log(
      name.padEnd(30),
      String(half).padStart(6),
      String(whole).padStart(6),
      (whole / Math.max(half, 1)).toFixed(1).padStart(6),
    );
  }
}

/** @param {() => unknown} run */
function best(run) {
  let least = Infinity;
  for (let n = 0; n < 5; n++) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, Math.round((user + system) / 1000));
  }
  return least;
}
