import { isFinal, type ThreadResponse } from '@copydesk/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { http } from '@/lib/http';
import { useJob } from '@/lib/jobs/job-followers';
import { liveConnection } from '@/lib/live-connection';
import { currentDraft } from './current-draft';

/** How often a thread is read again while it is on the screen: push may lose what was changed elsewhere. */
const READ_AGAIN_MS = 15_000;

export const threadKey = (id: string) => ['thread', id];

const threadQuery = (id: string | null) =>
  queryOptions({
    queryKey: threadKey(id ?? ''),
    queryFn: () => http.get('/api/threads/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  });

/** A thread as it was read last: whoever shows its draft keeps it true (`useThreadDraft`). */
export const useThread = (id: string | null) => useQuery(threadQuery(id));

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

/** Changes a thread as it is known on this page, ahead of the next look at the server. */
export function useUpdateThread(threadId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (change: (thread: ThreadResponse) => ThreadResponse) => {
      const queryKey = threadKey(threadId);
      // An answer that is still under way would put the old state back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ThreadResponse>(queryKey, (known) => known && change(known));
    },
    [queryClient, threadId],
  );
}
