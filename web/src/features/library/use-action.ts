import type { GenerationsActionRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { actOnGenerations } from './api/act-on-generations';
import { readLibraryAgain } from './cache/library-cache';
import { changeOf, describeDone, requestOf, undoOf, type SelectionAction } from './selection/selection-action';
import { useLibraryChange } from './cache/use-library-change';

const TRY_AGAIN = 'Please try again or check your connection.';

/** One action on several saved emails. The toast that tells of it can take it back. */
export function useAction() {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: async (requests: GenerationsActionRequest[]) => {
      for (const request of requests) await actOnGenerations(request);
    },
    onSuccess: () => toast({ title: 'Undone' }),
    onError: (error, requests) =>
      toast({
        title: 'Failed to undo',
        description: refusalOf(error, TRY_AGAIN),
        variant: 'destructive',
        action: { label: 'Try again', onSelect: () => undo.mutate(requests) },
      }),
    onSettled: () => readLibraryAgain(queryClient),
  });
  return useLibraryChange({
    call: (chosen: SelectionAction) => actOnGenerations(requestOf(chosen)),
    changeOf,
    onDone: (changed, chosen) =>
      toast({
        title: describeDone(chosen, changed.length),
        action: { label: 'Undo', onSelect: () => undo.mutate(undoOf(chosen, changed)) },
      }),
    onFailed: (error, { action }) => toastFailure(`Failed to ${NAMES[action]}`, refusalOf(error, TRY_AGAIN)),
  });
}

const NAMES: Record<SelectionAction['action'], string> = {
  favorite: 'add to favorites',
  unfavorite: 'remove from favorites',
  archive: 'archive generations',
  unarchive: 'unarchive generations',
  delete: 'delete generations',
  move: 'move generations',
};
