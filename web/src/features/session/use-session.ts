import type { UserResponse } from '@copydesk/contracts';
import { useQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { getUser } from './api/get-user';

const SESSION_KEY = ['session'];

export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: getUser });
}

/** Sets who is signed in; what was cached for somebody else goes, what was cached for the same user is read again. */
export function setSession(queryClient: QueryClient, user: UserResponse | null): void {
  const before = queryClient.getQueryData<UserResponse | null>(SESSION_KEY);
  const others = { predicate: (query: Query) => query.queryKey[0] !== SESSION_KEY[0] };
  queryClient.setQueryData(SESSION_KEY, user);
  if (before && before.id === user?.id) void queryClient.invalidateQueries(others);
  else queryClient.removeQueries(others);
}
