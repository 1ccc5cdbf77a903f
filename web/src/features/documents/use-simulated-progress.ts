import { useEffect, useState } from 'react';
import { nextPercent, PROGRESS_DELAY_MS, PROGRESS_STEP_MS } from './simulated-progress';

/** 0 to 95 along the documented curve while the work is going on, 100 once it is done. */
export function useSimulatedProgress(isDone: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (isDone) return;
    let steps: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      steps = setInterval(() => setPercent(nextPercent), PROGRESS_STEP_MS);
    }, PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(start);
      clearInterval(steps);
    };
  }, [isDone]);
  return isDone ? 100 : percent;
}
