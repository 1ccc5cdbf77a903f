import type { Modality } from '../facts/fact';
import { type Clause, isTerm, type Said, type Slot } from './slot';

/** Whose figure it is, null for the company itself, and whether it is so. */
export interface Status {
  modality: Modality;
  owner: string | null;
}

/** The status of one figure. A clause without a verb goes on with that of the clause before: 'we expect sales of $5, and profit of $1'. */
export function statusOf(clause: Clause, slot: Slot, before: Status): Status {
  const said = clause.said.filter((one) => !clause.isSource || concerns(clause, slot, one));
  const modalities = said.flatMap(({ modality }) => modality ?? []);
  // ', on weak consumer demand' tells why.
  const [owner] = said.flatMap((one) => (clause.isSource && isBehind(clause, slot, one) ? [] : (one.owner ?? [])));
  // 'to be' goes on with 'we expect'.
  const hasVerb = clause.cells.some(
    (_, at) => at < slot.at && isTerm(clause, at, 'verb', 'move') && !isTerm(clause, at - 1, 'to'),
  );
  const isExpected = clause.isSource && before.modality === 'outlook';
  const modality = modalities.includes('negated') ? 'negated' : modalities.at(-1);
  return {
    modality: modality ?? (hasVerb && !isExpected ? 'reported' : before.modality),
    owner: owner ?? (hasVerb ? null : before.owner),
  };
}

const isBehind = ({ cells }: Clause, slot: Slot, { at }: Said): boolean =>
  (cells[at]?.segment ?? 0) > (cells[slot.at]?.segment ?? 0);

/** A source tells more behind a mark: '$5 billion, which is more than analysts expected'. */
function concerns(clause: Clause, slot: Slot, { at }: Said): boolean {
  const { cells, slots } = clause;
  const { segment } = cells[at] ?? {};
  if (segment === undefined || segment <= (cells[slot.at]?.segment ?? 0)) return true;
  const isOfOther = slots.some((one) => cells[one.at]?.segment === segment);
  const first = cells.findIndex((cell) => cell.segment === segment && cell.item.is !== 'mark');
  return !isOfOther && !isTerm(clause, first, 'aside', 'hedge', 'move', 'break');
}
