import { useQuery } from '@tanstack/react-query';
import { listSessions } from './api/account-calls';

export const SESSIONS_KEY = ['signed-in-sessions'];

/** Read again whenever it is opened: one signs in elsewhere. */
export function useSessions() {
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: listSessions, refetchOnMount: 'always' });
}
