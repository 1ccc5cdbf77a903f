import type { FolderResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound, refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { readLibraryAgain } from '../cache/library-cache';
import { deleteFolder } from './folder-calls';

/** Deletes a folder; what lies in it is unorganized from then on. */
export function useDeleteFolder({ id }: FolderResponse) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      deleteFolder(id).catch((error: unknown) => {
        // Another tab was first: it is as one wanted it.
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: () => toast({ title: 'Folder deleted' }),
    onError: (error) =>
      toastFailure('Failed to delete folder', refusalOf(error, 'Please try again or check your connection.')),
    // The dialog closes when the board is as the server has it.
    onSettled: () => readLibraryAgain(queryClient),
  });
}
