import type { OwnUseResponse } from '@copydesk/contracts';

/** True where there is nothing to draw. */
export function isUnused({ totals, averageReviewScore }: OwnUseResponse): boolean {
  return Object.values(totals).every((total) => total === 0) && averageReviewScore === null;
}
