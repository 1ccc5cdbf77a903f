import { useEffect, useRef } from 'react';
import type { CurrentDraft } from '@/features/threads/current-draft';
import { toast, toastFailure } from '@/ui/toast/toast-store';

/** Tells how a draft ended that was seen being written; one that had ended before is no news. */
export function useEndingToast(draft: CurrentDraft | null): void {
  const seen = useRef<CurrentDraft['state'] | null>(null);
  const state = draft?.state ?? null;
  const failure = draft?.failure;
  useEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before !== 'writing') return;
    if (state === 'done') toast({ title: 'Email Generated!' });
    if (state === 'failed') toastFailure('Generation Error', failure ?? 'Failed to generate email');
  }, [state, failure]);
}
