import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refusalOf } from '@/lib/http-error';
import { toastFailure } from '@/ui/toast/toast-store';
import { FEEDS_KEY, LISTS_KEY } from './catalyst-keys';
import { listFeeds, runFeed } from './feed-calls';

const LOOK_AGAIN_MS = 1_500;

/** The news feeds. While one is read the list is looked at again and again, and then the catalysts it brought are shown. */
export function useFeeds() {
  const queryClient = useQueryClient();
  const feeds = useQuery({
    queryKey: FEEDS_KEY,
    queryFn: listFeeds,
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
    mutationFn: runFeed,
    onError: (error) =>
      toastFailure('The feed could not be started', refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: FEEDS_KEY }),
  });
  return { feeds, run };
}
