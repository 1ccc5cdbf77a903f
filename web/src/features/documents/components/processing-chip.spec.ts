import { percentAfter } from '@/lib/progress-curve';
import { FILE_PROGRESS } from './processing-chip';

test.each([
  [0, 0],
  [500, 0],
  [800, 10],
  [1_400, 30],
  [1_700, 35],
  [3_200, 60],
  [3_500, 62],
  [60_000, 95],
])('after %d ms the file is at %d percent', (elapsed, percent) => {
  expect(percentAfter(FILE_PROGRESS, elapsed)).toBe(percent);
});
