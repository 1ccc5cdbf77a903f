import type { UnlockRequest, UnlockResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function unlock(pin: string): Promise<UnlockResponse> {
  const body: UnlockRequest = { pin };
  return http.post('/api/admin/unlock', body);
}

export function dropUnlock(): Promise<null> {
  return http.delete('/api/admin/unlock');
}
