import type { Place } from '../document/document';
import { WEIGHTY } from './asides';
import type { Clause, Slot } from './slot';

/**
 * Words that no figure took. Neighbours are one place. Of a source, those of one figure: words that follow behind a mark tell
 * more of it, but seldom something else.
 */
export function unreadOf(clause: Clause, slot: Slot | null): Place[] {
  const { cells, slots } = clause;
  const places: Place[] = [];
  const counted = new Set(slots.filter((one) => !isStray(one)).map(({ at }) => at));
  for (const [at, { item, isUsed }] of cells.entries()) {
    if (counted.has(at) || (isUsed && item.is !== 'figure') || item.is === 'mark') continue;
    if (slot && isBehind(clause, slot, at)) continue;
    const last = places.at(-1);
    if (last && item.from - last.to <= 1) last.to = item.to;
    else places.push({ from: item.from, to: item.to });
  }
  return places;
}

const COUNTED = new Set(['shares', 'share balance', 'count']);

/** A number that is not of a measure that is counted so: 'over five years', 'in 90 days'. */
function isStray({ figure, measures }: Slot): boolean {
  const kinds = measures?.map(({ kind }) => kind) ?? [];
  if (figure.unit === 'days') return !kinds.includes('days');
  if (!figure.isBare || figure.unit !== 'count') return false;
  return !kinds.some((kind) => COUNTED.has(kind)) && !isRatio(figure, kinds);
}

/** 'A current ratio of 1.57': a whole number may count anything. */
const isRatio = ({ rounding }: Slot['figure'], kinds: readonly string[]): boolean =>
  rounding < WHOLE && kinds.includes('rate');

const WHOLE = 0.5;

/** Whether a word stands in a later segment that has its own figure, or neither narrows nor doubts what was said before. */
function isBehind({ cells, slots }: Clause, slot: Slot, at: number): boolean {
  const { segment } = cells[at] ?? {};
  if (segment === undefined || segment <= (cells[slot.at]?.segment ?? 0)) return false;
  if (slots.some((one) => cells[one.at]?.segment === segment)) return true;
  const own = cells.filter((cell) => cell.segment === segment && cell.item.is !== 'mark');
  const [first] = own[0]?.item.is === 'term' && own[0].item.term.is === 'break' ? own.slice(1) : own;
  const isNarrowing = first?.item.is === 'term' && first.item.term.is === 'of';
  return !isNarrowing && !own.some(({ item }) => item.is === 'term' && WEIGHTY.has(item.term.is));
}
