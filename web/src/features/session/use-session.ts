import type { UserResponse } from '@copydesk/contracts';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getUser } from './api/get-user';

const SESSION_KEY = ['session'];

export function useSession() {
  return useQuery({ queryKey: SESSION_KEY, queryFn: getUser });
}

/** Sets who is signed in; what was cached for somebody else goes. */
export function setSession(queryClient: QueryClient, user: UserResponse | null): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
  queryClient.setQueryData(SESSION_KEY, user);
}
