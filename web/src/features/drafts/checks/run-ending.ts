import type { JobName } from '@copydesk/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '@/lib/http-error';
import type { Run } from '@/lib/jobs/use-run';
import { toastFailure } from '@/ui/toast/toast-store';

type Ended = Pick<Run<JobName, unknown>, 'startedAt' | 'failure'> & {
  state: 'running' | 'done' | 'failed';
  job: object | null;
};

/** Tells how a run ended that was seen at work on this page; one that had ended before is no news. */
export function useRunEnding(run: Ended | null, onEnd: (state: 'done' | 'failed', failure: string | null) => void) {
  const [openedAt] = useState(() => Date.now());
  const wasAtWork = useRef(false);
  const tell = useEffectEvent(onEnd);
  const state = run?.state ?? null;
  const failure = run?.failure ?? null;
  // After a reload a run counts as running until its job is read.
  const isAtWork = run?.state === 'running' && (run.job !== null || run.startedAt >= openedAt);
  useEffect(() => {
    const hasEnded = wasAtWork.current && (state === 'done' || state === 'failed');
    wasAtWork.current = isAtWork;
    if (hasEnded) tell(state, failure);
  }, [state, isAtWork, failure]);
}

export function tellNotStopped(error: unknown): void {
  toastFailure('Could not stop', messageOf(error, 'It is still running. Please try again.'));
}
