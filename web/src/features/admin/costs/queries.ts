import type { CostsResponse } from '@copydesk/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';

const PATH = '/api/admin/costs';

export type CostTable = 'tools' | 'users' | 'days' | 'generations';

/** What the models used in the last days. */
export function useCosts(days: number) {
  return useQuery({
    queryKey: ['costs', days],
    queryFn: () => http.get<CostsResponse>(`${PATH}?days=${days}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function csvOfCosts(table: CostTable, days: number): string {
  return `${PATH}/${table}?days=${days}&format=csv`;
}
