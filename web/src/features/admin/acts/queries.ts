import type { AdminActsQuery } from '@copydesk/contracts';
import { addressOf } from '@/lib/http';
import { usePagedList } from '@/lib/use-paged-list';

export type ActKind = NonNullable<AdminActsQuery['kind']>;

/** What is looked at of the log. */
export interface AskedActs {
  q: string;
  kind: ActKind | null;
}

const queryOf = ({ q, kind }: AskedActs) => ({ q: q.trim() || undefined, kind: kind ?? undefined });

export function useActs(asked: AskedActs) {
  return usePagedList(['admin-acts'], '/api/admin/acts', { ...queryOf(asked), limit: '50' });
}

export function csvOfActs(asked: AskedActs): string {
  return addressOf('/api/admin/acts', { query: { ...queryOf(asked), format: 'csv' } });
}
