import type { ProgressCurve } from '@/lib/progress-curve';

/** 10, 25, 40, 55, 70 and 85 percent, a second apart. */
export const CAMPAIGN_PROGRESS: ProgressCurve = {
  delayMs: 0,
  everyMs: 1_000,
  cap: 85,
  step: (percent) => (percent === 0 ? 10 : 15),
};
