import { EVERYDAY } from '../lexicon/measures/everyday';
import type { MeasureTerm } from '../lexicon/words/entry';
import { someBetween } from './cells';
import { giveWhole, isOfDollar } from './give-wholes';
import { after, before, type Clause, isOnly, isTerm, lastBefore, type Slot, use } from './slot';

const TIED = [
  'neutral',
  'of',
  'basis',
  'part',
  'company',
  'time',
  'per share',
  'every dollar',
  'dollar',
  'move',
  'against',
  'pronoun',
] as const;

/** A measure belongs to the figure that it follows with 'of', or to the next one; behind a percentage it is the whole. */
export function giveMeasure(clause: Clause, at: number, measures: readonly MeasureTerm[]): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const mark = lastBefore(clause, at);
  if (isTerm(clause, mark, 'as share')) return giveWhole(clause, at, { slot: next ?? last, measures, mark });
  if (isOfDollar(clause, at)) return giveWhole(clause, at, { slot: last ?? next, measures, mark });
  if (last && isTied(clause, { slot: last, at, measures })) {
    const hasMove = someBetween(clause, [last.at, at], 'move');
    const isShare = last.figure.unit === 'percent' && !hasMove && someBetween(clause, [last.at, at], 'of');
    if ((isShare && last.role === 'level') || last.role === 'multiple') {
      return giveWhole(clause, at, { slot: last, measures, mark });
    }
    if (isCashOf(last, measures) || (isSpent(clause, last) && isInCash(measures, clause, at))) return use(clause, at);
    if (!last.measures || isSame(last.measures, measures)) {
      last.measures = measures;
      return use(clause, at);
    }
  }
  const isRole = last?.share && !last.measures && isTerm(clause, mark, 'of') && !isTerm(clause, 0, 'measure');
  // 'paid out 30% of net income as dividends'
  const isRoleOf = last && isRole && isOnly(clause, [last.at, at], [...TIED, 'measure']);
  if (last && (isRoleOf || ((!next || isRole) && isInverted(clause, last, at)))) {
    last.measures = measures;
    return use(clause, at);
  }
  // 'Handed $5 billion back to owners through buybacks and dividends' says it twice.
  if (last?.measures && isSame(last.measures, measures) && isSame(measures, RETURNED)) return use(clause, at);
  if (!next) return;
  // The nearest measure is that of the figure; one before it may be the subject of a later one.
  if (next.measures && !isSame(next.measures, measures)) {
    const other = clause.slots.find((slot) => slot.at > next.at);
    if (!other || other.measures) return;
    other.measures = next.measures;
  }
  next.measures = measures;
  use(clause, at);
}

/** 'Two-fifths of revenue was gross profit': the only other measure of the clause stands behind its verb. */
function isInverted(clause: Clause, slot: Slot, at: number): boolean {
  const isFree = slot.measures === null && (slot.share !== null || slot.part === undefined);
  const isFirst =
    slot.share !== null ||
    !clause.cells.some((_, index) => index < slot.at && isTerm(clause, index, 'measure', 'pronoun', 'part'));
  const hasVerb = someBetween(clause, [slot.at, at], 'verb');
  return (
    hasVerb &&
    isFree &&
    isFirst &&
    slot.role !== 'change' &&
    isOnly(clause, [slot.at, at], [...TIED, 'measure', 'verb', 'dollar'])
  );
}

/** '$5 billion of cash' that operations brought in is no balance. */
const isCashOf = ({ measures }: Slot, named: readonly MeasureTerm[]): boolean =>
  named.some(({ measure }) => measure === 'cash') &&
  measures?.some(({ measure }) => measure === 'operating cash flow' || measure === 'free cash flow') === true;

/** What nobody spends. */
const EARNINGS = new Set(['revenue', 'net income', 'operating income', 'gross profit', 'pretax income', 'ebitda']);

/** 'paid $5 billion in cash for acquisitions' */
const isInCash = (named: readonly MeasureTerm[], clause: Clause, at: number): boolean =>
  named.some(({ measure }) => measure === 'cash') &&
  isTerm(clause, at - 1, 'of') &&
  clause.cells[at + 1]?.item.key === 'for';

export const isSame = (one: readonly MeasureTerm[], other: readonly MeasureTerm[]): boolean =>
  one.some(({ measure }) => other.some((term) => term.measure === measure));

const RETURNED: readonly MeasureTerm[] = [{ measure: 'returned to shareholders', isLoss: false, kind: 'flow' }];

interface Tie {
  slot: Slot;
  at: number;
  measures: readonly MeasureTerm[];
}

function isTied(clause: Clause, { slot, at, measures }: Tie): boolean {
  if (!isOnly(clause, [slot.at, at], TIED)) return false;
  const next = after(clause, at);
  // '$5 billion in revenue' is tied by a word; a measure that only follows is tied to a number of shares.
  return (
    someBetween(clause, [slot.at, at], 'of', 'move', 'every dollar') ||
    (slot.figure.unit === 'count' && !next) ||
    slot.role === 'multiple' ||
    (isSpent(clause, slot) &&
      measures.some(({ measure, kind }) => EVERYDAY[measure]?.isSize || (kind === 'flow' && !EARNINGS.has(measure)))) ||
    // Its names begin with 'through' or 'to', which tie them.
    isSame(measures, RETURNED) ||
    slot.at === at - 1
  );
}

/** 'spent $5 billion on research'. */
function isSpent(clause: Clause, slot: Slot): boolean {
  const last = before(clause, slot.at);
  for (let at = slot.at - 1; at > (last?.at ?? -1); at--) {
    const item = clause.cells[at]?.item;
    if (item?.is === 'term' && item.term.is === 'verb' && item.term.spends) return true;
  }
  return false;
}
