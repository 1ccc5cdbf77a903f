import {
  type LedgerEntry,
  REVIEW_CRITERIA,
  type ReviewCriterion,
  type ReviewResponse,
  type ScoreCap,
} from '@copydesk/contracts';
import type { ReviewFindings } from './review-findings';

type Criteria = ReviewResponse['criteria'];

/** What the whole score may be at most. */
const WRONG = 4;
const UNPROVEN = 6;
/** What the criteria that rules know of may be at most. */
const PROOF_WRONG = 3;
const PROOF_UNPROVEN = 6;
const COMPLIANCE_PROMISING = 2;
const NAMED = 3;

const FIGURES: ReadonlySet<LedgerEntry['kind']> = new Set(['amount', 'percent', 'per-share', 'multiple', 'count']);

/**
 * The score of an email: the mean of its criteria, rounded, and no more than what rules found allows. Proof and
 * compliance begin with what rules found, whatever a model thinks of them.
 */
export function scoreReview(
  read: ReadonlyMap<ReviewCriterion, number>,
  findings: ReviewFindings,
): { score: number; criteria: Criteria; caps: ScoreCap[] } {
  const { mismatches, unsourced, promises } = findings;
  const most: Partial<Record<ReviewCriterion, number>> = {
    proof: mismatches.length > 0 ? PROOF_WRONG : unsourced.length > 0 ? PROOF_UNPROVEN : 10,
    compliance: promises.length > 0 ? COMPLIANCE_PROMISING : 10,
  };
  const mean = average([...read.values()]);
  const criteria = REVIEW_CRITERIA.map((criterion) => ({
    criterion,
    score: Math.min(read.get(criterion) ?? Math.round(mean), most[criterion] ?? 10),
  }));
  const caps = capsOf(findings);
  const scores = criteria.map(({ score }) => score);
  return { score: Math.min(Math.round(average(scores)), ...caps.map(({ at }) => at)), criteria, caps };
}

function capsOf({ mismatches, unsourced, promises }: ReviewFindings): ScoreCap[] {
  const caps: ScoreCap[] = [];
  if (mismatches.length > 0) {
    const noun = mismatches.every(({ kind }) => FIGURES.has(kind)) ? 'figure' : 'claim';
    const what =
      mismatches.length === 1
        ? `one ${noun} differs from its source`
        : `${mismatches.length} ${noun}s differ from their sources`;
    caps.push({ at: WRONG, reason: `Capped at ${WRONG}: ${what}: ${named(mismatches)}.` });
  }
  if (promises.length > 0)
    caps.push({
      at: WRONG,
      reason: `Capped at ${WRONG}: ${promises.length === 1 ? 'one promise breaks' : `${promises.length} promises break`} a compliance rule: ${named(promises)}.`,
    });
  if (unsourced.length > 0) {
    const what =
      unsourced.length === 1 ? 'one figure or quotation was' : `${unsourced.length} figures or quotations were`;
    caps.push({
      at: UNPROVEN,
      reason: `Capped at ${UNPROVEN}: ${what} not found in any source: ${named(unsourced)}.`,
    });
  }
  return caps;
}

function named(found: { quote: string }[]): string {
  const quotes = [...new Set(found.map(({ quote }) => `“${quote.replaceAll('**', '')}”`))];
  const more = quotes.length - NAMED;
  const shown = more > 0 ? [...quotes.slice(0, NAMED), `${more} more`] : quotes;
  return new Intl.ListFormat('en-US').format(shown);
}

function average(values: number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
