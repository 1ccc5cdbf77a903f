import { skipped } from './cells';
import { after, before, type Clause, isOnly, isRatio, isTerm, lastBefore, type Slot, termAt, use } from './slot';

const NEAR = ['neutral', 'hedge', 'by', 'time', 'against', 'verb', 'basis'] as const;

/** A direction makes the figure beside it a change; one that leads to a level has to hold for it. */
export function giveMove(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'move') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  if (next && next.role !== 'base' && isBeside(clause, at, next)) return makeChange(clause, at, next);
  const isNoun =
    last && last.figure.unit !== 'multiple' && isOnly(clause, [last.at, at], ['neutral', 'against', 'measure', 'part']);
  if (isNoun && last.role !== 'base' && !last.direction) return makeChange(clause, at, last);
  if (isNoun && last.role === 'change' && last.direction === term.direction) return use(clause, at);
  const level =
    clause.slots.find((slot) => slot.at > at && (slot.role === 'level' || slot.role === 'share')) ??
    clause.slots.findLast((slot) => slot.at < at && (slot.role === 'level' || slot.role === 'share'));
  if (!level || level.moved) return;
  level.moved = term.direction;
  use(clause, at);
}

/** 'rose 5%', 'an increase of 5%', 'a decrease in inventory of 5%'. */
function isBeside(clause: Clause, at: number, slot: Slot): boolean {
  if (isOnly(clause, [at, slot.at], [...NEAR, 'of'])) return true;
  // 'grew faster, 15%'
  const isBehindMark = slot.figure.unit === 'percent' && slot.part === undefined && !isTerm(clause, slot.at + 1, 'of');
  if (isBehindMark && isOnly(clause, [at, slot.at], ['neutral', 'hedge', 'mark'])) return true;
  const isRate = slot.measures?.some(({ kind }) => kind === 'rate') === true && slot.figure.unit === 'percent';
  const isNoun = isTerm(clause, skipped(clause, at + 1), 'of') && isTerm(clause, lastBefore(clause, slot.at), 'of');
  if (isTerm(clause, slot.at - 1, 'by') && isOnly(clause, [at, slot.at], [...NEAR, 'of', 'measure', 'part']))
    return true;
  return !isRate && isNoun && isOnly(clause, [at, slot.at], [...NEAR, 'of', 'measure', 'part', 'company']);
}

/** 'up 24% in dollars and 25% in constant currency': a percentage that says nothing else goes on with the change before it. */
export function goOnWithChanges(clause: Clause): void {
  clause.slots.forEach((slot, index) => {
    const last = clause.slots[index - 1];
    const isBare = slot.role === 'level' && !slot.measures && !slot.share && slot.part === undefined;
    if (last?.role !== 'change' || !isBare || slot.figure.unit !== 'percent' || last.figure.unit !== 'percent') return;
    if (!isOnly(clause, [last.at, slot.at], [...NEAR, 'of', 'or', 'base', 'break', 'mark'])) return;
    slot.role = 'change';
    slot.direction = last.direction;
  });
}

/** 'rose 5% to $8 billion' says of the level, too, that it went up. */
export function moveLevels(clause: Clause): void {
  clause.slots.forEach((slot, index) => {
    const last = clause.slots[index - 1];
    const next = clause.slots[index + 1];
    if (slot.role !== 'level' || slot.moved) return;
    if (last?.role === 'change' && isOnly(clause, [last.at, slot.at], [...NEAR, 'to', 'of']))
      slot.moved = last.direction;
    // '$8 billion, up 5%'
    else if (next?.role === 'change' && !next.measures && !next.isOfBase) slot.moved = next.direction;
  });
}
/** 'The change in revenue was 3%': its sign says the direction. */
export function giveChange(clause: Clause, at: number): void {
  const slot = after(clause, at) ?? before(clause, at);
  if (!slot || slot.role !== 'level') return;
  slot.role = 'change';
  use(clause, at);
}

/** 'growth of 4% to 5% next year', '$1.70 to $2.00 per share': both ends of a range say the same. */
export function shareRanges(clause: Clause): void {
  clause.slots.forEach((slot, index) => {
    const last = clause.slots[index - 1];
    if (!last || !isOnly(clause, [last.at, slot.at], ['to', 'mark']) || slot.at - last.at !== 2) return;
    if (slot.isPerShare && last.figure.unit === 'money') last.isPerShare = true;
    if (slot.figure.unit === last.figure.unit) {
      last.time ??= slot.time;
      last.basis ??= slot.basis;
      last.part ??= slot.part;
    }
    const isOutlook = clause.said.some(({ modality }) => modality === 'outlook');
    if (slot.figure.unit !== last.figure.unit || !isOutlook) return;
    const [from, to] = last.role === 'change' ? [last, slot] : [slot, last];
    if (from.role !== 'change' || to.role !== 'level') return;
    to.role = 'change';
    to.direction = from.direction;
    to.basis ??= from.basis;
  });
}

function makeChange(clause: Clause, at: number, slot: Slot): void {
  const term = termAt(clause, at);
  if (term?.is !== 'move' || (slot.direction && slot.direction !== term.direction)) return;
  if (slot.role === 'level') slot.role = slot.figure.unit === 'multiple' ? 'multiple' : 'change';
  slot.direction = term.direction;
  slot.isSigned = false;
  use(clause, at);
}

/** 'rose 10%, or $8 billion' says a change twice. */
export function giveOr(clause: Clause, at: number): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  // 'remaining performance obligations, or RPO'
  if (next && isTerm(clause, at + 1, 'measure')) return use(clause, at);
  if (!last || !next || !isOnly(clause, [at, next.at], ['neutral', 'hedge'])) return;
  use(clause, at);
  const isAmount = (next.figure.unit === 'money' && !next.isPerShare) || next.figure.unit === 'points';
  if (last.role !== 'change' || next.role !== 'level' || !isAmount) return;
  next.role = 'change';
  next.direction = last.direction;
}

/** 'Interest coverage slipped to 9.3 times from 11.2 times' says two levels. */
export function settleRatios({ slots }: Clause): void {
  for (const slot of slots) {
    if (slot.role === 'multiple' && isRatio(slot, slots) && !slot.share && !slot.base) slot.role = 'level';
  }
}
