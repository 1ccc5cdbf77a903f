import type { Claim } from '../claims/claim';
import type { Match, Verdict } from '../verdict';
import { says } from './agree';
import type { Computed } from './computed';
import { compute, withResult } from './formulas';
import { basePeriod } from './operands';
import { factsAt, isSameUnit, knownOf, type Prepared } from './prepared';
import { sourceInWords } from './words';

/** What follows from facts: every definition that the words usually have is to round to it. */
export function ofFormula(claim: Claim, document: Prepared): Verdict | null {
  const allowed = compute(document, claim);
  const [usual, also] = [allowed.usual, allowed.also].map((all) => all.filter(isKnown));
  const all = usual ?? [];
  const [first] = all;
  // 'Rose' and 'fell' are ambiguous for a loss.
  if (!first || (claim.relation.kind === 'change' && first.operands.some(({ fact }) => fact.value < 0))) return null;
  const wrong = claim.moved && wrongShift(claim, document, all);
  if (wrong)
    return {
      status: 'found',
      match: wrong,
      reason: `The value agrees, but it did not go ${claim.moved?.direction ?? 'up'}.`,
    };
  if (all.every((one) => agrees(claim, one))) {
    const stated = statedElse(claim, document);
    if (stated) return ofOther(claim, first, stated);
    return { status: 'derived', formula: withResult(first, claim), operands: first.operands };
  }
  const agreeing = [...all, ...(also ?? [])].find((one) => agrees(claim, one));
  if (agreeing) return ofOneDefinition(claim, agreeing, all);
  return differsFromFormula(claim, first, { all, document });
}

/** What the source itself calls so, where that is another amount: issuers have free cash flows of their own. */
function statedElse(claim: Claim, document: Prepared): Match | undefined {
  const { measure, part, period, relation, formula, averageOf } = claim;
  const isNamed = relation.kind === 'level' && formula === null && averageOf === null;
  if (!isNamed || measure === null || !period) return undefined;
  const known = factsAt(document, { measure, part: part.is, period: period.is }, claim).filter(
    ({ fact, reading }) => isSameUnit(fact.unit, claim.unit) && knownOf(reading) !== 'assumed',
  );
  // A margin of 26.7 % may be printed as 27 %.
  const isAlike = ({ fact: { value, rounding } }: Match) =>
    says({ ...claim, rounding: claim.rounding + rounding }, value);
  return known.some(isAlike) ? undefined : known[0];
}

function ofOther(claim: Claim, derived: Computed, stated: Match): Verdict {
  const reason = `It depends on what is meant: ${withResult(derived, claim)}, but the source has ${sourceInWords(stated)}.`;
  return { status: 'found', match: stated, reason };
}

const isKnown = ({ operands }: Computed): boolean => operands.every(({ reading }) => knownOf(reading) !== 'assumed');

/** The value follows by one definition, and another one by what the words usually mean. */
function ofOneDefinition(claim: Claim, agreeing: Computed, all: readonly Computed[]): Verdict | null {
  const other = all.find((one) => !agrees(claim, one));
  const [match] = agreeing.operands;
  if (!other || !match) return null;
  const reason = `It depends on what is meant: ${withResult(agreeing, claim)}, but ${withResult(other, claim)}.`;
  return { status: 'found', match, reason };
}

function differsFromFormula(
  claim: Claim,
  first: Computed,
  { all, document }: { all: readonly Computed[]; document: Prepared },
): Verdict | null {
  const [match] = first.operands;
  if (!match || !mayDifferFrom(claim, all, document)) return null;
  const formula = withResult(first, claim);
  return {
    status: 'mismatch',
    match,
    reason: `Differs from the source. Draft: ${claim.quote}. Source: ${formula}.`,
    formula,
  };
}

/** 'up from 46.3% a year ago': a share or a margin has to have moved so. */
function wrongShift(claim: Claim, document: Prepared, all: readonly Computed[]): Match | null {
  const { moved, period } = claim;
  const [now] = all;
  if (!moved || !period || !now) return null;
  const [then] = compute(document, { ...claim, period: { ...period, is: basePeriod(moved.base, period.is) } }).usual;
  // What is the same as it is shown has not moved.
  const away = then === undefined ? 0 : moved.direction === 'up' ? now.value - then.value : then.value - now.value;
  const isSo = away > claim.rounding;
  return isSo ? null : (now.operands[0] ?? null);
}

function agrees(claim: Claim, { value }: Computed): boolean {
  const { relation } = claim;
  const isMove = relation.kind === 'change' || relation.kind === 'growth';
  if (!isMove || relation.direction === null) return says(claim, value);
  const isUp = value > 0;
  return isUp === (relation.direction === 'up') && says(claim, Math.abs(value));
}

function mayDifferFrom(claim: Claim, all: readonly Computed[], { calendar, byMeasure }: Prepared): boolean {
  if (claim.relation.kind === 'level' || claim.isMeasureDefault) return false;
  // The issuer's own rate may rest on more than what is printed.
  const isPrinted = (byMeasure.get(claim.measure ?? '') ?? []).some(
    ({ fact }) => fact.unit === 'percent' && says(claim, Math.abs(fact.value)),
  );
  if (isPrinted) return false;
  // Points are often taken between rates that are rounded first.
  if (
    claim.unit === 'points' &&
    all.some(({ value }) => Math.abs(Math.abs(value) - claim.value) <= 0.25 + claim.rounding)
  )
    return false;
  const base = claim.relation.kind === 'change' ? claim.relation.base : null;
  const isSaid =
    calendar.months === 12 || (claim.period?.isDefault === false && !(base?.kind === 'year before' && base.isDefault));
  return (
    isSaid &&
    (claim.hedge === 'exact' || claim.hedge === 'about') &&
    all.every(({ operands }) => operands.every(({ reading }) => knownOf(reading) === 'proved'))
  );
}
