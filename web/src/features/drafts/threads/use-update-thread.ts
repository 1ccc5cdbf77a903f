import type { ThreadResponse } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { threadKey } from './use-thread';

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
