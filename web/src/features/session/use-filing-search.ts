import type { FilingSearch } from '@/lib/filings/filing-search';
import { useServerStatus } from './use-server-status';
import { useSession } from './use-session';

/** Whether filings can be looked up here; `unset` tells administrators that they could be. */
export function useFilingSearch(): FilingSearch {
  const isAdmin = useSession().data?.role === 'admin';
  const status = useServerStatus().data;
  if (status?.filings) return 'on';
  return status && isAdmin ? 'unset' : 'off';
}
