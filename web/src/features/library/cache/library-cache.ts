import type { FolderResponse, GenerationResponse, LibrarySummary } from '@copydesk/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '@/lib/live-connection';
import { DRAFTS_KEY, FOLDERS_KEY, generationKey, LIBRARY_KEY, LISTS_KEY, SUMMARY_KEY } from '../library-keys';
import { changeFolders, changeSummary } from './change-counts';
import { changePages, type GenerationPages, mergePages } from './change-pages';
import { type LibraryChange, pendingChanges } from './library-change';

/** Puts a change that the server took into everything that is cached. */
export function keepChange(queryClient: QueryClient, change: LibraryChange): void {
  updateLists(queryClient, (list) => changePages(list, change));
  queryClient.setQueryData<LibrarySummary>(SUMMARY_KEY, (summary) => summary && changeSummary(summary, change));
  queryClient.setQueryData<FolderResponse[]>(FOLDERS_KEY, (folders) => folders && changeFolders(folders, change));
  for (const { id } of change.generations) {
    if (change.set === null) queryClient.removeQueries({ queryKey: generationKey(id) });
    else queryClient.setQueryData<GenerationResponse>(generationKey(id), (one) => one && { ...one, ...change.set });
  }
}

/** Reads again what is on the screen; the rest follows when it is shown. */
export function readLibraryAgain(queryClient: QueryClient): Promise<void> {
  updateLists(queryClient, mergePages);
  return queryClient.invalidateQueries({ queryKey: LIBRARY_KEY });
}

function updateLists(queryClient: QueryClient, update: (list: GenerationPages) => GenerationPages): void {
  queryClient.setQueriesData<GenerationPages>({ queryKey: LISTS_KEY }, (list) => list && update(list));
}

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
