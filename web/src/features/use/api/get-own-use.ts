import type { OwnUseResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function getOwnUse(): Promise<OwnUseResponse> {
  return http.get('/api/account/analytics');
}
