import { useInfiniteQuery } from '@tanstack/react-query';
import { FIRST_DRAFTS, listDrafts } from './api/list-drafts';
import { DRAFTS_KEY } from './library-keys';

/** The drafts that were not saved yet, the one that was worked on last first. */
export function useDrafts() {
  const list = useInfiniteQuery({
    queryKey: DRAFTS_KEY,
    queryFn: ({ pageParam, signal }) => listDrafts(pageParam, signal),
    initialPageParam: FIRST_DRAFTS,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  return {
    ...list,
    drafts: list.data?.pages.flatMap(({ items }) => items) ?? [],
    total: list.data?.pages.at(-1)?.total ?? 0,
  };
}
