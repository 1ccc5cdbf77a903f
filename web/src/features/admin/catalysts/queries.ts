import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { usePagedList } from '@/lib/use-paged-list';
import { toastFailure } from '@/ui/toast/toast-store';

/** Everything that administrators see of the catalysts lies under this key. */
export const CATALYSTS_KEY = ['admin-catalysts'];
const LISTS_KEY = [...CATALYSTS_KEY, 'lists'];
const FEEDS_KEY = [...CATALYSTS_KEY, 'feeds'];

/** Which catalysts one looks at. It stands in the address. */
export interface CatalystView {
  q: string;
  /** True for those that are retired, false for those in use. */
  retired: boolean;
}

export function useCatalystView() {
  const [params, setParams] = useSearchParams();
  const view: CatalystView = { q: params.get('q') ?? '', retired: params.get('retired') === 'true' };
  const changeView = (change: Partial<CatalystView>) => {
    const { q, retired } = { ...view, ...change };
    setParams({ ...(q && { q }), ...(retired && { retired: 'true' }) }, { replace: true });
  };
  return { view, changeView };
}

export function useCatalysts({ q, retired }: CatalystView) {
  return usePagedList(LISTS_KEY, '/api/admin/catalysts', {
    q: q.trim() || undefined,
    retired: retired ? 'true' : 'false',
    limit: '50',
  });
}

const LOOK_AGAIN_MS = 1_500;

/** The news feeds. While one is read the list is looked at again and again, and then the catalysts it brought are shown. */
export function useFeeds() {
  const queryClient = useQueryClient();
  const feeds = useQuery({
    queryKey: FEEDS_KEY,
    queryFn: () => http.get('/api/admin/catalyst-feeds'),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(({ isRunning }) => isRunning) ? LOOK_AGAIN_MS : false),
  });
  const isRunning = feeds.data?.some((feed) => feed.isRunning) ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queryClient.invalidateQueries({ queryKey: LISTS_KEY });
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);

  const run = useMutation({
    // How it ended is told by the list.
    mutationFn: (id: number) => http.post('/api/admin/catalyst-feeds/:id/run', { params: { id } }),
    onError: (error) =>
      toastFailure('The feed could not be started', refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: FEEDS_KEY }),
  });
  return { feeds, run };
}
