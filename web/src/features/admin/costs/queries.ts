import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressOf, http } from '@/lib/http';

export type CostTable = 'tools' | 'users' | 'days' | 'generations';

/** What the models used in the last days. */
export function useCosts(days: number) {
  return useQuery({
    queryKey: ['costs', days],
    queryFn: () => http.get('/api/admin/costs', { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function csvOfCosts(table: CostTable, days: number): string {
  return addressOf('/api/admin/costs/:table', { params: { table }, query: { days: String(days), format: 'csv' } });
}
