import type { MeasureTerm } from '../lexicon/words/entry';
import { after, before, type Clause, isTerm, type Slot, use } from './slot';

export function giveWhole(
  clause: Clause,
  at: number,
  { slot, measures, mark }: { slot: Slot | undefined; measures: readonly MeasureTerm[]; mark: number },
): void {
  if (!slot || slot.share || slot.role === 'change') return;
  // 'A portion of cash' is no share that an amount could be.
  if (slot.figure.unit === 'money' && isTerm(clause, mark, 'as share')) return;
  slot.share = { of: measures, part: null, ...(clause.cells[at - 1]?.item.key === 'its' && { ownAt: at - 1 }) };
  if (slot.role !== 'multiple') slot.role = 'share';
  use(clause, at);
  if (isTerm(clause, mark, 'as share')) use(clause, mark);
}

/** '25 cents of every dollar of sales', '25 cents of every sales dollar'. */
export function isOfDollar(clause: Clause, at: number): boolean {
  let found = at - 1;
  while (isTerm(clause, found, 'neutral', 'of', 'dollar', 'company')) found -= 1;
  return isTerm(clause, found, 'every dollar');
}

/** 'Revenue was $5 billion, of which lamps were 38%': the whole of the share is the figure before. */
export function giveOfWhich(clause: Clause, at: number): void {
  const next = after(clause, at);
  if (!next || next.figure.unit !== 'percent' || next.role !== 'level' || next.share || next.measures) return;
  next.share = { of: [], part: null, isOfWhich: true };
  next.role = 'share';
  use(clause, at);
}

/** '60 cents of every dollar of sales', '60 cents of every sales dollar'. */
export function giveDollar(clause: Clause, at: number): void {
  const last = before(clause, at);
  const slot = last?.share ? last : after(clause, at);
  if (!slot?.share || slot.figure.unit !== 'money') return;
  slot.role = 'share';
  use(clause, at);
  const dollar = clause.cells.findIndex((_, index) => index > at && isTerm(clause, index, 'dollar'));
  if (dollar > 0) use(clause, dollar);
}
