import { EVERYDAY } from '../lexicon/measures/everyday';
import type { MeasureTerm, Term } from '../lexicon/words/entry';
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

/** '25 cents of every dollar of sales', '25 cents of every sales dollar'. */
function isOfDollar(clause: Clause, at: number): boolean {
  let found = at - 1;
  while (isTerm(clause, found, 'neutral', 'of', 'dollar', 'company')) found -= 1;
  return isTerm(clause, found, 'every dollar');
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

function giveWhole(
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

function someBetween(clause: Clause, [from, to]: readonly [number, number], ...kinds: Term['is'][]): boolean {
  for (let at = from + 1; at < to; at++) if (isTerm(clause, at, ...kinds)) return true;
  return false;
}

/** 'earned', 'brought in': the measure of the figure that follows, where no other word says it. */
export function giveOfVerb(clause: Clause, at: number): void {
  const item = clause.cells[at]?.item;
  const next = after(clause, at);
  if (item?.is !== 'term' || item.term.is !== 'verb') return;
  const { measures, spends, flows } = item.term;
  if (!next) return measures ? undefined : use(clause, at);
  const isEarned = flows === true && spends !== true;
  const revenue =
    (isEarned || measures?.some(({ measure }) => measure === 'revenue')) && next.measures?.flatMap(revenueOf);
  if (revenue && revenue.length > 0) {
    next.measures = revenue;
    return use(clause, at);
  }
  // 'Advertising took in $5 billion' is not what was spent on it.
  if (
    measures &&
    !spends &&
    next.measures?.every(({ measure }) => EVERYDAY[measure]?.isSize && !measures.some((one) => one.measure === measure))
  )
    return;
  use(clause, at);
  if (!measures || next.role !== 'level') return;
  const counted = next.figure.unit === 'count' ? measures.filter(({ kind }) => COUNTED[kind]) : [];
  const noun = nounBehind(clause, next.at);
  const key = countsShares(clause, noun) ? 'share' : (clause.cells[noun]?.item.key ?? '');
  if (counted.some(({ kind }) => COUNTED[kind]?.has(key))) {
    next.measures = counted;
    return use(clause, noun);
  }
  if (next.measures) return;
  next.measures = measures.filter(({ kind }) => kind !== 'shares');
  next.isOfVerb = true;
}

/** '5 million of its own shares' */
function nounBehind(clause: Clause, at: number): number {
  let noun = at + 1;
  while (isTerm(clause, noun, 'of', 'pronoun', 'neutral') && !countsShares(clause, noun)) noun += 1;
  return noun;
}

function countsShares({ cells }: Clause, at: number): boolean {
  const item = cells[at]?.item;
  return item?.is === 'term' && item.term.is === 'neutral' && item.term.counts === 'shares';
}

/** What is counted, by the noun behind its number: 'bought back 5 million shares'. */
const COUNTED: Readonly<Partial<Record<MeasureTerm['kind'], ReadonlySet<string>>>> = {
  shares: new Set(['share']),
  count: new Set(['people', 'employee', 'person', 'worker', 'staff', 'associate']),
};

/** 'Advertising took in $5 billion': what is earned by it has the name of what is spent on it. */
const revenueOf = ({ measure }: MeasureTerm): MeasureTerm[] =>
  EARNED[measure] ? [{ measure: EARNED[measure], isLoss: false, kind: 'flow' }] : [];

const EARNED: Readonly<Partial<Record<string, string>>> = { 'advertising expense': 'advertising revenue' };

/** 'repaid $5 billion of debt': what is done to a measure is another measure. */
export function turnMeasures(clause: Clause): void {
  clause.cells.forEach(({ item }, at) => {
    const next = after(clause, at);
    if (item.is !== 'term' || item.term.is !== 'verb' || !item.term.turns || next?.role !== 'level') return;
    const { turns } = item.term;
    next.measures =
      next.measures?.map((term) => {
        const measure = turns[term.measure];
        return measure ? { measure, isLoss: false, kind: term.kind === 'count' ? 'count' : 'flow' } : term;
      }) ?? null;
  });
}

/** 'iPhone revenue was', 'revenue from iPhone was', '$5 billion in Europe', and for all of a clause 'In Europe, ...'. */
export function givePart(clause: Clause, at: number, part: string): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const mark = lastBefore(clause, at);
  const isFrom = isTerm(clause, mark, 'base');
  const isAfter =
    last && (!next || isOnly(clause, [last.at, at], ['neutral', 'of', 'base', 'time', 'measure', 'company']));
  const slot = isAfter ? last : next;
  if (!slot) return;
  if (isAfter && slot.share && slot.share.part === null && isTerm(clause, at + 1, 'measure')) {
    slot.share.part = part;
  } else {
    if (slot.part !== undefined && slot.part !== part) return;
    slot.part = part;
    const isLeading = !last && isApart(clause, at, slot);
    if (isLeading) clause.part = part;
  }
  if (isFrom) use(clause, mark);
  use(clause, at);
}

const isApart = (clause: Clause, at: number, slot: Slot): boolean =>
  clause.cells[at]?.segment !== clause.cells[slot.at]?.segment;
