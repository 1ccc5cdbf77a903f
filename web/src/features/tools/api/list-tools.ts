import type { AppResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function listTools(): Promise<AppResponse[]> {
  return http.get('/api/apps');
}
