import type { Basis, Modality, Part } from '../facts/fact';
import type { Direction, HedgeWord, MeasureTerm, Term, TimeWords } from '../lexicon/words/entry';
import type { Figure } from './figures';
import type { Item } from './items';
import { hasDigit } from '../characters';

/** The whole that a figure is a share of. */
interface Share {
  of: readonly MeasureTerm[];
  part: Part;
  /** Where 'its' stands before the whole. */
  ownAt?: number;
  /** 'Of every $100': the share is given as an amount of so many dollars. */
  dollars?: number;
  /** The whole is the part's own where the clause is about a part, else the company's. */
  isOwn?: boolean;
  /** The whole is the figure before: 'of which'. */
  isOfWhich?: boolean;
  /** No word says of which measure. */
  isDefault?: boolean;
}

/** A figure of a clause with the words that were found to belong to it. */
export interface Slot {
  figure: Figure;
  at: number;
  role: 'level' | 'change' | 'base' | 'share' | 'multiple';
  measures: readonly MeasureTerm[] | null;
  part: Part | undefined;
  share: Share | null;
  time: TimeWords | null;
  base: TimeWords | null;
  /** Where it stands. */
  baseAt: number;
  /** It belongs to the period of comparison, even without a word for it: 'compared to a decrease of 5%'. */
  isOfBase: boolean;
  direction: Direction | null;
  /** Only a sign says the direction. */
  isSigned: boolean;
  moved: Direction | null;
  hedge: HedgeWord | null;
  basis: Basis | null;
  /** A source says it on both: 'up 27% in dollars and in local currency'. */
  otherBasis: Basis | null;
  isPerShare: boolean;
  /** Only a verb says its measure: 'they brought in $5 billion'. */
  isOfVerb?: boolean;
  /** 'Half of what it was': less than half is less. */
  isOfFormer?: boolean;
}

/** An item of a clause. One that no figure uses, and that is not neutral, is unread. */
export interface Cell {
  item: Item;
  segment: number;
  isUsed: boolean;
}

/** What is read of a clause while its words are given to its figures. */
export interface Clause {
  cells: Cell[];
  slots: Slot[];
  /** So many years that one of its figures is of, as an average or as a rate of growth. */
  span: { is: 'average' | 'growth'; years: number; of: Slot } | null;
  time: TimeWords | null;
  /** Where the time of the whole clause stands. */
  timeAt: number;
  part: Part | undefined;
  /** Words that say of whom, and whether it is so, with their places. */
  said: Said[];
  isSource: boolean;
  /** It speaks of what the parent's shareholders have. */
  isOfParent: boolean;
}

/** Somebody else whose figures they are, or what makes a statement no report of a fact. */
export interface Said {
  at: number;
  modality?: Modality;
  owner?: string;
}

/** '8.1 times' is how much interest coverage is; that it doubled is not. */
export function isRatio({ figure, measures, at }: Slot, slots: readonly Slot[]): boolean {
  // 'slipped to 9.3 times from 11.2 times'
  const own = measures ?? slots.findLast((slot) => slot.at < at && slot.measures)?.measures;
  return hasDigit(figure.quote) && own?.every(({ kind }) => kind === 'rate') === true;
}

export const termAt = ({ cells }: Clause, at: number): Term | null => {
  const item = cells[at]?.item;
  return item?.is === 'term' ? item.term : null;
};

export const isTerm = (clause: Clause, at: number, ...kinds: Term['is'][]): boolean => {
  const term = termAt(clause, at);
  return term !== null && kinds.includes(term.is);
};

export const use = ({ cells }: Clause, at: number): void => {
  const cell = cells[at];
  if (cell) cell.isUsed = true;
};

/** The nearest figure before and after an item. */
export const before = ({ slots }: Clause, at: number): Slot | undefined => slots.findLast((slot) => slot.at < at);
export const after = ({ slots }: Clause, at: number): Slot | undefined => slots.find((slot) => slot.at > at);

/** Whether nothing but words of the given kinds stands between two items. */
export function isOnly(
  clause: Clause,
  [from, to]: readonly [number, number],
  kinds: readonly (Term['is'] | 'mark')[],
): boolean {
  for (let at = from + 1; at < to; at++) {
    const item = clause.cells[at]?.item;
    if (item?.is === 'mark' && kinds.includes('mark')) continue;
    if (item?.is !== 'term' || !kinds.includes(item.term.is)) return false;
  }
  return true;
}

/** The nearest item before one that is not neutral. */
export function lastBefore(clause: Clause, at: number): number {
  let found = at - 1;
  while (found >= 0 && isTerm(clause, found, 'neutral')) found -= 1;
  return found;
}
