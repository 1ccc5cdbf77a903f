import { drop } from './cells';
import { type Clause, isTerm, termAt } from './slot';

/** Marks nouns as read that only say what kind of thing the name beside them is: 'the iPad business', 'R&D spending'. */
export function readNouns(clause: Clause): void {
  clause.cells.forEach((_, at) => {
    const term = termAt(clause, at);
    if (term?.is !== 'noun' || !isBeside(clause, at, term.of)) return;
    drop(clause, [at, at + 1]);
  });
}

function isBeside(clause: Clause, at: number, of: readonly ('part' | 'measure')[]): boolean {
  let before = at - 1;
  // 'Europe, the largest region'
  const isFree = (index: number) => clause.cells[index]?.item.is === 'mark';
  while (
    isFree(before) ||
    isTerm(clause, before, 'neutral', 'verb', 'aside', 'company') ||
    (before === at - 1 && isTerm(clause, before, 'noun'))
  )
    before -= 1;
  let after = at + 1;
  while (isTerm(clause, after, 'neutral')) after += 1;
  let named = at - 1;
  // 'administrative ("SG&A") expenses'
  while (isFree(named)) named -= 1;
  const isOfEither = of.length > 1 && isTerm(clause, before, 'measure');
  const isMeasure =
    of.includes('measure') && (isTerm(clause, named, 'measure') || isOfEither) && !isTerm(clause, after, 'measure');
  const isName = (index: number) => isTerm(clause, index, 'part') || clause.cells[index]?.item.is === 'unread';
  return isMeasure || (of.includes('part') && (isName(before) || isName(after)));
}
