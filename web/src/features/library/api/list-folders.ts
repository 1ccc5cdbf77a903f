import type { FolderResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function listFolders(): Promise<FolderResponse[]> {
  return http.get('/api/folders');
}
