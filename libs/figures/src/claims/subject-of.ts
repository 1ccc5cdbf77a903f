import type { Part } from '../facts/fact';
import type { MeasureTerm } from '../lexicon/words/entry';
import type { Subject } from './context';
import { marginOf } from './margins';
import type { Clause, Slot } from './slot';
import { isOfNewSubject } from './unread';

/** A figure in front of the subject, as in 'From $4 billion, revenue rose to', is of the subject that follows. */
export function firstSubject(clause: Clause, carried: Subject | null): Subject | null {
  const { slots } = clause;
  const [first] = slots;
  if (first && !first.measures && (first.role === 'base' || isAhead(clause, first))) {
    const named = slots.find(({ measures }) => measures !== null);
    if (named) return { measures: named.measures, part: named.part, basis: named.basis, isPerShare: named.isPerShare };
  }
  return carried;
}

/** 'At 32.9%, gross margin was below the 33.1% of last year': nothing else stands in the segment of the first figure. */
function isAhead({ cells }: Clause, { at, part }: Slot): boolean {
  const own = cells.filter(({ segment }) => segment === cells[at]?.segment);
  const isPlain = own.every(
    ({ item }) => item.is === 'figure' || item.is === 'mark' || (item.is === 'term' && PLAIN.has(item.term.is)),
  );
  const isLast = cells.at(-1)?.segment === cells[at]?.segment;
  return isPlain && !isLast && part === undefined && own[0]?.item.key === 'at';
}

const PLAIN = new Set<string>(['neutral', 'of', 'hedge', 'basis', 'per share']);

export function subjectOf(slot: Slot, carried: Subject | null, clause: Clause): Subject {
  const part = slot.part ?? clause.part;
  const { basis, isPerShare } = slot;
  if (slot.measures) {
    const of = part ?? partBefore(slot, carried, clause) ?? partOfSlot(slot, carried, clause);
    const spoken = clause.slots.filter(({ at }) => at < slot.at).map(({ measures }) => measures);
    const measures = marginOf(slot.measures, [...spoken.toReversed(), carried?.measures ?? null]);
    return { measures: slot.isOfVerb ? ofSegment(measures, of) : measures, part: of, basis, isPerShare };
  }
  if (slot.share?.isOfWhich) {
    const measures = part !== undefined && carried?.part === undefined ? carried?.measures : null;
    return { measures: measures ?? null, part, basis, isPerShare };
  }
  // A part without a measure means the part's revenue.
  if (part !== undefined) {
    const measures = slot.share?.of ?? carried?.measures ?? null;
    const isOfShare = slot.share !== null;
    return { measures: measures ?? REVENUE, part, basis, isPerShare, isDefault: measures === null, isOfShare };
  }
  if (isOfNewSubject(clause, slot)) {
    const isAlso = clause.slots.some((one) => one.at < slot.at && one.measures && one.figure.unit === slot.figure.unit);
    return {
      measures: null,
      part,
      basis,
      isPerShare,
      carried: isAlso ? (carried?.measures ?? carried?.carried) : null,
    };
  }
  // 'earned $3.00 a share, up from $2.80' goes on with amounts per share.
  const isAlike =
    carried?.isPerShare === true && slot.figure.unit === 'money' && Math.abs(slot.figure.value) < SMALL_AMOUNT;
  if (isAlike) slot.isPerShare = true;
  // 'Services? Up 13%' is about their revenue.
  const isOfPart = carried?.measures === null && carried.part !== undefined;
  // 'It delivered 41 cents of every gross-profit dollar'
  const isPartOfWhole = (carried?.isDefault || carried?.isOfShare) && carried.part !== undefined;
  const whole = isPartOfWhole ? slot.share?.of : undefined;
  return {
    measures: whole ?? (isOfPart ? REVENUE : (carried?.measures ?? null)),
    part: carried?.part,
    isDefault: isOfPart || carried?.isDefault,
    basis: basis ?? carried?.basis ?? null,
    isPerShare: isPerShare || isAlike || carried?.isPerShare === true,
  };
}

function partOfSlot({ isOfVerb, measures }: Slot, carried: Subject | null, clause: Clause): Part | undefined {
  // 'Operating income of lamps was $5, a margin of 9%'
  if (measures?.[0]?.measure === 'margin') return carried?.part;
  return isOfVerb ? carriedPart(carried, clause) : undefined;
}

/** 'The lamps business sold $5 billion, and lost $1 billion' */
function carriedPart(carried: Subject | null, { cells }: Clause): Part | undefined {
  const isCompany = cells.some(({ item }) => item.is === 'term' && item.term.is === 'company');
  return isCompany ? undefined : carried?.part;
}

/** What a part of a business earned or lost is its operating income: profit of their own only companies have. */
const ofSegment = (measures: readonly MeasureTerm[], part: Part | undefined): readonly MeasureTerm[] =>
  part === undefined || part === null
    ? measures
    : measures.map((term) =>
        term.measure === 'net income' ? { ...term, measure: 'operating income', source: 'loose' } : term,
      );

/** 'It' is the part that was spoken of, where the sentence names none. */
export const ofPart = (subject: Subject, part: Part | undefined): Subject =>
  part === undefined || subject.part !== undefined ? subject : { ...subject, part, isDefault: true };

/** 'Lamps swung from an operating loss of $5 to an operating profit of $3': the same measure of the same part. */
function partBefore({ measures, at }: Slot, carried: Subject | null, { slots }: Clause): Part | undefined {
  const isAgain = slots.some(
    (one) => one.at < at && one.measures?.some(({ measure }) => measures?.[0]?.measure === measure),
  );
  return isAgain ? carried?.part : undefined;
}

/** The measure where no word names one: 'Services hit $27 billion'. */
export const REVENUE: readonly MeasureTerm[] = [{ measure: 'revenue', isLoss: false, kind: 'flow' }];

/** Amounts per share are smaller; those of companies are larger. */
export const SMALL_AMOUNT = 1000;
