import type { Claim } from '../claims/claim';
import { isSameTime, monthsOf, move } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import type { Level } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';

/** What a claim says of its measure, as a fact says it; null for what only a formula says. */
export function levelOf({ relation, period }: Pick<Claim, 'relation' | 'period'>): Level | null {
  switch (relation.kind) {
    case 'level':
      return { kind: 'level' };
    case 'share':
      return relation.ofPart === null ? { kind: 'share', of: relation.of } : null;
    case 'change': {
      const { base } = relation;
      if (base.kind !== 'period') return { kind: 'change', from: base.kind };
      const now = period?.is;
      if (now && isSameTime(base.period, move(now, 12))) return { kind: 'change', from: 'year before' };
      const isBefore = now && isSameTime(base.period, move(now, monthsOf(now)));
      return { kind: 'change', from: isBefore ? 'period before' : null };
    }
    default:
      return null;
  }
}

/** A balance is that of the last day of the period that its sentence speaks of. */
export function timeOf({ measure, relation }: Claim, period: TaggedPeriod): TaggedPeriod {
  const isBalance = relation.kind === 'level' && EVERYDAY[measure ?? '']?.kind === 'balance';
  return isBalance && 'end' in period ? { at: period.end } : period;
}
