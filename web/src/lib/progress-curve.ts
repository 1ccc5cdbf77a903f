/** A documented curve: how progress is shown where nobody can tell how far the work really is. */
export interface ProgressCurve {
  /** Before the first step. */
  delayMs: number;
  everyMs: number;
  cap: number;
  step: (percent: number) => number;
}

/** Where a curve stands `elapsedMs` after its beginning: never at its end before the work is. */
export function percentAfter({ delayMs, everyMs, cap, step }: ProgressCurve, elapsedMs: number): number {
  let percent = 0;
  for (let at = delayMs + everyMs; at <= elapsedMs && percent < cap; at += everyMs) {
    percent = Math.min(cap, percent + step(percent));
  }
  return percent;
}
