import { isFinal } from '@copydesk/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useJob } from '@/lib/jobs/use-job';
import { liveConnection } from '@/lib/live-connection';
import { currentDraft } from './current-draft';
import { threadKey, threadQuery } from './use-thread';

/** How often a thread is read again while it is on the screen: push may lose what was changed elsewhere. */
const READ_AGAIN_MS = 15_000;

/** A thread with its email as it stands, followed live while it is being written. */
export function useThreadDraft(threadId: string | null) {
  const queryClient = useQueryClient();
  const thread = useQuery({
    ...threadQuery(threadId),
    refetchInterval: ({ state }) => (state.data ? READ_AGAIN_MS : false),
    refetchOnWindowFocus: 'always',
  });
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
