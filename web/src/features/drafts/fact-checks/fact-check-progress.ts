import type { ProgressCurve } from '@/lib/progress-curve';

export const FACT_CHECK_PROGRESS: ProgressCurve = {
  delayMs: 0,
  everyMs: 150,
  cap: 90,
  step: (percent) => (percent < 30 ? 5 : percent < 70 ? 3 : 1),
};
