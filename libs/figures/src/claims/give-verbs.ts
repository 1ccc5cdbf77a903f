import { EVERYDAY } from '../lexicon/measures/everyday';
import type { MeasureTerm } from '../lexicon/words/entry';
import { after, type Clause, isTerm, use } from './slot';

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

/** 'The workforce numbers 5,000 people' */
export function readCounted(clause: Clause): void {
  for (const { at, measures } of clause.slots) {
    const item = clause.cells[at + 1]?.item;
    const nouns = measures?.some(({ measure }) => measure === 'headcount') ? COUNTED.count : undefined;
    if (item?.is === 'unread' && nouns?.has(item.key)) use(clause, at + 1);
  }
}

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
