import type { Term } from '../lexicon/words/entry';
import { type Clause, isTerm, use } from './slot';

/** The first cell from one on that is not neutral. */
export function skipped(clause: Clause, from: number): number {
  let at = from;
  while (isTerm(clause, at, 'neutral')) at += 1;
  return at;
}

export const isMark = ({ cells }: Clause, at: number, mark: string): boolean => {
  const item = cells[at]?.item;
  return item?.is === 'mark' && item.mark === mark;
};

/** Makes cells neutral: words that are a part of a phrase say nothing of their own. */
export function neutralise({ cells }: Clause, [from, to]: readonly [number, number]): void {
  for (const cell of cells.slice(Math.max(0, from), Math.max(0, to))) {
    cell.item = { ...cell.item, is: 'term', term: { is: 'neutral' } };
  }
}

/** Takes cells out of the reading of a clause: they are neutral, and none of them is left unread. */
export function drop(clause: Clause, [from, to]: readonly [number, number]): void {
  neutralise(clause, [from, to]);
  for (let at = from; at < to; at++) use(clause, at);
}

/** The same, but figures and words that no rule knows keep what they are. */
export function hide(clause: Clause, [from, to]: readonly [number, number]): void {
  for (let at = from; at < to; at++) {
    const cell = clause.cells[at];
    if (!cell) continue;
    const { item } = cell;
    if (item.is === 'term') cell.item = { ...item, term: { is: 'neutral' } };
    use(clause, at);
  }
}

export function someBetween(clause: Clause, [from, to]: readonly [number, number], ...kinds: Term['is'][]): boolean {
  for (let at = from + 1; at < to; at++) if (isTerm(clause, at, ...kinds)) return true;
  return false;
}
