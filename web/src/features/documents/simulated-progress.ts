export const PROGRESS_STEP_MS = 300;
export const PROGRESS_DELAY_MS = 500;
const CAP = 95;

/** The documented curve: quick at first, slower later, never at its end before the work is. */
export function nextPercent(percent: number): number {
  const step = percent < 30 ? 10 : percent < 60 ? 5 : 2;
  return Math.min(CAP, percent + step);
}
