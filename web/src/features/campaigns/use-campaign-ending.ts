import type { JobSnapshot } from '@copydesk/contracts';
import { useEffect, useRef } from 'react';
import { toast, toastFailure } from '@/ui/toast/toast-store';

/** Tells how the writing ended that was seen at work; one that had ended before is no news. */
export function useCampaignEnding(job: JobSnapshot | null): void {
  const seen = useRef<string | null>(null);
  const { id = null, name, status, error } = job ?? {};
  const failure = error?.message;
  useEffect(() => {
    const wasAtWork = seen.current !== null && seen.current === id;
    seen.current = status === 'queued' || status === 'running' ? id : null;
    if (!wasAtWork) return;
    if (status === 'failed') toastFailure('Generation Failed', failure ?? 'Failed to generate campaign content');
    if (status === 'completed' && name === 'generate-campaign') {
      toast({
        title: 'Campaign Generated Successfully!',
        description: 'Your 5-day email sequence and order form are ready.',
      });
    }
  }, [id, name, status, failure]);
}
