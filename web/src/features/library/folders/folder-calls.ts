import type { FolderRequest, FolderResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function createFolder(request: FolderRequest, key: string): Promise<FolderResponse> {
  return http.postOnce('/api/folders', request, key);
}

export function updateFolder(id: number, request: FolderRequest): Promise<FolderResponse> {
  return http.put(`/api/folders/${id}`, request);
}

export function deleteFolder(id: number): Promise<unknown> {
  return http.delete(`/api/folders/${id}`);
}
