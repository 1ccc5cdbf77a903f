import type { Term } from '../lexicon/words/entry';
import { type Clause, isTerm } from './slot';

/** What may stand before a loss that nobody says more of: 'a loss', 'a $1.3 billion loss', 'its loss'. */
const BEFORE: readonly Term['is'][] = [
  'neutral',
  'of',
  'verb',
  'hedge',
  'company',
  'move',
  'break',
  'to',
  'base',
  'pronoun',
];
const AFTER: readonly Term['is'][] = [
  'neutral',
  'of',
  'verb',
  'hedge',
  'move',
  'per share',
  'time',
  'to',
  'base',
  'parent',
  'break',
  'against',
  'aside',
];

/** 'A loss of $5 billion', 'the loss widened': where no word beside it says of what, the company's. */
export function readLosses(clause: Clause): void {
  clause.cells.forEach((cell, at) => {
    if (cell.item.key !== 'loss' || !isTerm(clause, at, 'scope')) return;
    if (!isFree(clause, at - 1, BEFORE) || !isFree(clause, at + 1, AFTER)) return;
    cell.item = {
      ...cell.item,
      is: 'term',
      term: { is: 'measure', measures: [{ measure: 'net income', isLoss: true, kind: 'flow', source: 'loose' }] },
    };
  });
}

function isFree(clause: Clause, at: number, kinds: readonly Term['is'][]): boolean {
  const item = clause.cells[at]?.item;
  return !item || item.is === 'mark' || item.is === 'figure' || isTerm(clause, at, ...kinds);
}
