import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Company } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { toastFailure } from '@/ui/toast/toast-store';
import { COMPANIES_KEY, readCompaniesAgain } from './companies-live';

/** A company with its filings and figures. */
export function useCompany(cik: string) {
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
