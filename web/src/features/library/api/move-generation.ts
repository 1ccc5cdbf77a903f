import type { MoveToFolderRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function moveGeneration(id: number, request: MoveToFolderRequest): Promise<unknown> {
  return http.post(`/api/generations/${id}/move-to-folder`, request);
}
