import type { AdminCatalyst } from '@copydesk/contracts';
import { keepPreviousData, useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { Page } from '@/lib/page';
import { listCatalysts, pathOfCatalysts } from './api/catalyst-calls';
import { LISTS_KEY } from './catalyst-keys';
import type { CatalystView } from './catalyst-view';

type Pages = InfiniteData<Page<AdminCatalyst>, string>;

/** The catalysts that fit, page by page, the newest first. Feeds bring others: they are read again when one comes back. */
export function useCatalysts(view: CatalystView) {
  const list = useInfiniteQuery<Page<AdminCatalyst>, Error, Pages, QueryKey, string>({
    queryKey: [...LISTS_KEY, view],
    queryFn: ({ pageParam, signal }) => listCatalysts(pageParam, signal),
    initialPageParam: pathOfCatalysts(view),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return {
    ...list,
    catalysts: list.data?.pages.flatMap(({ items }) => items) ?? [],
    total: list.data?.pages.at(-1)?.total ?? 0,
  };
}
