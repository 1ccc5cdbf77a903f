import type { TimeWords } from '../lexicon/words/entry';
import { isMark, skipped } from './cells';
import { type Clause, isTerm, termAt } from './slot';

/** Years that words name one by one, or from the first to the last. */
export interface Range {
  years: readonly number[];
  /** The last year, as it is said. */
  last: TimeWords;
  /** Its cells. */
  from: number;
  end: number;
}

/** The first range of years of a clause. */
export function rangeIn(clause: Clause): Range | null {
  for (let at = 0; at < clause.cells.length; at++) {
    const first = yearAt(clause, at);
    const range = first && rangeFrom(clause, at, first);
    if (range) return range;
  }
  return null;
}

function rangeFrom(clause: Clause, at: number, first: TimeWords): Range | null {
  const years = [first.year ?? 0];
  let [last, end] = [first, at + 1];
  let isRange = false;
  for (let next = linked(clause, end); next; next = linked(clause, end)) {
    const time = yearAt(clause, next.at);
    if (!time?.year || isRange) break;
    const before = years.at(-1) ?? 0;
    isRange = next.isRange || (next.isAnd && isBetween(clause, at));
    // A list names each year.
    if (time.year <= before || (!isRange && time.year !== before + 1)) return null;
    for (let year = before + 1; year <= time.year; year++) years.push(year);
    last = { ...time, ...((first.isFiscal || time.isFiscal) && { isFiscal: true }) };
    end = next.at + 1;
  }
  return years.length > 1 ? { years, last, from: opening(clause, at), end } : null;
}

const yearAt = (clause: Clause, at: number): TimeWords | null => {
  const term = termAt(clause, at);
  return term?.is === 'time' && term.time.year !== undefined && (term.time.months ?? 12) === 12 && !term.time.isEnd
    ? term.time
    : null;
};

/** What ties a year to the next one: 'to', 'and', a comma, a dash or nothing. */
function linked(clause: Clause, from: number): { at: number; isRange: boolean; isAnd: boolean } | null {
  let at = skipped(clause, from);
  const isDash = isMark(clause, at, '–') || isMark(clause, at, '-') || isMark(clause, at, '—');
  const isComma = isMark(clause, at, ',');
  if (isDash || isComma) at = skipped(clause, at + 1);
  const isTo = isTerm(clause, at, 'to');
  const isAnd = isTerm(clause, at, 'break');
  if (isTo || isAnd) at = skipped(clause, at + 1);
  // A hyphen between two years joins them without a mark.
  const isRange = isTo || isDash || (!isAnd && !isComma);
  return yearAt(clause, at) ? { at, isRange, isAnd } : null;
}

const OPENERS = ['base', 'hedge', 'between', 'of'] as const;

/** 'from', 'over' and 'between' before the first year belong to the range. */
export function opening(clause: Clause, at: number): number {
  let from = at;
  while (isTerm(clause, from - 1, 'neutral')) from -= 1;
  return isTerm(clause, from - 1, ...OPENERS) ? from - 1 : at;
}

const isBetween = (clause: Clause, at: number): boolean => isTerm(clause, opening(clause, at), 'between');
