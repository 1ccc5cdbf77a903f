import type { Item } from '../claims/items';
import { RELATIVE } from '../claims/leave-out';
import type { Place } from '../document/document';
import type { FigureReading } from '../claims/reading';
import type { Term } from '../lexicon/words/entry';
import { segmentAt } from './segment-at';

/** 'Excluding lamps, ...' and 'Its rival, ...' hold for all figures of a sentence. */
const FOR_ALL = new Set<Term['is']>(['scope', 'other', 'part', 'modality', 'basis']);
/** ', which holds for Europe alone' narrows a figure, whatever clause it stands in. */
const NARROWS = new Set<Term['is']>(['scope', 'part', 'modality', 'basis']);
/** What begins so tells of something else, behind a figure: ', driven by ...', ', with the remainder ...'. */
const GOES_ON = new Set(
  'which who whose while as with because since after before when where driven thanks led reflecting resulting'.split(
    ' ',
  ),
);

/**
 * Whether a word that a reading leaves out may say something of a figure: what stands between the figures beside it, but for
 * clauses behind it that tell of something else, and what stands before or behind all figures and holds for each.
 */
export function concerns(
  items: readonly Item[],
  at: number,
  { place, period }: Pick<FigureReading, 'period'> & { place: Place },
): boolean {
  const own = items.findIndex(({ from, to }) => from < place.to && place.from < to);
  const figures = items.flatMap(({ is }, index) => (is === 'figure' ? [index] : []));
  const before = figures.findLast((index) => index < own) ?? -1;
  const after = figures.find((index) => index > own) ?? items.length;
  const isApart = goesOn(items, at, own) && !narrows(items[at]);
  if (at > before && at < after) return !isApart;
  const isOutside = at < (figures[0] ?? 0) || at > (figures.at(-1) ?? items.length);
  return isOutside && !isApart && holdsForAll(items[at], period !== null);
}

const narrows = (item: Item | undefined): boolean =>
  item?.is === 'term' ? NARROWS.has(item.term.is) : item?.isName === true;

function holdsForAll(item: Item | undefined, hasPeriod: boolean): boolean {
  if (item?.is !== 'term') return item?.isName === true;
  return FOR_ALL.has(item.term.is) || (item.term.is === 'time' && !hasPeriod);
}

function goesOn(items: readonly Item[], at: number, own: number): boolean {
  const [from, to] = segmentAt(items, at);
  const opener = items[from]?.key ?? '';
  return from > own ? GOES_ON.has(opener) : to < own && RELATIVE.has(opener);
}
