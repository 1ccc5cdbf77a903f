import { after, before, type Clause, isOnly, type Slot, termAt, use } from './slot';

const NEAR = ['neutral', 'hedge', 'by', 'time', 'against', 'verb', 'basis'] as const;

/** A direction makes the figure beside it a change; one that leads to a level has to hold for it. */
export function giveMove(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'move') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  if (next && next.role !== 'base' && isOnly(clause, [at, next.at], NEAR)) return makeChange(clause, at, next);
  const isNoun =
    last && last.figure.unit !== 'multiple' && isOnly(clause, [last.at, at], ['neutral', 'against', 'measure', 'part']);
  if (isNoun && last.role !== 'base' && !last.direction) return makeChange(clause, at, last);
  if (isNoun && last.role === 'change' && last.direction === term.direction) return use(clause, at);
  const level =
    clause.slots.find((slot) => slot.at > at && slot.role === 'level') ??
    clause.slots.findLast((slot) => slot.at < at && (slot.role === 'level' || slot.role === 'share'));
  if (!level || level.moved) return;
  level.moved = term.direction;
  use(clause, at);
}

function makeChange(clause: Clause, at: number, slot: Slot): void {
  const term = termAt(clause, at);
  if (term?.is !== 'move' || (slot.direction && slot.direction !== term.direction)) return;
  if (slot.role === 'level') slot.role = slot.figure.unit === 'multiple' ? 'multiple' : 'change';
  slot.direction = term.direction;
  use(clause, at);
}

/** 'rose 10%, or $8 billion' says a change twice. */
export function giveOr(clause: Clause, at: number): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  if (!last || !next || !isOnly(clause, [at, next.at], ['neutral', 'hedge'])) return;
  use(clause, at);
  const isMoney = next.figure.unit === 'money' && !next.isPerShare;
  if (last.role !== 'change' || next.role !== 'level' || !isMoney) return;
  next.role = 'change';
  next.direction = last.direction;
}
