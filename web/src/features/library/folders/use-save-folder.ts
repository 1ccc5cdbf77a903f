import type { FolderRequest, FolderResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Submission } from '@/lib/jobs/submission';
import { toast } from '@/ui/toast/toast-store';
import { readLibraryAgain } from '../cache/library-cache';
import { createFolder, updateFolder } from './folder-calls';

/** Makes a folder, or changes the one that is given. */
export function useSaveFolder(folder: FolderResponse | null) {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: (request: FolderRequest) =>
      folder ? updateFolder(folder.id, request) : submission.send(request, createFolder),
    onSuccess: () => toast({ title: folder ? 'Folder updated' : 'Folder created' }),
    onSettled: () => readLibraryAgain(queryClient),
  });
}
