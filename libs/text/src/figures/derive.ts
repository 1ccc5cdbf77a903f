import { isWithin, type Claim } from './agree';
import { type Evidence, type Fact } from './evidence';
import { formatPeriod } from './calendar';
import { type Period } from './figure';
import { marginOf } from './measures';

/** A figure that follows from two of the source. */
export interface Derivation {
  value: number;
  formula: string;
  facts: [Fact, Fact];
}

/** What follows for a claim from the figures of the source: a change, a difference, a margin or a share; null where nothing does. */
export function derive(claim: Claim, evidence: Evidence): Derivation | null {
  if (typeof claim.period === 'string' || claim.isOutlook || claim.measure === null) return null;
  if (claim.mods.length > 0 || claim.actor.length > 0) return null;
  if (claim.role === 'change') return deriveChange(claim, claim.measure, evidence);
  if (claim.number.kind !== 'percent' || claim.number.unit !== '%') return null;
  if (claim.role === 'share') return deriveShare(claim, claim.measure, evidence);
  return deriveMargin(claim, claim.measure, evidence, periodOf(claim, evidence));
}

function periodOf({ period }: Claim, { main }: Evidence): Period | null {
  const said = typeof period === 'string' ? null : period;
  if (!said) return main;
  return said.months === null ? { months: main?.months ?? null, end: said.end } : said;
}

function deriveChange(claim: Claim, measure: string, evidence: Evidence): Derivation | null {
  const now = periodOf(claim, evidence);
  if (!now || claim.base === 'other') return null;
  const before: Period = { months: now.months, end: now.end - (claim.base === 'quarter' ? 3 : 12) };
  if (claim.number.unit === 'points') return derivePoints(claim, measure, evidence, now, before);
  const kind = measure === 'per share' ? 'per-share' : 'amount';
  const a = find(evidence, measure, claim.scope, kind, now);
  const b = find(evidence, measure, claim.scope, kind, before);
  if (!a || !b) return null;
  const [x, y] = [a.figure.value ?? 0, b.figure.value ?? 0];
  const facts: [Fact, Fact] = [a, b];
  const [left, right] = [show(a), show(b)];
  if (claim.number.kind === 'percent') {
    if (y <= 0) return null;
    const value = ((x - y) / y) * 100;
    return { value, formula: `(${left} − ${right}) ÷ ${right} = ${round(value)}%`, facts };
  }
  if (claim.number.kind === 'multiple') {
    if (y <= 0 || x <= 0) return null;
    return { value: x / y, formula: `${left} ÷ ${right} = ${round(x / y)}`, facts };
  }
  if (claim.number.kind !== kind) return null;
  return { value: x - y, formula: `${left} − ${right} = ${formatValue(x - y, a.figure.currency)}`, facts };
}

function derivePoints(
  claim: Claim,
  measure: string,
  evidence: Evidence,
  now: Period,
  before: Period,
): Derivation | null {
  const a = marginAt(claim, measure, evidence, now);
  const b = marginAt(claim, measure, evidence, before);
  if (!a || !b) return null;
  const value = a.value - b.value;
  return {
    value,
    formula: `${round(a.value)}% − ${round(b.value)}% = ${round(value)} points`,
    facts: [a.fact, b.fact],
  };
}

function marginAt(
  claim: Claim,
  measure: string,
  evidence: Evidence,
  period: Period,
): { value: number; fact: Fact } | null {
  const fact = find(evidence, measure, claim.scope, 'percent', period);
  if (fact) return { value: fact.figure.value ?? 0, fact };
  const derived = deriveMargin(claim, measure, evidence, period);
  return derived ? { value: derived.value, fact: derived.facts[0] } : null;
}

function deriveMargin(claim: Claim, measure: string, evidence: Evidence, period: Period | null): Derivation | null {
  const part = marginOf(measure);
  if (!period) return null;
  if (measure === 'tax rate') return ratio(evidence, claim, 'income tax', 'pretax income', period);
  return part === null ? null : ratio(evidence, claim, part, 'revenue', period);
}

