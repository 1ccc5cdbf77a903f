import { useQuery } from '@tanstack/react-query';
import { getSummary } from './api/get-summary';
import { changeSummary } from './cache/change-counts';
import { useChanged } from './cache/pending-changes';
import { SUMMARY_KEY } from './library-keys';

/** How much there is in the library. */
export function useLibrarySummary() {
  const summary = useQuery({ queryKey: SUMMARY_KEY, queryFn: getSummary, refetchOnMount: 'always' });
  return { ...summary, data: useChanged(summary.data, changeSummary) };
}
