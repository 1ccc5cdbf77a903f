import type { Base, Claim } from '../claims/claim';
import { lastDay, monthsOf, move } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import type { MeasureId, Owner } from '../facts/fact';
import type { Match } from '../verdict';
import { factsAt, isSameUnit, type Key, knownOf, type Prepared } from './prepared';

/** What one value of a formula may be: more than one where the source has several under one key. */
export function operands(document: Prepared, key: Key & { owner: Owner }, claim: Claim): Match[] {
  const all = factsAt(document, key, claim).filter(({ reading }) => knownOf(reading) !== 'assumed');
  const own = all.filter(({ reading }) => reading.owner.is === key.owner);
  const values = new Map<number, Match>();
  for (const match of own.length > 0 ? own : all) {
    if (!isCoarser(match, values)) values.set(match.fact.value, match);
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
  const all = measure === null ? [] : [measure, ...otherMeasures];
  const found = all.find((one) =>
    periods.every((period) =>
      factsAt(document, { measure: one, part: part.is, period }, claim).some((match) => fits(match, claim)),
    ),
  );
  return found ?? measure;
}

const fits = ({ fact }: Match, { unit, relation }: Claim): boolean =>
  relation.kind !== 'level' || isSameUnit(fact.unit, unit);

export function basePeriod(base: Base, period: TaggedPeriod): TaggedPeriod {
  if (base.kind === 'period') {
    return 'end' in period && 'at' in base.period ? move(period, monthsBetween(base.period, period)) : base.period;
  }
  return move(period, base.kind === 'year before' ? 12 : monthsOf(period));
}

const monthsBetween = (one: TaggedPeriod, other: TaggedPeriod): number =>
  Math.round((Date.parse(lastDay(other)) - Date.parse(lastDay(one))) / 86_400_000 / 30.4);
