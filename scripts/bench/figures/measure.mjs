import { attack } from './attack.mjs';
import { draftsOf } from './drafts.mjs';
import { free } from './free.mjs';
import { readGolden } from './read-golden.mjs';

/**
 * @typedef {import('../../trace/library.mjs').Library} Library
 * @typedef {{ n: number, traced: number, mismatch: number, found: number }} Count  Found: by looking for its digits alone.
 * @typedef {{ counts: Record<string, Count>, misses: string[], falses: string[], facts: number }} Measured
 */

/** @returns {Measured} */
export function nothingMeasured() {
  return { counts: {}, misses: [], falses: [], facts: 0 };
}

/**
 * Traces every true and every altered sentence about a document, and adds up what became of them.
 * @param {import('./golden.mjs').Golden} document @param {import('../../trace/library.mjs').ReadFile} file @param {Library} library @param {Measured} measured
 */
export function measure(document, { whole: text, structure }, { prepareSources, traceDraft }, measured) {
  const evidence = prepareSources({ document: text, structure });
  const facts = readGolden(document);
  measured.facts += facts.length;
  for (const draft of draftsOf(document, facts)) {
    const status = statusOf(traceDraft(draft.text, evidence), draft.text, draft.figure);
    count(measured, draft.what ? `altered: ${draft.what}` : `true: ${draft.kind}`, status, draft.what === null, {
      text: draft.text,
      isFound: stands(text, draft.figure),
    });
  }
  for (const [which, sentences] of Object.entries({ '': free, 'attack, ': attack })) {
    for (const line of (sentences[document.file] ?? '').trim().split('\n')) {
      const [, sign, figure = '', sentence = ''] = /^([+-]) \[([^\]]*)\] (.*)/.exec(line) ?? [];
      if (!sign) continue;
      const status = statusOf(traceDraft(sentence, evidence), sentence, figure);
      const key = `${which}${sign === '+' ? 'true' : 'altered'}: as people write`;
      count(measured, key, status, sign === '+', { text: sentence, isFound: stands(text, figure) });
    }
  }
}

/** Whether the digits of a figure stand in a document: what a plain search tells. @param {string} document @param {string} figure */
function stands(document, figure) {
  const digits = /\d[\d.,]*/.exec(figure)?.[0].replace(/[.,]$/, '');
  return digits !== undefined && document.includes(digits);
}

/** @param {ReturnType<Library['traceDraft']>} entries @param {string} text @param {string} figure */
function statusOf(entries, text, figure) {
  const from = text.indexOf(figure);
  const entry = entries.find(
    (one) => one.from < from + figure.length && from < one.to && one.kind !== 'name' && one.kind !== 'date',
  );
  return entry?.status ?? 'unsourced';
}

/** @param {Measured} measured @param {string} key @param {string} status @param {boolean} isTrue @param {{ text: string, isFound: boolean }} sentence */
function count({ counts, misses, falses }, key, status, isTrue, { text, isFound }) {
  const one = (counts[key] ??= { n: 0, traced: 0, mismatch: 0, found: 0 });
  one.n += 1;
  if (isFound) one.found += 1;
  const isTraced = status === 'traced' || status === 'derived';
  if (isTraced) one.traced += 1;
  if (status === 'mismatch') one.mismatch += 1;
  if (isTrue && !isTraced) misses.push(`${status}: ${text}`);
  if (!isTrue && isTraced) falses.push(`${key}: ${text}`);
}

/**
 * How many in a hundred sentences are traced, and how many a plain search finds.
 * @param {Measured} measured
 * @param {'true' | 'altered'} which
 */
export function shares({ counts }, which) {
  const chosen = Object.entries(counts).flatMap(([key, one]) => (key.startsWith(which) ? one : []));
  const sum = (/** @type {'n' | 'traced' | 'found'} */ of) => chosen.reduce((total, one) => total + one[of], 0);
  return { traced: (100 * sum('traced')) / sum('n'), found: (100 * sum('found')) / sum('n') };
}

/** @param {Measured} measured */
export function report({ counts, misses, falses, facts }) {
  const rows = Object.entries(counts).sort(([a], [b]) => a.localeCompare(b));
  console.log(
    'what'.padEnd(28),
    'sentences'.padStart(9),
    'traced'.padStart(8),
    'mismatch'.padStart(9),
    'unsourced'.padStart(10),
  );
  for (const [key, { n, traced, mismatch }] of rows) {
    console.log(
      key.padEnd(28),
      String(n).padStart(9),
      String(traced).padStart(8),
      String(mismatch).padStart(9),
      String(n - traced - mismatch).padStart(10),
    );
  }
  const sum = (/** @type {string} */ start, /** @type {'n' | 'traced'} */ of) =>
    rows.filter(([key]) => key.startsWith(start)).reduce((total, [, one]) => total + one[of], 0);
  const share = (/** @type {number} */ a, /** @type {number} */ b) =>
    `${a} of ${b} (${((a / Math.max(b, 1)) * 100).toFixed(2)}%)`;
  console.log(
    `\n${facts} facts. Recall: ${share(sum('true', 'traced'), sum('true', 'n'))}. False 'traced': ${share(sum('altered', 'traced'), sum('altered', 'n'))}.`,
  );
  const right = sum('true', 'traced');
  console.log(`Precision of 'traced': ${share(right, right + sum('altered', 'traced'))}.`);
  for (const one of falses.slice(0, 10)) console.log(`  false: ${one}`);
  for (const one of misses.slice(0, 10)) console.log(`  missed, ${one}`);
}
