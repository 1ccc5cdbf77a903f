import type { UpdateThreadRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function updateDraft(threadId: string, request: UpdateThreadRequest): Promise<unknown> {
  return http.put(`/api/threads/${encodeURIComponent(threadId)}`, request);
}
