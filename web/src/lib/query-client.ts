import { QueryClient } from '@tanstack/react-query';

/** Queries do not retry, do not refetch on focus and never become stale: what changes is told by an event. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
    mutations: { retry: false },
  },
});
