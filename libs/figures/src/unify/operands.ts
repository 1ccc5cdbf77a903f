import type { Base, Claim } from '../claims/claim';
import { monthsBetween } from '../facts/days';
import { lastDay, monthsOf, move } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import type { Known, MeasureId, Owner } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import type { Match } from '../verdict';
import { factsAt, isSameUnit, type Key, knownOf, type Prepared } from './prepared';

/** More values than this under one key prove nothing. */
const MOST_VALUES = 8;

/** 'More than $3 billion' is no value to compute with; 'about $3 billion' is one where there is none that is exact. */
function exactest(matches: Match[]): Match[] {
  const whole = matches.filter(({ reading: { spoken } }) => spoken === undefined || spoken.bound === null);
  const exact = whole.filter(({ reading: { spoken } }) => spoken === undefined || spoken.hedge === 'exact');
  return exact.length > 0 ? exact : whole.filter(({ reading: { spoken } }) => spoken?.hedge === 'about');
}

/** A row of percentages under the name of an amount is a share of something. */
function withoutRates(matches: Match[], measure: MeasureId): Match[] {
  return EVERYDAY[measure]?.kind === 'rate' ? matches : matches.filter(({ fact }) => fact.unit !== 'percent');
}

/** What one value of a formula may be: more than one where the source has several under one key. */
export function operands(document: Prepared, key: Key & { owner: Owner }, claim: Claim): Match[] {
  const all = exactest(factsAt(document, key, claim).filter(({ reading }) => knownOf(reading) !== 'assumed'));
  const owned = all.filter(({ reading }) => reading.owner.is === key.owner);
  const known = withoutRates(owned.length > 0 ? owned : all, key.measure);
  // What is proved needs no other witness.
  const proved = known.filter(({ reading }) => knownOf(reading) === 'proved');
  const values = new Map<number, Match>();
  for (const match of proved.length > 0 ? proved : known) {
    if (!isCoarser(match, values)) values.set(match.fact.value, match);
    if (values.size > MOST_VALUES) return [];
  }
  return [...values.values()];
}

/** A value that only rounds one that is known more exactly: '$12.5 billion' in prose. */
function isCoarser({ fact }: Match, values: Map<number, Match>): boolean {
  for (const [value, known] of values) {
    const isSame = Math.abs(value - fact.value) <= Math.max(fact.rounding, known.fact.rounding);
    if (!isSame) continue;
    if (fact.rounding >= known.fact.rounding) return true;
    values.delete(value);
  }
  return false;
}

/** The measure that a claim speaks of: the first of its readings that the document has then. */
export function measureOf(document: Prepared, claim: Claim, periods: readonly TaggedPeriod[]): MeasureId | null {
  const { measure, otherMeasures, part } = claim;
  if (measure === null || otherMeasures.length === 0) return measure;
  const has = (one: MeasureId, known: readonly Known[]) =>
    periods.every((period) =>
      factsAt(document, { measure: one, part: part.is, period }, claim).some(
        (match) => fits(match, claim) && known.includes(knownOf(match.reading)),
      ),
    );
  const all = [measure, ...otherMeasures];
  return all.find((one) => has(one, ['proved'])) ?? all.find((one) => has(one, ['proved', 'said'])) ?? measure;
}

const fits = ({ fact }: Match, { unit, relation }: Claim): boolean =>
  relation.kind !== 'level' || isSameUnit(fact.unit, unit);

export function basePeriod(base: Base, period: TaggedPeriod): TaggedPeriod {
  if (base.kind === 'period') {
    // 'More than doubled over 2022' compares with the year before it.
    const isOver = monthsOf(base.period) > monthsOf(period) && lastDay(base.period) === lastDay(period);
    if (isOver) return move(period, 12);
    return 'end' in period && 'at' in base.period
      ? move(period, monthsBetween(lastDay(base.period), lastDay(period)))
      : base.period;
  }
  return move(period, base.kind === 'year before' ? 12 : monthsOf(period));
}
