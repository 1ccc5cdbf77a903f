import type { FolderRequest, FolderResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/ui/toast/toast-store';
import { readLibraryAgain } from '../cache/library-cache';
import { createFolder, updateFolder } from './folder-calls';

/** Makes a folder, or changes the one that is given. */
export function useSaveFolder(folder: FolderResponse | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: FolderRequest) => (folder ? updateFolder(folder.id, request) : createFolder(request)),
    onSuccess: () => toast({ title: folder ? 'Folder updated' : 'Folder created' }),
    onSettled: () => readLibraryAgain(queryClient),
  });
}
