import type { Claim } from '../claims/claim';
import type { TaggedPeriod } from '../document/document';
import type { Verdict } from '../verdict';
import { factsAt, knownOf, type Prepared } from './prepared';

/**
 * The measures that a name may stand for where the source has several of them with different values: 'operating expenses'
 * with and without the cost of what was sold. One alone where it has not.
 */
export function definitionsOf(claim: Claim, document: Prepared, period: TaggedPeriod): Claim[] {
  if (claim.measure === null || claim.otherMeasures.length === 0) return [claim];
  const values = new Map<number, Claim>();
  for (const measure of [claim.measure, ...claim.otherMeasures]) {
    const known = factsAt(document, { measure, part: claim.part.is, period }, claim).find(
      ({ fact, reading }) => fact.unit === 'money' && knownOf(reading) !== 'assumed',
    );
    if (known && !values.has(known.fact.value)) values.set(known.fact.value, { ...claim, measure, otherMeasures: [] });
  }
  return values.size > 1 ? [...values.values()] : [claim];
}

/** A value is right by any of the definitions, what is computed of it by all; wrong is what is wrong by all. */
export function verdictOf(claim: Claim, verdicts: readonly (Verdict | null)[]): Verdict | null {
  const [first] = verdicts;
  const traced = verdicts.find((verdict) => verdict?.status === 'traced');
  if (claim.relation.kind === 'level' && traced) return traced;
  return first && verdicts.every((verdict) => verdict?.status === first.status) ? first : null;
}
