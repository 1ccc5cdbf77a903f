import type { Base, Claim } from '../claims/claim';
import { isSameTime, monthsOf, move } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import type { ChangeBase, Level } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';

/** What a claim says of its measure, as a fact says it; null for what only a formula says. */
export function levelOf({ relation, period, measure, unit, formula, averageOf }: Claim): Level | null {
  if (formula !== null || averageOf !== null) return null;
  switch (relation.kind) {
    case 'level':
      return isOfRevenue({ measure, unit }) ? { kind: 'share', of: 'revenue' } : { kind: 'level' };
    case 'share':
      return relation.ofPart === null ? { kind: 'share', of: relation.of } : null;
    case 'change':
      return { kind: 'change', from: changeBase(relation.base, period) };
    default:
      return null;
  }
}

/** 'SG&A was 9.7%' says a share of revenue. */
const isOfRevenue = ({ measure, unit }: Pick<Claim, 'measure' | 'unit'>): boolean =>
  unit === 'percent' && measure !== 'revenue' && EVERYDAY[measure ?? '']?.isSize === true;

export function changeBase(base: Base, period: Claim['period']): ChangeBase {
  if (base.kind !== 'period') return base.kind;
  const now = period?.is;
  if (!now) return null;
  if (isSameTime(base.period, move(now, 12))) return 'year before';
  return isSameTime(base.period, move(now, monthsOf(now))) ? 'period before' : null;
}

/** A balance is that of the last day of the period that its sentence speaks of. */
export function timeOf({ measure, relation }: Claim, period: TaggedPeriod): TaggedPeriod {
  const isBalance = relation.kind === 'level' && EVERYDAY[measure ?? '']?.kind === 'balance';
  return isBalance && 'end' in period ? { at: period.end } : period;
}
