import { hide } from './cells';
import { type Clause, isTerm, type Slot, termAt } from './slot';
import { opening, type Range, rangeIn } from './year-ranges';

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
