import { ReportFeedbackRequest } from '@copydesk/contracts';
import { fieldErrors } from '@/lib/forms/field-errors';

export const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const DEFAULT_RATING = 5;
const POSITIVE_FROM = 6;

/** The sentence about a report that cannot be sent; null where it can. */
export function refuseFeedback(feedback: string, rating: number): string | null {
  return Object.values(fieldErrors(ReportFeedbackRequest, { feedback, rating }))[0] ?? null;
}

export function describeRating(rating: number): 'Positive' | 'Negative' {
  return rating >= POSITIVE_FROM ? 'Positive' : 'Negative';
}
