import type { MeasureTerm } from '../lexicon/words/entry';
import { after, before, type Clause, isOnly, isTerm, lastBefore, type Slot, use } from './slot';

const TIED = [
  'neutral',
  'of',
  'basis',
  'part',
  'company',
  'time',
  'per share',
  'every dollar',
  'dollar',
  'move',
  'against',
] as const;

/** A measure belongs to the figure that it follows with 'of', or to the next one; behind a percentage it is the whole. */
export function giveMeasure(clause: Clause, at: number, measures: readonly MeasureTerm[]): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const mark = lastBefore(clause, at);
  if (isTerm(clause, mark, 'as share')) return giveWhole(clause, at, { slot: next ?? last, measures, mark });
  if (last && isTied(clause, last, at)) {
    const hasMove = someBetween(clause, last.at, at, 'move');
    const isShare = last.figure.unit === 'percent' && !hasMove && someBetween(clause, last.at, at, 'of');
    const isOfDollar = someBetween(clause, last.at, at, 'every dollar');
    if ((isShare && last.role === 'level') || isOfDollar) return giveWhole(clause, at, { slot: last, measures, mark });
    if (!last.measures || isSame(last.measures, measures)) {
      last.measures = measures;
      return use(clause, at);
    }
  }
  if (!next) return;
  // The nearest measure is that of the figure; one before it may be the subject of a later one.
  if (next.measures && !isSame(next.measures, measures)) {
    const other = clause.slots.find((slot) => slot.at > next.at);
    if (!other || other.measures) return;
    other.measures = next.measures;
  }
  next.measures = measures;
  use(clause, at);
}

function giveWhole(
  clause: Clause,
  at: number,
  { slot, measures, mark }: { slot: Slot | undefined; measures: readonly MeasureTerm[]; mark: number },
): void {
  if (!slot || slot.share || slot.role === 'change') return;
  slot.share = { of: measures, part: null };
  slot.role = 'share';
  use(clause, at);
  if (isTerm(clause, mark, 'as share')) use(clause, mark);
}

const isSame = (one: readonly MeasureTerm[], other: readonly MeasureTerm[]): boolean =>
  one.some(({ measure }) => other.some((term) => term.measure === measure));

function isTied(clause: Clause, slot: Slot, at: number): boolean {
  if (!isOnly(clause, [slot.at, at], TIED)) return false;
  const next = after(clause, at);
  // '$5 billion in revenue' is tied by a word; a measure that only follows is tied to a number of shares.
  return (
    someBetween(clause, slot.at, at, 'of', 'move', 'every dollar') ||
    (slot.figure.unit === 'count' && !next) ||
    slot.at === at - 1
  );
}

function someBetween(clause: Clause, from: number, to: number, ...kinds: Parameters<typeof isTerm>[2][]): boolean {
  for (let at = from + 1; at < to; at++) if (isTerm(clause, at, ...kinds)) return true;
  return false;
}

/** 'earned', 'brought in': the measure of the figure that follows, where no other word says it. */
export function giveOfVerb(clause: Clause, at: number): void {
  const item = clause.cells[at]?.item;
  const next = after(clause, at);
  if (item?.is !== 'term' || item.term.is !== 'verb' || !next) return;
  const { measures } = item.term;
  use(clause, at);
  if (measures && !next.measures && next.role === 'level') next.measures = measures;
}

/** 'iPhone revenue was', 'revenue from iPhone was', '$5 billion in Europe', and for all of a clause 'In Europe, ...'. */
export function givePart(clause: Clause, at: number, part: string): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const mark = lastBefore(clause, at);
  const isFrom = isTerm(clause, mark, 'base');
  const isAfter =
    last && (!next || isOnly(clause, [last.at, at], ['neutral', 'of', 'base', 'time', 'measure', 'company']));
  const slot = isAfter ? last : next;
  if (!slot) return;
  if (isAfter && slot.share && slot.role === 'share' && slot.share.part === null && isTerm(clause, at + 1, 'measure')) {
    slot.share.part = part;
  } else {
    if (slot.part !== undefined && slot.part !== part) return;
    slot.part = part;
    const isLeading = !last && isApart(clause, at, slot);
    if (isLeading) clause.part = part;
  }
  if (isFrom) use(clause, mark);
  use(clause, at);
}

const isApart = (clause: Clause, at: number, slot: Slot): boolean =>
  clause.cells[at]?.segment !== clause.cells[slot.at]?.segment;
