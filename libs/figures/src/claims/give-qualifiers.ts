import { after, before, type Clause, isOnly, isTerm, lastBefore, termAt, use } from './slot';

export function giveHedge(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'hedge') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  const isNext = next && isOnly(clause, [at, next.at], ['neutral', 'hedge']);
  const slot = term.isAfter ? (last && last.at === at - 1 ? last : undefined) : isNext ? next : undefined;
  if (!slot || slot.hedge) return;
  slot.hedge = term.hedge;
  use(clause, at);
}

export function givePerShare(clause: Clause, at: number): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const isAfter = last && isOnly(clause, [last.at, at], ['neutral', 'of', 'measure', 'basis']);
  // 'Each share earned $3'
  const isSubject =
    next !== undefined && !last && isOnly(clause, [at, next.at], ['neutral', 'verb', 'hedge', 'of', 'company']);
  const slot = isAfter ? last : isSubject || isTerm(clause, lastBefore(clause, at), 'measure') ? next : undefined;
  if (!slot || slot.figure.unit !== 'money') return;
  slot.isPerShare = true;
  use(clause, at);
}

const LIGHT = ['neutral', 'hedge', 'verb', 'pronoun', 'company'] as const;

export function giveBasis(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'basis') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  const slot = next && (!last || isOnly(clause, [at, next.at], [...LIGHT, 'measure', 'part', 'of'])) ? next : last;
  if (!slot) return;
  if (slot.basis && slot.basis !== term.basis) {
    if (!clause.isSource || slot.otherBasis || at < slot.at) return;
    slot.otherBasis = term.basis;
    return use(clause, at);
  }
  slot.basis = term.basis;
  use(clause, at);
}
