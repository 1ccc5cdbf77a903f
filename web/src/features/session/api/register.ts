import type { RegisterRequest, UserResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function register(request: RegisterRequest): Promise<UserResponse> {
  return http.post('/api/register', request);
}
