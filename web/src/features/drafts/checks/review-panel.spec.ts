import { percentAfter } from '@/lib/progress-curve';
import { FACT_CHECK_PROGRESS } from './fact-check-panel';
import { REVIEW_PROGRESS } from './review-panel';

test.each([
  [799, 0],
  [800, 5],
  [1_600, 10],
  [14_400, 90],
  [60_000, 90],
])('after %d ms a review is at %d percent', (elapsed, percent) => {
  expect(percentAfter(REVIEW_PROGRESS, elapsed)).toBe(percent);
});

test.each([
  [150, 5],
  [900, 30],
  [1_050, 33],
  [3_000, 72],
  [3_150, 73],
  [60_000, 90],
])('after %d ms a fact check is at %d percent', (elapsed, percent) => {
  expect(percentAfter(FACT_CHECK_PROGRESS, elapsed)).toBe(percent);
});
