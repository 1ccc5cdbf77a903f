import type { UserResponse } from '@copydesk/contracts';
import { type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { isSignedOut } from '@/lib/http-error';
import { forgetStoredState } from '@/lib/use-stored-state';
import { STATUS_KEY } from './use-server-status';

const SESSION_KEY = ['session'];
const KEPT = [SESSION_KEY[0], STATUS_KEY[0]];

export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: getUser });
}

/**
 * Sets who is signed in. What was cached or typed for somebody else goes; what was cached for the same user is read
 * again.
 */
export function setSession(queryClient: QueryClient, user: UserResponse | null): void {
  const before = queryClient.getQueryData<UserResponse | null>(SESSION_KEY);
  const others = { predicate: (query: Query) => !KEPT.includes(String(query.queryKey[0])) };
  const isSame = before?.id === user?.id;
  if (before && !isSame) forgetStoredState();
  queryClient.setQueryData(SESSION_KEY, user);
  if (before && isSame) void queryClient.invalidateQueries(others);
  else queryClient.removeQueries(others);
}

/** The signed-in user; null where nobody is. */
async function getUser(): Promise<UserResponse | null> {
  try {
    return await http.get('/api/user');
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** The first name, or else the username. */
export function displayName(user: Pick<UserResponse, 'firstName' | 'username'>): string {
  return user.firstName?.trim() || user.username;
}
