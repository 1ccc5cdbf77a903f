import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetRefinement, readRefinement } from '@/lib/stored-refinement';
import { threadKey } from '../threads/use-thread';

/** The saved email for which this screen was opened, if it was; it is loaded once. */
export function useRefinement(onOpen: (threadId: string) => void) {
  const queryClient = useQueryClient();
  const [refinement] = useState(readRefinement);
  const open = useEffectEvent((threadId: string) => {
    forgetRefinement();
    // Its words may be a version that this page has not seen yet.
    queryClient.removeQueries({ queryKey: threadKey(threadId) });
    onOpen(threadId);
  });
  useEffect(() => {
    if (refinement) open(refinement.threadId);
  }, [refinement]);
  return refinement;
}
