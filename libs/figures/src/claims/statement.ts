import type { Term } from '../lexicon/words/entry';
import type { Item } from './items';
import { type Clause, isTerm } from './slot';

/** Words that change what a figure is of, so that what they stand in cannot be left out. */
export const WEIGHTY: ReadonlySet<Term['is']> = new Set([
  ...([
    'other',
    'modality',
    'basis',
    'scope',
    'as share',
    'every dollar',
    'base',
    'time',
    'against',
    'operator',
  ] as const),
]);

/** In what is said beside a figure a name of a part or a measure could be that of the figure, and 'it' the figure itself. */
export const BESIDE: ReadonlySet<Term['is']> = new Set([
  ...WEIGHTY,
  'part',
  'measure',
  'noun',
  'pronoun',
  'company',
  'per share',
]);
const ACTING: readonly Term['is'][] = ['verb', 'move', 'times'];

/** A clause of its own, with a verb, which says nothing of what a figure may be of. */
export function isStatement(clause: Clause, { from, to }: { from: number; to: number }, weighty = BESIDE): boolean {
  for (let at = from; at < to; at++) {
    if (isActing(clause, at)) return isHarmless(clause, [from, to], weighty);
  }
  return false;
}

export function isActing(clause: Clause, at: number): boolean {
  const item = clause.cells[at]?.item;
  return isTerm(clause, at, ...ACTING) || (item?.is === 'unread' && isPast(item.key)) || VERBS.has(item?.key ?? '');
}

const isPast = (word: string): boolean => word.length > 2 && word.endsWith('ed') && !word.endsWith('eed');
const VERBS = new Set(
  'get make let keep come go do pay fund buy build call say think blame credit thank remember'.split(' '),
);

/** 'helping', 'fed by', 'paid for'. */
export function isParticiple(clause: Clause, at: number): boolean {
  const item = clause.cells[at]?.item;
  if (!item) return false;
  const isWord = item.is === 'unread' || isTerm(clause, at, 'verb', 'move');
  if (!isWord) return false;
  const next = clause.cells[at + 1]?.item;
  return item.key.endsWith('ing') || (next !== undefined && isTerm(clause, at + 1, 'by')) || isPaidFor(item, next);
}

const isPaidFor = (item: Item, next: Item | undefined): boolean => isPast(item.key) && next?.key === 'for';

export function isHarmless(
  clause: Clause,
  [from, to]: readonly [number, number],
  weighty: ReadonlySet<Term['is']>,
): boolean {
  return clause.cells
    .slice(from, to)
    .every(({ item }) => item.is !== 'figure' && !item.isName && !(item.is === 'term' && weighty.has(item.term.is)));
}
