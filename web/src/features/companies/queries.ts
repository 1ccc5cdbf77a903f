import type { Company } from '@copydesk/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { liveConnection } from '@/lib/live-connection';
import { toastFailure } from '@/ui/toast/toast-store';

/** Everything that is cached of companies lies under this key. */
const COMPANIES_KEY = ['companies'];

const readCompaniesAgain = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: COMPANIES_KEY });

/** A company with its filings and figures; what it files meanwhile is shown where it is followed. */
export function useCompany(cik: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    return liveConnection.listen({ 'inbox:changed': () => void readCompaniesAgain(queryClient) });
  }, [queryClient]);
  return useQuery({
    queryKey: [...COMPANIES_KEY, 'page', cik],
    queryFn: ({ signal }) => http.get('/api/companies/:cik', { params: { cik }, signal }),
    refetchOnMount: 'always',
    retry: false,
  });
}

/** The companies that the user follows, by ticker. */
export function useFollows() {
  return useQuery({
    queryKey: [...COMPANIES_KEY, 'followed'],
    queryFn: () => http.get('/api/follows'),
    refetchOnMount: 'always',
  });
}

/** Follows a company, or follows it no more. */
export function useFollowing({ cik }: Pick<Company, 'cik'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (follows: boolean) => {
      if (follows) await http.put('/api/follows/:cik', { params: { cik } });
      else await http.delete('/api/follows/:cik', { params: { cik } });
    },
    onError: (error) => toastFailure('Nothing was changed', refusalOf(error, 'Please try again in a moment.')),
    onSettled: () => readCompaniesAgain(queryClient),
  });
}
