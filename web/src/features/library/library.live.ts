import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '@/lib/live-connection';
import { pendingChanges } from './cache/pending-changes';
import { readLibraryAgain } from './cache/library-cache';
import { DRAFTS_KEY } from './library-keys';

/** What is saved, moved or written in another tab appears here too. */
export function libraryLive(queryClient: QueryClient): LiveHandlers {
  let wasConnected = false;
  const readAll = () => {
    // A change of this tab's own reads everything again at its end.
    if (!pendingChanges.areThere()) void readLibraryAgain(queryClient);
  };
  return {
    'library:changed': readAll,
    'thread:changed': () => void queryClient.invalidateQueries({ queryKey: DRAFTS_KEY }),
    connect: () => {
      if (wasConnected) readAll();
      wasConnected = true;
    },
  };
}
