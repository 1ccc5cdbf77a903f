import type { Claim } from '../claims/claim';
import { monthsOf } from '../claims/times';
import { tokensOf } from '../claims/tokens';
import type { Match } from '../verdict';
import { isOfKind, isSameUnit, knownOf, type Prepared } from './prepared';

/** As far as a word may stand from the figure that it is said of. */
const BEFORE = 40;
const AFTER = 20;

/** 'A record $12.5 billion', '$12.5 billion, a record'. */
export function isRecordSaid({ from, to }: Claim, draft: string): boolean {
  const before = tokensOf(draft.slice(Math.max(0, from - BEFORE), from));
  const start = before.findLastIndex(({ key }) => key === '.' || key === ';' || key === '!' || key === '?');
  const after = tokensOf(draft.slice(to, to + AFTER));
  const end = after.findIndex(({ key }) => key === '.' || key === ';' || key === '!' || key === '?');
  const near = [...before.slice(start + 1), ...(end < 0 ? after : after.slice(0, end))];
  return near.some(({ key }) => key === 'record');
}

/** A proved value of the same key that was higher at another time, over as long a period. */
export function higherThan(claim: Claim, { byMeasure }: Prepared): Match | undefined {
  const period = claim.period?.is;
  const size = Math.abs(claim.value) + claim.rounding;
  return (byMeasure.get(claim.measure ?? '') ?? []).find(
    ({ fact, reading }) =>
      reading.part.is === claim.part.is &&
      reading.period !== null &&
      period !== undefined &&
      monthsOf(reading.period.is) === monthsOf(period) &&
      isOfKind(reading, claim) &&
      isSameUnit(fact.unit, claim.unit) &&
      knownOf(reading) === 'proved' &&
      Math.abs(fact.value) > size,
  );
}
