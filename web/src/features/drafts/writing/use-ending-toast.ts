import { useEffect, useRef } from 'react';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { isApplyRequest } from '../reviews/apply-request';
import type { CurrentDraft } from '../threads/current-draft';
import { failureOf } from './failure-of';

/** Tells how a job ended that was seen at work; one that had ended before is no news. */
export function useEndingToast(draft: CurrentDraft | null): void {
  const seen = useRef<string | null>(null);
  const { state, job, request, failure } = draft ?? {};
  const jobId = job?.id ?? null;
  const name = job?.name ?? null;
  useEffect(() => {
    const wasAtWork = seen.current !== null && seen.current === jobId;
    seen.current = state === 'writing' ? jobId : null;
    if (!wasAtWork || name === null) return;
    if (state === 'done') toastSuccess(request ?? null);
    if (state !== 'failed') return;
    const { title, fallback } = failureOf(name, request ?? '');
    toastFailure(title, failure ?? fallback);
  }, [state, jobId, name, request, failure]);
}

function toastSuccess(request: string | null): void {
  if (request === null) toast({ title: 'Email Generated!' });
  else if (isApplyRequest(request)) toast({ title: 'Suggestions applied' });
}
