import type { LoginRequest, UserResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function logIn(request: LoginRequest): Promise<UserResponse> {
  return http.post('/api/login', request);
}
