import type { Place } from '../document/document';
import type { Term } from '../lexicon/words/entry';
import { type matchAt as MatchAt, matchAt } from './matcher';
import { type Figure, figureAt, timesFigure } from './figures';
import { nameAt } from './no-claims';
import type { Token } from './tokens';
import { timeAt } from './time-at';
import { withoutOwner } from '../characters';

/** A part of a sentence that was read as one thing. */
export type Item = Place & {
  /** Its first word. */
  key: string;
  /** It was not read and is written like a name. */
  isName: boolean;
} & ({ is: 'figure'; figure: Figure } | { is: 'mark'; mark: string } | { is: 'unread' } | { is: 'term'; term: Term });

type Names = Parameters<typeof MatchAt>[2];

/** Reads the tokens of one sentence from left to right; each belongs to one item. */
export function itemsOf(tokens: readonly Token[], draft: string, names: Names): Item[] {
  const items: Item[] = [];
  const isTitle = isTitleCase(tokens);
  for (let at = 0; at < tokens.length;) {
    const read = itemAt(tokens, at, names);
    const isCut = !isTitle && isCompany(read.item) && goesOn(tokens, at + read.length, names);
    const item: Read | null = isCut ? { is: 'unread' } : read.item;
    const [first, last] = [tokens[at], tokens[at + read.length - 1]];
    if (first && last && item) {
      const isName = item.is === 'unread' && first.isCapital;
      const place = { from: first.from, to: last.to, key: first.key, isName };
      items.push(item.is === 'figure' ? withQuote({ ...item, ...place }, draft) : { ...item, ...place });
    }
    at += read.length;
  }
  shareUnits(items);
  return items;
}

/** '2 to 3%', '$16 to $18 billion': the first number of a range is counted as the second one. */
function shareUnits(items: Item[]): void {
  items.forEach((item, at) => {
    const [mark, next] = [items[at + 1], items[at + 2]];
    if (item.is !== 'figure' || next?.is !== 'figure' || item.figure.power !== 0) return;
    const isRange = mark?.is === 'mark' ? mark.mark !== ',' : mark?.is === 'term' && mark.term.is === 'to';
    const { figure } = item;
    const isAlike = figure.isBare || figure.unit === next.figure.unit;
    if (!isRange || !isAlike || next.figure.isBare) return;
    const factor = 10 ** next.figure.power;
    item.figure = {
      ...figure,
      value: figure.value * factor,
      rounding: figure.rounding * factor,
      unit: next.figure.unit,
      isBare: false,
    };
  });
}

function withQuote<T extends { figure: Figure; from: number; to: number }>(item: T, draft: string): T {
  const { from, to } = item;
  return { ...item, figure: { ...item.figure, from, to, quote: draft.slice(from, to) } };
}

const isCompany = (item: Read | null): boolean => item?.is === 'term' && item.term.is === 'company';

/** Longer words of a headline have capitals, too. */
const isTitleCase = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, key, isCapital }) => kind !== 'word' || isCapital || key.length < 4);

const AFTER_COMPANY: readonly Term['is'][] = ['measure', 'part', 'time', 'basis'];

const OWN = new Set(['we', 'our', 'us']);

/** 'Apple Bank' is not Apple: a name that goes on with a capital is somebody else's. */
function goesOn(tokens: readonly Token[], at: number, names: Names): boolean {
  const [last, next] = [tokens[at - 1], tokens[at]];
  if (OWN.has(last?.key ?? '')) return false;
  if (next?.kind !== 'word' || !next.isCapital || next.from - (last?.to ?? 0) !== 1) return false;
  if (last?.isCapital !== true || isOwner(last.text)) return false;
  const found = matchAt(tokens, at, names);
  return !found || !AFTER_COMPANY.includes(found.term.is);
}

/** "Apple's", "customers'" */
const isOwner = (word: string): boolean => ["'", '’'].includes(word.slice(-1)) || withoutOwner(word) !== word;

type Read =
  | { is: 'figure'; figure: Figure }
  | { is: 'mark'; mark: string }
  | { is: 'unread' }
  | { is: 'term'; term: Term };

/** Marks that part clauses; all others mean nothing. */
const MARKS = new Set([',', ';', '(', ')', '—', '–', '-', ':', '?']);

function itemAt(tokens: readonly Token[], at: number, names: Names): { item: Read | null; length: number } {
  const found = matchAt(tokens, at, names);
  const name = nameAt(tokens, at);
  // 'The three-year average' counts years; '10-year notes' are called so.
  if (name > 0 && found?.term.is !== 'span') return { item: { is: 'unread' }, length: name };
  const time = timeAt(tokens, at);
  if (time) return { item: { is: 'term', term: { is: 'time', time: time.time } }, length: time.length };
  const figure = figureAt(tokens, at);
  if (figure && isOne(figure, tokens, at)) return { item: { is: 'term', term: { is: 'neutral' } }, length: 1 };
  if (figure && (!found || figure.length >= found.length)) {
    return { item: { is: 'figure', figure }, length: figure.length };
  }
  if (found?.term.is === 'times') return { item: { is: 'figure', figure: timesFigure(found) }, length: found.length };
  if (found) return { item: { is: 'term', term: found.term }, length: found.length };
  const token = tokens[at];
  if (token?.kind !== 'mark') return { item: { is: 'unread' }, length: 1 };
  return { item: MARKS.has(token.key) ? { is: 'mark', mark: token.key } : null, length: 1 };
}

/** 'Search is the big one', 'the one to watch': a pronoun. */
function isOne({ isBare, length }: Figure, tokens: readonly Token[], at: number): boolean {
  if (!isBare || length > 1 || tokens[at]?.key !== 'one') return false;
  return (
    !COUNTING.has(tokens[at + 1]?.key ?? '') &&
    tokens[at - 1]?.kind === 'word' &&
    !ALL_BUT.has(tokens[at - 1]?.key ?? '')
  );
}

const COUNTING = new Set(['in', 'of', 'out', 'more', 'fewer', 'less']);
const ALL_BUT = new Set(['but', 'only', 'just', 'to', 'from', 'than']);
