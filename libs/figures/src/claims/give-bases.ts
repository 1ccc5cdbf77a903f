import type { TimeWords } from '../lexicon/words/entry';
import { after, before, type Clause, isOnly, isTerm, lastBefore, termAt, use } from './slot';
import { isSame } from './give-measure';

/** '3% more than a year earlier', '3% over the year before'. */
export function isLooseBase(clause: Clause, at: number): boolean {
  const term = termAt(clause, at);
  if (term?.is !== 'hedge' || (term.hedge !== 'more than' && term.hedge !== 'less than')) return false;
  const last = before(clause, at);
  // '$63 billion, well below the year before' is still a level.
  if (last?.role === 'level' && isBehindMark(clause, last.at, at)) {
    last.moved ??= term.hedge === 'more than' ? 'up' : 'down';
    return true;
  }
  if (!last || !isOnly(clause, [last.at, at], ['neutral', 'move', 'basis', 'of'])) return false;
  if (last.role === 'level') last.role = 'change';
  last.direction ??= term.hedge === 'more than' ? 'up' : 'down';
  return true;
}

const isBehindMark = (clause: Clause, from: number, at: number): boolean =>
  isOnly(clause, [from, at], ['neutral', 'mark']) && !isOnly(clause, [from, at], ['neutral']);

export function giveBase(clause: Clause, at: number, time: TimeWords): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const isNextNear = next && isOnly(clause, [at, next.at], ['neutral', 'hedge', 'move']) && !last;
  const slot = isNextNear ? next : (last ?? next);
  if (!slot) return;
  // 'year over year (Y/Y)'
  if (slot.base) return isAlike(slot.base, time) ? use(clause, at) : undefined;
  slot.base = time;
  slot.baseAt = at;
  use(clause, at);
}

const isAlike = (one: TimeWords, other: TimeWords): boolean =>
  one.shift === other.shift && one.shiftBy === other.shiftBy && one.year === other.year;

/** 'compared with $12 billion': the figure that follows is the base. */
export function giveComparison(clause: Clause, at: number): void {
  if (clause.cells[at]?.isUsed) return;
  const next = after(clause, at);
  const kinds = [
    'neutral',
    'hedge',
    'of',
    'measure',
    'part',
    'company',
    'basis',
    'time',
    'per share',
    'pronoun',
  ] as const;
  // 'Revenue from iPhone' is no comparison.
  if (isTerm(clause, at + 1, 'part') && isTerm(clause, lastBefore(clause, at), 'measure')) return;
  if (!next || next.role !== 'level' || !isOnly(clause, [at, next.at], [...kinds, 'move'])) return;
  // 'from operations of $5 billion' is no base of another measure.
  const last = before(clause, at);
  if (last?.measures && next.measures && !isSame(last.measures, next.measures)) {
    // 'Debt of $5 billion against equity of $14 billion' says two things.
    return clause.cells[at]?.item.key === 'against' ? use(clause, at) : undefined;
  }
  next.isOfBase = true;
  // 'compared to an increase of 18%' is a change of the time before.
  if (isOnly(clause, [at, next.at], kinds)) next.role = 'base';
  use(clause, at);
}

/** 'compared to $438 million, or 18.7% of sales, a year earlier': what says the base in other words is of its time, too. */
export function goOnWithBases(clause: Clause): void {
  clause.slots.forEach((slot, index) => {
    const last = clause.slots[index - 1];
    if (
      !last?.isOfBase ||
      slot.role === 'base' ||
      !isOnly(clause, [last.at, slot.at], ['neutral', 'hedge', 'or', 'mark'])
    )
      return;
    slot.isOfBase = true;
    const time = last.time ?? slot.time;
    last.time = time;
    slot.time = time;
  });
}
