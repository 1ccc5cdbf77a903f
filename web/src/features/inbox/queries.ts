import { type QueryClient, useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';
import type { LiveHandlers } from '@/lib/live-connection';

export const INBOX_KEY = ['inbox'];

/** What the user is told of, the newest first. */
export function useInbox({ enabled = true } = {}) {
  return useQuery({ queryKey: INBOX_KEY, queryFn: () => http.get('/api/inbox'), enabled });
}

/** What comes in, or is read in another tab, is seen here too. */
export function inboxLive(queryClient: QueryClient) {
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: INBOX_KEY });
  return { 'inbox:changed': readAgain, connect: readAgain } satisfies LiveHandlers;
}
