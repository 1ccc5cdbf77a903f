import type { MessageResponse, NewVersionRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function addVersion(threadId: string, request: NewVersionRequest): Promise<MessageResponse> {
  return http.post(`/api/threads/${encodeURIComponent(threadId)}/versions`, request);
}
