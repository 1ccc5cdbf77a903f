import { isFinal } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useJob } from '@/lib/jobs/use-job';
import { liveConnection } from '@/lib/live-connection';
import { currentDraft } from './current-draft';
import { threadKey, useThread } from './use-thread';

/** A thread with its email as it stands, followed live while it is being written. */
export function useThreadDraft(threadId: string | null) {
  const queryClient = useQueryClient();
  const thread = useThread(threadId);
  const stored = thread.data ?? null;
  const storedJob = stored?.job ?? null;
  const { job, reachable } = useJob(storedJob && !isFinal(storedJob.status) ? storedJob.id : null);
  const hasEnded = job !== null && isFinal(job.status);

  useEffect(() => {
    if (threadId === null) return;
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: threadKey(threadId) });
    if (hasEnded) readAgain();
    return liveConnection.listen({
      connect: readAgain,
      'thread:changed': (event) => {
        if (event.threadId === threadId) readAgain();
      },
    });
  }, [hasEnded, threadId, queryClient]);

  return { threadId, query: thread, thread: stored, draft: stored && currentDraft(stored, job), reachable };
}