/** '80% of revenue': a part's revenue, or another measure, over all revenue. */
function deriveShare(claim: Claim, measure: string, evidence: Evidence): Derivation | null {
  const period = periodOf(claim, evidence);
  if (!period) return null;
  if (measure !== 'revenue') return ratio(evidence, { ...claim, scope: null }, measure, 'revenue', period);
  if (claim.scope === null) return null;
  const part = find(evidence, 'revenue', claim.scope, 'amount', period);
  const whole = find(evidence, 'revenue', null, 'amount', period);
  return part && whole ? over(part, whole) : null;
}

function ratio(evidence: Evidence, { scope }: Claim, part: string, whole: string, period: Period): Derivation | null {
  const a = find(evidence, part, scope, 'amount', period);
  const b = find(evidence, whole, scope, 'amount', period);
  return a && b ? over(a, b) : null;
}

function over(a: Fact, b: Fact): Derivation | null {
  const [x, y] = [a.figure.value ?? 0, b.figure.value ?? 0];
  if (y <= 0) return null;
  const value = ((a.isOutflow ? Math.abs(x) : x) / y) * 100;
  return { value, formula: `${show(a)} ÷ ${show(b)} = ${round(value)}%`, facts: [a, b] };
}

function find(
  { byMeasure }: Evidence,
  measure: string,
  scope: string | null,
  kind: string,
  period: Period,
): Fact | null {
  const facts = (byMeasure.get(measure) ?? []).filter(
    ({ figure, qualifiers }) =>
      figure.role === 'level' &&
      figure.kind === kind &&
      figure.unit !== 'points' &&
      !figure.isOutlook &&
      figure.scope === scope &&
      figure.period?.end === period.end &&
      (figure.period.months === period.months || figure.period.months === 0) &&
      figure.place === 'table' &&
      qualifiers.every((stem) => stem === 'diluted'),
  );
  return facts[0] ?? null;
}

/** True where what follows is what is claimed, as far as the claim is precise. */
export function isDerived(claim: Claim, { value }: Derivation): boolean {
  if (claim.number.kind === 'multiple' && claim.least === claim.most)
    return value > claim.value * 0.97 && value < claim.value * 1.04;
  return isWithin(value, claim);
}

/**
 * True where what follows from the source can contradict: both operands stand in one row, and no other row of the same
 * measure says otherwise. Of shares of revenue only those of its own parts are known well enough.
 */
export function isSure(claim: Claim, { facts: [a, b] }: Derivation, { byMeasure }: Evidence): boolean {
  if (claim.role === 'share' && claim.measure !== 'revenue') return false;
  if (claim.role !== 'change') return true;
  const isOther = ({ figure, qualifiers }: Fact, operand: Fact) =>
    figure.place === 'table' &&
    qualifiers.length === operand.qualifiers.length &&
    figure.role === 'level' &&
    figure.kind === operand.figure.kind &&
    figure.period?.end === operand.figure.period?.end &&
    figure.period?.months === operand.figure.period?.months &&
    figure.scope === operand.figure.scope &&
    figure.value !== operand.figure.value;
  const alike = byMeasure.get(a.measure) ?? [];
  return a.source.quote === b.source.quote && !alike.some((fact) => isOther(fact, a) || isOther(fact, b));
}

function show({ figure }: Fact): string {
  const period = figure.period ? ` (${formatPeriod(figure.period)})` : '';
  return `${formatValue(figure.value ?? 0, figure.currency)}${period}`;
}

const SCALES: [scale: number, name: string][] = [
  [1e12, ' trillion'],
  [1e9, ' billion'],
  [1e6, ' million'],
];

/** '$18.12 billion', '26,000': as copy says it. */
export function formatValue(value: number, currency: string | null): string {
  const [scale, name] = SCALES.find(([least]) => Math.abs(value) >= least) ?? [1, ''];
  const shown = (value / scale).toLocaleString('en-US', {
    ...(currency !== null && { style: 'currency', currency }),
    maximumFractionDigits: 3,
    ...((scale > 1 || Number.isInteger(value)) && { minimumFractionDigits: 0 }),
  });
  return `${shown}${name}`;
}

function round(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
