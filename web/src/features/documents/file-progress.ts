import type { ProgressCurve } from '@/lib/progress-curve';

/** Quick at first, slower later. */
export const FILE_PROGRESS: ProgressCurve = {
  delayMs: 500,
  everyMs: 300,
  cap: 95,
  step: (percent) => (percent < 30 ? 10 : percent < 60 ? 5 : 2),
};
