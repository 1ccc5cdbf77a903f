import type { MessageResponse, NewVersionRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function addVersion(threadId: string, request: NewVersionRequest): Promise<MessageResponse> {
  return http.post('/api/threads/:id/versions', { params: { id: threadId }, body: request });
}
