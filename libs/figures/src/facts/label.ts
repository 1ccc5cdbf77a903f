import { measuresNamed, type NamedMeasure } from '../lexicon/measures';
import type { MeasureKind } from '../lexicon/measures/measure';
import { wordsOf } from '../lexicon/normalise';
import type { Basis } from './fact';
import { composedName } from './row-names';
import { remembered } from '../remembered';

/** What a label of a row or a head says beside a name: 'Adjusted net income attributable to Northwind'. */
export interface Label {
  /** The words that are left, which name a measure or a part. */
  name: string;
  isTotal: boolean;
  isOfParent: boolean;
  isOfOthers: boolean;
  basis: Basis | null;
  /** '% of net sales': the share of that. */
  shareOf: string | null;
}

const TOTALS = new Set(['total', 'totals', 'consolidated', 'subtotal', 'worldwide', 'overall']);
const ADJUSTED = new Set(['adjusted', 'nongaap', 'core', 'normalized', 'underlying']);
const SHARE = [
  ['as', 'a', 'percentage', 'of'],
  ['as', 'a', 'percent', 'of'],
  ['as', 'percentage', 'of'],
  ['percentage', 'of'],
  ['percent', 'of'],
];
const LEADING = new Set(['less', 'plus', 'add', 'the', 'gaap', 'reported', 'of']);

export const readLabel: (text: string) => Readonly<Label> = remembered((text) => {
  const all = wordsOf(text.replaceAll('%', ' percent ')).filter((word) => word !== 'gaap');
  const [words, shareOf] = cutShare(all);
  const at = words.indexOf('attributable');
  const own = at < 0 ? words : words.slice(0, at);
  const others = at < 0 ? [] : words.slice(at + 1);
  const isOfOthers = others.some((word) => word === 'noncontrolling' || word === 'minority');
  const isConstant = own.includes('constant') && own.includes('currency');
  const isAdjusted = own.some((word) => ADJUSTED.has(word));
  const left = own.filter((word) => !ADJUSTED.has(word));
  while (LEADING.has(left[0] ?? '')) left.shift();
  // 'Return on invested capital, as adjusted'
  if (isAdjusted && left.at(-1) === 'as') left.pop();
  const isTotal = TOTALS.has(left[0] ?? '') || TOTALS.has(left.at(-1) ?? '');
  return {
    name: left.join(' '),
    isTotal,
    isOfParent: at >= 0 && !isOfOthers,
    isOfOthers,
    basis: isConstant ? 'constant currency' : isAdjusted ? 'adjusted' : null,
    shareOf,
  };
});

function cutShare(words: readonly string[]): [own: readonly string[], of: string | null] {
  for (const phrase of SHARE) {
    const at = words.findIndex((_, from) => phrase.every((word, index) => words[from + index] === word));
    if (at >= 0) return [words.slice(0, at), words.slice(at + phrase.length).join(' ')];
  }
  return [words, null];
}

/** The name without the words that sums and amounts after deductions are marked with. */
function withoutTotal(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && TOTALS.has(words[0] ?? '')) words.shift();
  while (words.length > 1 && (TOTALS.has(words.at(-1) ?? '') || words.at(-1) === 'net')) words.pop();
  return words.join(' ');
}

/** What is netted, and when it is, stands behind the name: 'Receivables, net of allowances of $12', 'Cash at end of year'. */
const NETTED = [
  ' net of ',
  ' less ',
  ' excluding ',
  ' of property',
  ' at cost',
  ' including ',
  ' at end',
  ' at beginning',
  ' end of',
  ' beginning',
  ' ending',
  ' as of',
];

/** The measures that a label may name, of the kinds that its figure can be. */
export function measuresIn(name: string, kinds: readonly MeasureKind[]): readonly NamedMeasure[] {
  const cut = NETTED.map((words) => name.indexOf(words)).filter((at) => at > 0);
  const shorter = cut.length > 0 ? name.slice(0, Math.min(...cut)) : name;
  const exact = measuresNamed(name).filter(({ kind }) => kinds.includes(kind));
  if (exact.length > 0) return exact;
  for (const tried of [withoutTotal(name), shorter, withoutTotal(shorter)]) {
    // What issuers write in a row is a name as it stands: 'Property, net' is not what the row 'Property' says.
    const found = measuresNamed(tried).filter(({ kind, source }) => source === 'everyday' && kinds.includes(kind));
    if (found.length > 0) return found;
  }
  return composedName(name, kinds);
}

/** What an everyday name of a measure says in a longer text, where there is one alone: 'Net sales by category'. */
export function measureWithin(text: string, kinds: readonly MeasureKind[]): { measure: string; isBy: boolean } | null {
  const words = wordsOf(text);
  const named = new Map<string, boolean>();
  for (let at = 0; at < words.length;) {
    const found = longestFrom(words, at, kinds);
    at += found?.length ?? 1;
    if (found) named.set(found.measure, named.get(found.measure) === true || BY.has(words[at] ?? ''));
  }
  const [only] = named;
  return only && named.size === 1 ? { measure: only[0], isBy: only[1] } : null;
}

const BY = new Set(['by', 'for', 'disaggregated', 'from']);
const LONGEST = 8;

function longestFrom(words: readonly string[], at: number, kinds: readonly MeasureKind[]) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const named = measuresNamed(words.slice(at, at + length).join(' ')).filter(
      ({ kind, source }) => source === 'everyday' && kinds.includes(kind),
    );
    const [only] = named;
    if (only && named.length === 1) return { measure: only.measure, length };
  }
  return null;
}
