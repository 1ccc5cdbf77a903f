import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';

export const STATUS_KEY = ['status'];

/** Settings of the server that pages need before anybody signs in. They belong to no user. */
export function useServerStatus() {
  return useQuery({ queryKey: STATUS_KEY, queryFn: () => http.get('/api/status') });
}
