import { readFileSync } from 'node:fs';
import { contentAt } from '../../trace/library.mjs';

/** @typedef {import('./filing.mjs').Filing} Filing */
/** @typedef {import('./filing.mjs').Fact} Tag */
/** @typedef {import('../../trace/library.mjs').Library} Library */
/** @typedef {import('../../trace/library.mjs').Content} Content */
/** @typedef {import('../../trace/library.mjs').TableFact} TableFact */
/** @typedef {{ name: string, tags: number, right: number, cells: number, read: number, uncertain: number, wrong: number, missing: number }} Reading */

/**
 * How much of what the issuers tagged is read right before any claim is judged: by the tags in HTML, and by heads, captions
 * and calendar alone in the printed PDF. Only tags that are a whole cell of a table have heads.
 * @param {Filing[]} filings
 * @param {Library} library
 * @returns {Promise<string>}
 */
export async function readingTable(filings, library) {
  /** @type {Reading[]} */
  const readings = [];
  for (const filing of filings) {
    const html = library.readHtml(readFileSync(filing.paths.htm, 'utf8'));
    const pages = await contentAt(filing.paths.pdf, library);
    readings.push({ name: filing.name, ...compareTags(filing, html), ...compareCells(filing, pages, library) });
  }
  const all = readings.reduce((sum, one) => {
    const added = Object.entries(sum).map(([key, value]) => [key, value + one[/** @type {'tags'} */ (key)]]);
    return Object.fromEntries(added);
  }, sums());
  const rows = [...readings, { ...all, name: '**all**' }].map(rowOf);
  const head = [
    'filing',
    'tags',
    'read right (.htm)',
    'cells',
    'right (PDF)',
    'marked uncertain',
    'certain and wrong',
    'not found',
  ];
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** @returns {Omit<Reading, 'name'>} */
const sums = () => ({ tags: 0, right: 0, cells: 0, read: 0, uncertain: 0, wrong: 0, missing: 0 });

/** @param {Reading} reading */
function rowOf({ name, tags, right, cells, read, uncertain, wrong, missing }) {
  const share = (/** @type {number} */ part, /** @type {number} */ of) =>
    `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`;
  const shares = [read, uncertain, wrong, missing].map((part) => share(part, cells));
  return [name, String(tags), share(right, tags), String(cells), ...shares];
}

/** @param {Filing} filing @param {Content} html */
function compareTags({ facts }, html) {
  const keys = new Map();
  for (const { concept, value, period, members } of html.filing?.facts ?? []) {
    const days = 'at' in period ? `|${period.at}` : `${period.start}|${period.end}`;
    const key = keyOf(
      concept,
      value,
      days,
      members.map(({ axis, member }) => [axis, member]),
    );
    keys.set(key, (keys.get(key) ?? 0) + 1);
  }
  const right = facts.filter(({ concept, value, start, end, members }) => {
    const key = keyOf(concept, value, `${start ?? ''}|${end}`, members);
    const left = keys.get(key) ?? 0;
    keys.set(key, left - 1);
    return left > 0;
  }).length;
  return { tags: facts.length, right };
}

/** @param {string} concept @param {number} value @param {string} days @param {string[][]} members */
function keyOf(concept, value, days, members) {
  return [concept, value, days, ...members.map((member) => member.join('=')).toSorted()].join('|');
}

/** @param {Filing} filing @param {Content} pages @param {Library} library */
function compareCells({ facts }, pages, { readTableFacts }) {
  /** @type {Map<string, TableFact[]>} */
  const byDigits = new Map();
  for (const fact of readTableFacts(pages)) {
    const digits = digitsOf(pages.text.slice(fact.from, fact.to));
    byDigits.set(digits, [...(byDigits.get(digits) ?? []), fact]);
  }
  const counts = { cells: 0, read: 0, uncertain: 0, wrong: 0, missing: 0 };
  for (const tag of facts) {
    if (!tag.isInTable || tag.label === '' || !/\d/.test(tag.shown) || tag.label.includes(tag.shown)) continue;
    counts.cells += 1;
    const alike = (byDigits.get(digitsOf(tag.shown)) ?? []).filter(({ labels }) =>
      isSameLabel(labels.at(-1) ?? '', tag.label),
    );
    if (alike.length === 0) counts.missing += 1;
    else if (alike.some((fact) => agrees(fact, tag))) counts.read += 1;
    else if (alike.every(({ isCertain }) => isCertain)) counts.wrong += 1;
    else counts.uncertain += 1;
  }
  return counts;
}

/** @param {string} text */
const digitsOf = (text) => text.replace(/[^\d.]/g, '').replace(/^0+(?=\d)/, '');

/** @param {string} text */
const lettersOf = (text) => text.toLowerCase().replace(/\(\d\)|[^a-z]/g, '');

/** Footnote marks and wrapped lines make labels differ at one of their ends. @param {string} one @param {string} other */
function isSameLabel(one, other) {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  return a === b || (a.length > 4 && (b.endsWith(a) || b.startsWith(a) || a.endsWith(b)));
}

/** Value, scale and period as tagged; the sign of an outflow is the concept's. @param {TableFact} fact @param {Tag} tag */
function agrees({ value, unit, period }, tag) {
  const days = tag.start === null ? 0 : (Date.parse(tag.end) - Date.parse(tag.start)) / 86_400_000 + 1;
  const size = Math.abs(unit === 'percent' ? value / 100 : value);
  if (!period || period.end !== tag.end || (period.months === 0) !== (days === 0)) return false;
  const isSameTime = Math.abs(period.months - Math.round(days / 30.4)) <= 1;
  return isSameTime && Math.abs(size - Math.abs(tag.value)) <= Math.abs(tag.value) * 1e-9;
}
