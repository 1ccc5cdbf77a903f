import { addressOf } from '@/lib/http';
import { usePagedList } from '@/lib/use-paged-list';

export const USERS_KEY = ['admin-users'];

/** The users that fit. */
export function useUsers(q: string) {
  return usePagedList(USERS_KEY, '/api/admin/users', { q: q.trim() || undefined, limit: '50' });
}

export function csvOfUsers(q: string): string {
  return addressOf('/api/admin/users', { query: { q: q.trim() || undefined, format: 'csv' } });
}
