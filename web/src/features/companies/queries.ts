import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Company } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import type { LiveHandlers } from '@/lib/live-connection';
import { toastFailure } from '@/ui/toast/toast-store';

const COMPANIES_KEY = ['company'];
const FOLLOWS_KEY = ['follows'];

/** A company with its filings and figures. */
export function useCompany(cik: string) {
  return useQuery({
    queryKey: [...COMPANIES_KEY, cik],
    queryFn: ({ signal }) => http.get('/api/companies/:cik', { params: { cik }, signal }),
    refetchOnMount: 'always',
    retry: false,
  });
}

/** The companies that the user follows, by ticker. */
export function useFollows() {
  return useQuery({ queryKey: FOLLOWS_KEY, queryFn: () => http.get('/api/follows'), refetchOnMount: 'always' });
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
    onSettled: () => readAgain(queryClient),
  });
}

/** A company that is followed has filed something: its page shows it. */
export function companiesLive(queryClient: QueryClient) {
  return { 'inbox:changed': () => void readAgain(queryClient) } satisfies LiveHandlers;
}

function readAgain(queryClient: QueryClient) {
  return Promise.all([COMPANIES_KEY, FOLLOWS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
