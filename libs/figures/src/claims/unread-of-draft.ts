import { WEIGHTY } from './statement';
import { type Clause, isTerm, type Slot } from './slot';

/** Words that change what all figures of a clause are of. */
const NARROWING = new Set<string>(
  [...WEIGHTY].filter((kind) => kind !== 'base' && kind !== 'time' && kind !== 'against'),
);

/**
 * Whether a word of a draft may narrow or doubt what a figure is of. Words that stand in a part of the sentence with a figure
 * of its own belong to that figure: ', and all 13 groups grew' does not change what stands before it, nor does
 * ', still a pup at $251 million,' change what stands around it.
 */
export function isOfFigure(clause: Clause, slot: Slot, at: number): boolean {
  const { cells } = clause;
  const [own, segment] = [cells[slot.at]?.segment ?? 0, cells[at]?.segment ?? 0];
  if (segment === own || !hasFigure(clause, segment)) return true;
  if (isNarrowing(clause, segment)) return true;
  return segment < own && !isInserted(clause, segment);
}

const hasFigure = ({ cells, slots }: Clause, segment: number): boolean =>
  slots.some(({ at }) => cells[at]?.segment === segment);

/** ', excluding lamps of $3', ', in Asia $5': what holds for the whole sentence. */
function isNarrowing(clause: Clause, segment: number): boolean {
  const indices = clause.cells.flatMap((cell, at) => (cell.segment === segment ? [at] : []));
  const first = indices.find((at) => clause.cells[at]?.item.is !== 'mark' && !isTerm(clause, at, 'break', 'neutral'));
  const isTied = first !== undefined && isTerm(clause, first, 'of');
  return (
    isTied ||
    indices.some((at) => {
      const item = clause.cells[at]?.item;
      return item?.is === 'term' && NARROWING.has(item.term.is);
    })
  );
}

const ARTICLES = new Set(['a', 'an', 'the', 'still', 'once', 'now', 'only']);

/** What stands between two marks and says again, with a figure, what the words before it name. */
function isInserted(clause: Clause, segment: number): boolean {
  const { cells } = clause;
  const from = cells.findIndex((cell) => cell.segment === segment);
  const next = cells.find((cell) => cell.segment === segment + 1);
  const isClosed = cells[from]?.item.is === 'mark' && next?.item.is === 'mark';
  const hasVerb = cells.some((cell, at) => cell.segment === segment && isTerm(clause, at, 'verb', 'move'));
  return isClosed && !hasVerb && ARTICLES.has(cells[from + 1]?.item.key ?? '');
}
