import { type Evidence, type Fact } from './evidence';
import { type Period } from './figure';
import { marginOf } from './measures';
import { type Statement } from './statement';

/** A number of a draft with how far it may be off. */
export interface Claim extends Statement {
  /** The least and the most that the source may say. */
  least: number;
  most: number;
}

/** How a fact stands to a claim; each part is true where it agrees. */
export interface Agreement {
  value: boolean;
  sign: boolean;
  scope: boolean;
  period: boolean;
}

/** Qualifiers that copy may leave out: the usual reading is meant. */
const OPTIONAL = new Set([
  'diluted',
  'net',
  'gaap',
  'unaudited',
  'reported',
  'quarterly',
  'percentage',
  'cash',
  'new',
  'approximately',
  'expense',
  'amount',
]);

/** True where claim and fact are of the same kind of thing: measure, unit, role and what narrows them down. */
export function isAlike(claim: Claim, fact: Fact): boolean {
  const { figure } = fact;
  if (figure.kind !== claim.number.kind || figure.isOutlook !== claim.isOutlook) return false;
  if (figure.kind === 'count' ? false : figure.unit !== claim.number.unit) return false;
  if (!isSameRole(claim, fact)) return false;
  if (claim.mods.some((mod) => !fact.stems.has(mod) && !isInScope(mod, fact))) return false;
  if (claim.actor.some((stem) => !fact.stems.has(stem) && !fact.quoteStems.has(stem) && !isInScope(stem, fact)))
    return false;
  if (claim.stems.has('basic') && fact.qualifiers.includes('diluted') && !claim.stems.has('diluted')) return false;
  return fact.qualifiers.every((stem) => OPTIONAL.has(stem) || claim.stems.has(stem));
}

function isInScope(mod: string, { figure }: Fact): boolean {
  return figure.scope?.split(' ').includes(mod) ?? false;
}

function isSameRole(claim: Claim, { figure, measure }: Fact): boolean {
  const isMargin =
    claim.measure !== null &&
    claim.role === 'level' &&
    claim.number.kind === 'percent' &&
    marginOf(claim.measure) === measure;
  if (isMargin && (figure.role === 'share' || measure === claim.measure)) return figure.role !== 'change';
  if (claim.role !== figure.role) return false;
  if (claim.role !== 'change') return true;
  return (claim.base ?? 'year') === (figure.base ?? 'year');
}

/** Compares what is alike. */
export function compare(claim: Claim, fact: Fact, { main }: Evidence): Agreement {
  const said = fact.figure.value ?? 0;
  const isUnsigned = fact.isOutflow && claim.role !== 'change' && claim.value >= 0;
  const value = isUnsigned ? Math.abs(said) : said;
  return {
    value: isWithin(value, claim),
    sign: isWithin(value, claim) || !isWithin(-value, claim),
    scope: claim.scope === fact.figure.scope,
    period: isSamePeriod(claim, fact, main),
  };
}

export function isWithin(value: number, { least, most }: Pick<Claim, 'least' | 'most'>): boolean {
  const slack = Math.max(Math.abs(most), Math.abs(least)) * 1e-9;
  return value >= least - slack && value <= most + slack;
}

function isSamePeriod(claim: Claim, { figure }: Fact, main: Period | null): boolean {
  const said = claim.period;
  if (said === 'unclear' || !figure.isPeriodClear) return false;
  if (said === 'earlier') return isYearBefore(figure.period, main);
  if (said === null) return isCurrent(claim, figure.period, main);
  // An outlook whose time nobody read is not of the reported one.
  if (figure.period === null && figure.isOutlook) return false;
  if (figure.period === null) {
    return (
      main !== null &&
      said.end === main.end &&
      (said.months === main.months || said.months === null || said.months === 0)
    );
  }
  if (said.end !== figure.period.end) return false;
  const { months } = figure.period;
  if (months === said.months || months === null) return true;
  if (said.months === null) return months === main?.months || months === 0;
  // What stands at the end of a quarter may be told as the quarter's.
  return months === 0 && said.months === main?.months;
}

/** What something is measured against without a word on when is the same time of the year before. */
function isYearBefore(period: Period | null, main: Period | null): boolean {
  return main !== null && period !== null && period.end === main.end - 12 && period.months === main.months;
}

/** Copy that names no period speaks of the reported one. */
function isCurrent(claim: Claim, period: Period | null, main: Period | null): boolean {
  if (period === null || main === null) return true;
  if (period.end !== main.end) return false;
  if (period.months === main.months || period.months === 0) return true;
  return (
    claim.number.kind === 'amount' &&
    claim.role === 'level' &&
    period.months !== null &&
    (main.months ?? 0) < period.months &&
    period.months < 12
  );
}
