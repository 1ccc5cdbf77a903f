import type { ProgressCurve } from '@/lib/progress-curve';

export const REVIEW_PROGRESS: ProgressCurve = { delayMs: 0, everyMs: 800, cap: 90, step: () => 5 };

/** From then on the wait is said to be longer than usual. */
export const REVIEW_SLOW_MS = 10_000;
