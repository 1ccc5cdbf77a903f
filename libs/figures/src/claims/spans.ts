import type { TimeWords } from '../lexicon/words/entry';
import { hide, isMark, skipped } from './cells';
import { type Clause, isTerm, type Slot, termAt } from './slot';

/** Years that words name one by one, or from the first to the last. */
interface Range {
  years: readonly number[];
  /** The last year, as it is said. */
  last: TimeWords;
  /** Its cells. */
  from: number;
  end: number;
}

/** Reads over which years a clause takes an average or a rate of growth: 'the three-year average', 'FY2016 to FY2018'. */
export function readSpans(clause: Clause): void {
  const is = clause.cells.findIndex((_, at) => isTerm(clause, at, 'average', 'growth'));
  const isGrowth = isTerm(clause, is, 'growth');
  const span = clause.cells.findIndex((_, at) => spanAt(clause, at) !== null);
  const range = rangeIn(clause);
  if (is < 0) return range ? readChange(clause, range) : undefined;
  const slot = ownSlot(clause, is);
  if (!slot) return;
  const named = spanAt(clause, span);
  const counted = range && (isGrowth ? range.years.length - 1 : range.years.length);
  const years = named ?? counted;
  // 'The three-year average of 2021 and 2022' does not say which years it means.
  if (years === null || years < 2 || (counted !== null && counted !== years)) return;
  clause.span = { is: isGrowth ? 'growth' : 'average', years, of: slot };
  hide(clause, [is, is + 1]);
  if (span >= 0) hide(clause, [opening(clause, span), span + 1]);
  if (range) {
    slot.time = range.last;
    hide(clause, [range.from, range.end]);
  }
  clause.cells.forEach((_, at) => {
    // 'averaged $5 billion a year'
    const term = termAt(clause, at);
    if (term?.is === 'time' && term.time.months === 12 && Object.keys(term.time).length === 1)
      hide(clause, [at, at + 1]);
  });
}

/** The one figure of the segment: which of several is an average is not clear. */
function ownSlot({ cells, slots }: Clause, at: number): Slot | null {
  const own = slots.filter((slot) => cells[slot.at]?.segment === cells[at]?.segment);
  const [slot, ...others] = own.length > 0 ? own : slots;
  return slot && others.length === 0 ? slot : null;
}

/** 'three-year'; 'over the last two years' is the base of a change elsewhere. */
function spanAt(clause: Clause, at: number): number | null {
  const term = termAt(clause, at);
  if (term?.is === 'span') return term.years;
  return term?.is === 'against' && term.time.shiftBy === 'year' && (term.time.shift ?? 0) < -1
    ? -(term.time.shift ?? 0)
    : null;
}

/** 'The change from 2022 to 2023' before its figure; behind it, words of time are read one by one. */
function readChange(clause: Clause, { years, last, from, end }: Range): void {
  const [slot, ...others] = clause.slots;
  const [first, ...later] = years;
  if (!slot || others.length > 0 || first === undefined || from > slot.at) return;
  const against = clause.cells.findIndex((_, at) => isTerm(clause, at, 'against'));
  const term = termAt(clause, against);
  const isYear = term?.is === 'against' && term.time.shift === -1 && term.time.shiftBy === 'year';
  if (term && (!isYear || later.length !== 1)) return;
  slot.time = last;
  slot.base = { year: first, ...(last.isFiscal && { isFiscal: true }) };
  slot.baseAt = from;
  hide(clause, [from, end]);
  if (term) hide(clause, [against, against + 1]);
}

/** The first range of years of a clause. */
function rangeIn(clause: Clause): Range | null {
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
function opening(clause: Clause, at: number): number {
  let from = at;
  while (isTerm(clause, from - 1, 'neutral')) from -= 1;
  return isTerm(clause, from - 1, ...OPENERS) ? from - 1 : at;
}

const isBetween = (clause: Clause, at: number): boolean => isTerm(clause, opening(clause, at), 'between');
