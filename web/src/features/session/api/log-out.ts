import { http } from '@/lib/http';

export function logOut(): Promise<void> {
  return http.post('/api/logout');
}
