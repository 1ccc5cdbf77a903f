import type { ThreadResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function getThread(id: string): Promise<ThreadResponse> {
  return http.get('/api/threads/:id', { params: { id } });
}
