import type { TimeWords } from '../lexicon/words/entry';
import { giveBase, isLooseBase } from './give-bases';
import { after, before, type Clause, isOnly, isRatio, isTerm, lastBefore, termAt, use } from './slot';
import { merge } from './times';

/** 'the third quarter' 'of fiscal 2024' becomes one time, at its first place. */
export function mergeTimes(clause: Clause): void {
  let open: { at: number; time: TimeWords } | null = null;
  let isLinked = false;
  for (let at = 0; at < clause.cells.length; at++) {
    const term = termAt(clause, at);
    if (term?.is === 'time') {
      const merged: TimeWords | null = open && (isLinked ? mergeLinked : merge)(open.time, term.time);
      const cell = open && clause.cells[open.at];
      if (open && merged && cell?.item.is === 'term') {
        cell.item = { ...cell.item, term: { is: 'time', time: merged } };
        clause.cells[at] = { item: { ...cell.item, term: { is: 'neutral' } }, segment: cell.segment, isUsed: true };
        open = { at: open.at, time: merged };
      } else open = { at, time: term.time };
      isLinked = false;
    } else if (term?.is === 'of') isLinked = true;
    else if (!isLink(clause, at, open?.time) && term?.is !== 'neutral') open = null;
  }
}

/** 'from a year earlier in the third quarter': a time that is counted from another one is not that. */
const mergeLinked = (one: TimeWords, other: TimeWords): TimeWords | null =>
  one.shift === undefined ? merge(one, other) : null;

/** 'the three months to June': up to its last month. */
function isLink(clause: Clause, at: number, open: TimeWords | undefined): boolean {
  if (!open?.months || open.month !== undefined || open.day !== undefined || !isTerm(clause, at, 'to')) return false;
  let next = at + 1;
  while (isTerm(clause, next, 'neutral')) next += 1;
  const term = termAt(clause, next);
  const isMonth = term?.is === 'time' && (term.time.month !== undefined || term.time.day !== undefined);
  if (isMonth) use(clause, at);
  return isMonth;
}

/** A time after 'from' or 'compared with' is a base; else it belongs to the figure before it, or to what follows. */
export function giveTime(clause: Clause, at: number, time: TimeWords): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  let nearest = lastBefore(clause, at);
  // 'up 20% over adjusted fiscal 2021'
  if (isTerm(clause, nearest, 'basis')) nearest = lastBefore(clause, nearest);
  // 'than in 2023'
  const behind = isTerm(clause, nearest, 'of') ? lastBefore(clause, nearest) : nearest;
  const mark = isTerm(clause, behind, 'base', 'hedge') ? behind : nearest;
  const isCompared =
    isTerm(clause, mark, 'base') ||
    isLooseBase(clause, mark) ||
    (last?.role === 'multiple' && !isRatio(last, clause.slots) && (last.isOfFormer ? behind : mark) === last.at);
  const isNear = next !== undefined && isOnly(clause, [at, next.at], ['neutral', 'hedge', 'of', 'measure']);
  // 'versus the prior year on 8% higher capacity'
  const isOther = next !== undefined && isTerm(clause, next.at + 1, 'move');
  if (isCompared && (!isNear || isOther)) {
    use(clause, mark);
    return giveBase(clause, at, time);
  }
  // 'from 2022 to 2024'
  const isEndOfRange = isTerm(clause, mark, 'to') && last?.base != null && last.time === null;
  if (isEndOfRange) use(clause, mark);
  const isInOne = last && clause.cells[last.at]?.segment === clause.cells[at]?.segment;
  const belongs = last && (isInOne || !next || clause.cells[next.at]?.segment !== clause.cells[at]?.segment);
  if (belongs) {
    const both = last.time && (isWholeYear(last.time, time) ? merge(last.time, time) : null);
    if (last.time && !both) return undefined;
    last.time = both ?? time;
  } else {
    // '..., and it ended the year with $5 billion'
    const isLater = last && next && !clause.isSource && clause.cells[next.at]?.segment === clause.cells[at]?.segment;
    if (isLater && !next.time) {
      next.time = time;
      return use(clause, at);
    }
    if (clause.time) return giveAgain(clause, at, time);
    clause.time = time;
    clause.timeAt = at;
  }
  return use(clause, at);
}

/** 'For 2022, the full-year rate' and 'the full-year rate for 2022' say one time twice. */
const isWholeYear = (one: TimeWords, other: TimeWords): boolean =>
  [one, other].every(
    ({ quarter, shift, isToDate, months = 12 }) =>
      quarter === undefined && shift === undefined && !isToDate && months === 12,
  );

/** A second time in front of a figure: the same once more, or in a source the one that is nearer to the figure. */
function giveAgain(clause: Clause, at: number, time: TimeWords): void {
  const next = after(clause, at);
  if (clause.time && isWholeYear(clause.time, time)) {
    const both = merge(clause.time, time);
    if (!both) return;
    clause.time = both;
  } else {
    const { segment } = clause.cells[at] ?? {};
    const isNearer = clause.isSource && next && !next.time && segment === clause.cells[next.at]?.segment;
    if (!isNearer || segment === clause.cells[clause.timeAt]?.segment) return;
    next.time = time;
  }
  use(clause, at);
}
