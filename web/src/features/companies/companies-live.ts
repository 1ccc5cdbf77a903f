import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '@/lib/live-connection';

/** Everything that is cached of companies lies under this key. */
export const COMPANIES_KEY = ['companies'];

export const readCompaniesAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: COMPANIES_KEY });

/** A company that is followed has filed something: its page shows it. */
export function companiesLive(queryClient: QueryClient) {
  return { 'inbox:changed': () => void readCompaniesAgain(queryClient) } satisfies LiveHandlers;
}
