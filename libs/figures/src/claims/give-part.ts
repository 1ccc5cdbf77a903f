import { after, before, type Clause, isOnly, isTerm, lastBefore, type Slot, use } from './slot';

/** 'iPhone revenue was', 'revenue from iPhone was', '$5 billion in Europe', and for all of a clause 'In Europe, ...'. */
export function givePart(clause: Clause, at: number, part: string): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const mark = lastBefore(clause, at);
  const isFrom = isTerm(clause, mark, 'base');
  const isAfter =
    last && (!next || isOnly(clause, [last.at, at], ['neutral', 'of', 'base', 'time', 'measure', 'company']));
  const slot = isAfter ? last : next;
  if (!slot) return;
  if (isAfter && slot.share && slot.share.part === null && isTerm(clause, at + 1, 'measure')) {
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
