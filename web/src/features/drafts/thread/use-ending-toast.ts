import { useEffect, useRef } from 'react';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import type { CurrentDraft } from './current-draft';
import { failureOf, successOf } from './job-words';

/** Tells how a job ended that was seen at work: a failure by a toast, a success to screen readers, since its text is there. */
export function useEndingToast(draft: CurrentDraft | null): void {
  const seen = useRef<string | null>(null);
  const { state, job, request, failure, unchanged = false } = draft ?? {};
  const jobId = job?.id ?? null;
  const name = job?.name ?? null;
  const appId = job?.appId ?? null;
  useEffect(() => {
    const wasAtWork = seen.current !== null && seen.current === jobId;
    seen.current = state === 'writing' ? jobId : null;
    if (!wasAtWork || name === null) return;
    const success = state === 'done' && !unchanged ? successOf({ name, appId }, request ?? null) : null;
    if (success) announce({ title: success });
    if (state !== 'failed') return;
    const { title, fallback, isFixed } = failureOf({ name, appId }, request ?? null);
    toastFailure(title, isFixed ? fallback : (failure ?? fallback));
  }, [state, jobId, name, appId, request, failure, unchanged]);
}
