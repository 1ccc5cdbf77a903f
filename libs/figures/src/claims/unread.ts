import type { Place } from '../document/document';
import { WEIGHTY_OF_SOURCE } from './asides';
import { type Clause, isTerm, type Slot } from './slot';
import { isOfFigure } from './unread-of-draft';

/** Words that no figure took, and that may change what one figure is of. Neighbours are one place. */
export function unreadOf(clause: Clause, slot: Slot): Place[] {
  const { cells, slots, isSource } = clause;
  const places: Place[] = [];
  const counted = new Set(slots.filter((one) => !isStray(one, slots)).map(({ at }) => at));
  const mayChange = isSource ? isNear : isOfFigure;
  for (const [at, { item, isUsed }] of cells.entries()) {
    if (counted.has(at) || (isUsed && item.is !== 'figure') || item.is === 'mark') continue;
    if (at !== slot.at && !mayChange(clause, slot, at)) continue;
    const last = places.at(-1);
    if (last && item.from - last.to <= 1) last.to = item.to;
    else places.push({ from: item.from, to: item.to });
  }
  return places;
}

const COUNTED = new Set(['shares', 'share balance', 'count']);

/** A number that is not of a measure that is counted so: 'over five years', 'in 90 days'. */
function isStray({ figure, measures, role }: Slot, slots: readonly Slot[]): boolean {
  // 'The current ratio rose to 1.84 from 2.10.'
  const own = measures ?? (role === 'base' ? slots.find((slot) => slot.measures)?.measures : null);
  const kinds = own?.map(({ kind }) => kind) ?? [];
  if (figure.unit === 'days') return !kinds.includes('days');
  if (!figure.isBare || figure.unit !== 'count' || kinds.includes('days')) return false;
  return !kinds.some((kind) => COUNTED.has(kind)) && !isRatio(figure, kinds);
}

/** 'A current ratio of 1.57': a whole number may count anything. */
const isRatio = ({ rounding }: Slot['figure'], kinds: readonly string[]): boolean =>
  rounding < WHOLE && kinds.includes('rate');

const WHOLE = 0.5;

/** Whether a figure stands behind words that nobody read, as in 'traffic rose 3%': what was spoken of before is not its subject. */
export function isOfNewSubject(clause: Clause, { at }: Slot): boolean {
  const { cells } = clause;
  const start = startOf(clause, at);
  const words = cells.slice(start, at).map(({ item }) => item);
  const isSaid = words.some((item) => item.is === 'term' && item.term.is === 'pronoun');
  // What is spent is not what was spoken of, either.
  const isSpent = words.some((item) => item.is === 'term' && item.term.is === 'verb' && item.term.spends === true);
  return !isSaid && (isSpent || words.some(({ is }) => is === 'unread'));
}

/** Where the words of a figure begin: behind the figure before it, or with its own segment. */
function startOf({ cells, slots }: Clause, at: number): number {
  const last = slots.findLast((slot) => slot.at < at)?.at ?? -1;
  return Math.max(
    last + 1,
    cells.findIndex(({ segment }) => segment === cells[at]?.segment),
  );
}

/**
 * Whether a word of a source may narrow or doubt what a figure is of: words that follow behind a mark tell more of it, but
 * seldom something else.
 */
function isNear(clause: Clause, slot: Slot, at: number): boolean {
  const { cells, slots } = clause;
  const next = slots.find((one) => one.at > slot.at);
  if (next && at > next.at) return false;
  if (at > slot.at) return !isBehind(clause, slot, at);
  const { segment = 0 } = cells[at] ?? {};
  if (segment === cells[slot.at]?.segment || (isPartOf(clause, at) && !hasVerb(clause, slot))) return true;
  const isNew = isOfNewSubject(clause, slot);
  const isLeading = segment < (cells[slots[0]?.at ?? 0]?.segment ?? 0);
  return isLeading ? !isNew || isCondition(clause, segment) : !isNew && !hasOwnMeasure(clause, slot);
}

/** ', with a margin of 9%' goes on; ', mobile was $3' does not. */
function hasVerb(clause: Clause, { at }: Slot): boolean {
  for (let own = startOf(clause, at); own < at; own++) if (isTerm(clause, own, 'verb', 'move')) return true;
  return false;
}

/** 'Orders grew 9%, and our backlog was $3' */
function hasOwnMeasure(clause: Clause, { at }: Slot): boolean {
  for (let own = startOf(clause, at); own < at; own++) if (isTerm(clause, own, 'measure')) return true;
  return false;
}

/** 'Lamps sales were $5, with a margin of 9%': the lamps' margin. */
function isPartOf(clause: Clause, at: number): boolean {
  let next = at + 1;
  while (clause.cells[next]?.item.is === 'unread' || isTerm(clause, next, 'neutral', 'noun')) next += 1;
  return isTerm(clause, next, 'measure');
}

/** 'In Asia, ...' and 'Excluding lamps, ...' hold for all that follows; 'Lamps had a record year, ...' does not. */
function isCondition({ cells }: Clause, segment: number): boolean {
  const terms = cells.flatMap((cell) =>
    cell.segment === segment && cell.item.is === 'term' ? [cell.item.term.is] : [],
  );
  const [first] = cells.filter((cell) => cell.segment === segment && cell.item.is !== 'mark');
  return (
    terms.includes('scope') ||
    (first?.item.is === 'term' && !['part', 'company', 'measure'].includes(first.item.term.is))
  );
}

/** Whether a word stands in a later segment that has its own figure, or neither narrows nor doubts what was said before. */
function isBehind({ cells, slots }: Clause, slot: Slot, at: number): boolean {
  const { segment } = cells[at] ?? {};
  if (segment === undefined || segment <= (cells[slot.at]?.segment ?? 0)) return false;
  if (slots.some((one) => cells[one.at]?.segment === segment)) return true;
  const own = cells.flatMap(({ segment: of, item }) => (of === segment && item.is === 'term' ? [item.term.is] : []));
  const isAdded = own[0] === 'break';
  // ', and no debt' is another thing; ', excluding lamps' is not.
  if (isAdded && own[1] !== 'of') return !own.includes('scope');
  return own[0] !== 'of' && !own.some((kind) => WEIGHTY_OF_SOURCE.has(kind));
}
