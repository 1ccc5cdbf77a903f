import { draftsOf } from './drafts.mjs';
import { free } from './free.mjs';
import { readGolden } from './read-golden.mjs';

/**
 * @typedef {import('./documents.mjs').Library} Library
 * @typedef {{ n: number, traced: number, mismatch: number }} Count
 * @typedef {{ counts: Record<string, Count>, misses: string[], falses: string[], facts: number }} Measured
 */

/** @returns {Measured} */
export function nothingMeasured() {
  return { counts: {}, misses: [], falses: [], facts: 0 };
}

/**
 * Traces every true and every altered sentence about a document, and adds up what became of them.
 * @param {import('./golden.mjs').Golden} document @param {string} text @param {Library} library @param {Measured} measured
 */
export function measure(document, text, { prepareEvidence, traceDraft }, measured) {
  const evidence = prepareEvidence({ document: text });
  const facts = readGolden(document);
  measured.facts += facts.length;
  for (const draft of draftsOf(document, facts)) {
    const status = statusOf(traceDraft(draft.text, evidence), draft.text, draft.figure);
    count(
      measured,
      draft.what ? `altered: ${draft.what}` : `true: ${draft.kind}`,
      status,
      draft.what === null,
      draft.text,
    );
  }
  for (const line of (free[document.file] ?? '').trim().split('\n')) {
    const [, sign, figure = '', sentence = ''] = /^([+-]) \[([^\]]*)\] (.*)/.exec(line) ?? [];
    if (!sign) continue;
    const status = statusOf(traceDraft(sentence, evidence), sentence, figure);
    count(
      measured,
      sign === '+' ? 'true: as people write' : 'altered: as people write',
      status,
      sign === '+',
      sentence,
    );
  }
}

/** @param {ReturnType<Library['traceDraft']>} entries @param {string} text @param {string} figure */
function statusOf(entries, text, figure) {
  const from = text.indexOf(figure);
  const entry = entries.find(
    (one) => one.from < from + figure.length && from < one.to && one.kind !== 'name' && one.kind !== 'date',
  );
  return entry?.status ?? 'unsourced';
}

/** @param {Measured} measured @param {string} key @param {string} status @param {boolean} isTrue @param {string} text */
function count({ counts, misses, falses }, key, status, isTrue, text) {
  const one = (counts[key] ??= { n: 0, traced: 0, mismatch: 0 });
  one.n += 1;
  const isTraced = status === 'traced' || status === 'derived';
  if (isTraced) one.traced += 1;
  if (status === 'mismatch') one.mismatch += 1;
  if (isTrue && !isTraced) misses.push(`${status}: ${text}`);
  if (!isTrue && isTraced) falses.push(`${key}: ${text}`);
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
