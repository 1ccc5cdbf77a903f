import { http } from '@/lib/http';

const PATH = '/api/admin/users';

export type UserAction = 'disable' | 'enable' | 'delete';

/** Where the first page of the users is that fit. */
export function pathOfUsers(q: string): string {
  return `${PATH}?${new URLSearchParams({ ...(q.trim() && { q: q.trim() }), limit: '50' }).toString()}`;
}

export function csvOfUsers(q: string): string {
  return `${PATH}?${new URLSearchParams({ ...(q.trim() && { q: q.trim() }), format: 'csv' }).toString()}`;
}

export async function actOnUser({ id, action }: { id: number; action: UserAction }): Promise<void> {
  await (action === 'delete' ? http.delete(`${PATH}/${id}`) : http.post(`${PATH}/${id}/${action}`));
}
