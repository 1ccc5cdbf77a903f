import type { UserResponse } from '@copydesk/contracts';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import type { LiveHandlers } from '@/lib/live-connection';
import { useSession } from './use-session';

const COUNTS_KEY = ['own-counts'];

/** The user's counters as they are now. The session itself is not read again for them: who is there does not change. */
export function useOwnCounts(): Pick<UserResponse, 'totalGenerations' | 'monthlyGenerations'> | null {
  const user = useSession().data ?? null;
  const read = () => http.get('/api/user');
  return useQuery({ queryKey: COUNTS_KEY, queryFn: read, refetchOnMount: 'always' }).data ?? user;
}

/** A generation that ended, here or in another tab, is counted. */
export function ownCountsLive(queryClient: QueryClient) {
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: COUNTS_KEY });
  return { 'thread:changed': readAgain, connect: readAgain } satisfies LiveHandlers;
}
