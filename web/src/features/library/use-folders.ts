import { useQuery } from '@tanstack/react-query';
import { listFolders } from './api/list-folders';
import { changeFolders } from './cache/change-counts';
import { useChanged } from './cache/pending-changes';
import { FOLDERS_KEY } from './library-keys';

/** The user's folders, by name. */
export function useFolders() {
  const folders = useQuery({ queryKey: FOLDERS_KEY, queryFn: listFolders, refetchOnMount: 'always' });
  return { ...folders, data: useChanged(folders.data, changeFolders) };
}
