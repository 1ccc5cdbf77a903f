import type { SsoResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

const WAIT_MS = 10_000;

export function requestSsoToken(): Promise<SsoResponse> {
  return http.post('/api/generate-sso-token', {}, { signal: AbortSignal.timeout(WAIT_MS) });
}
