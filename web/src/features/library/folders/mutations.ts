import type { FolderRequest, FolderResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '@/lib/http';
import { fieldErrorsOf, HttpError, isNotFound, refusalOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { readLibraryAgain } from '../cache/library-cache';

/** Makes a folder, or changes the one that is given. */
export function useSaveFolder(folder: FolderResponse | null) {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: (request: FolderRequest) =>
      folder
        ? http.put('/api/folders/:id', { params: { id: folder.id }, body: request })
        : submission.send(request, (body, once) => http.post('/api/folders', { body, once })),
    onSuccess: () => announce({ title: folder ? 'Folder updated' : 'Folder created' }),
    onSettled: () => readLibraryAgain(queryClient),
  });
}

/** Deletes a folder; what lies in it is unorganized from then on. */
export function useDeleteFolder({ id }: FolderResponse) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      http.delete('/api/folders/:id', { params: { id } }).catch((error: unknown) => {
        // Another tab was first: it is as one wanted it.
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: () => announce({ title: 'Folder deleted' }),
    onError: (error) =>
      toastFailure('Failed to delete folder', refusalOf(error, 'Please try again or check your connection.')),
    // The dialog closes when the board is as the server has it.
    onSettled: () => readLibraryAgain(queryClient),
  });
}

/** Why the server does not take the name of a folder, where it is the name: somebody has it, or it is not valid. */
export function refusedName(error: Error): string | null {
  const isTaken = error instanceof HttpError && error.status === 409;
  return fieldErrorsOf(error)['name'] ?? (isTaken ? (error.body?.message ?? null) : null);
}
