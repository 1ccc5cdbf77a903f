import type { StatusResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function getStatus(): Promise<StatusResponse> {
  return http.get('/api/status');
}
