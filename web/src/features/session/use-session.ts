import type { UserResponse } from '@copydesk/contracts';
import { useQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { forgetStoredState } from '@/lib/use-stored-state';
import { getUser } from './api/get-user';

const SESSION_KEY = ['session'];

export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: getUser });
}

/**
 * Sets who is signed in. What was cached or typed for somebody else goes; what was cached for the same user is read
 * again.
 */
export function setSession(queryClient: QueryClient, user: UserResponse | null): void {
  const before = queryClient.getQueryData<UserResponse | null>(SESSION_KEY);
  const others = { predicate: (query: Query) => query.queryKey[0] !== SESSION_KEY[0] };
  const isSame = before?.id === user?.id;
  if (before && !isSame) forgetStoredState();
  queryClient.setQueryData(SESSION_KEY, user);
  if (before && isSame) void queryClient.invalidateQueries(others);
  else queryClient.removeQueries(others);
}
