import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { http, searchOf, type ItemOf, type ListPath, type Page, type QueryOf } from './http';

type Pages<T> = InfiniteData<Page<T>, string>;
type QueryOptions<T> = UseInfiniteQueryOptions<Page<T>, Error, Pages<T>, QueryKey, string>;
type Options<T> = Pick<QueryOptions<T>, 'refetchInterval' | 'gcTime' | 'enabled'> & {
  headers?: Record<string, string>;
};

/** What a list on screen knows of its reading, whatever it lists. */
export interface PagedList {
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  /** How many there are in all; undefined until it is known. */
  total: number | undefined;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

/** A list of the server's, page by page; each page tells where the next one is. It is read anew when it comes on screen. */
export function usePagedList<P extends ListPath>(
  key: QueryKey,
  path: P,
  query: QueryOf<P>,
  { headers, ...options }: Options<ItemOf<P>> = {},
): PagedList & { items: ItemOf<P>[] } {
  const first = searchOf(query);
  const list = useInfiniteQuery<Page<ItemOf<P>>, Error, Pages<ItemOf<P>>, QueryKey, string>({
    queryKey: [...key, first],
    queryFn: ({ pageParam, signal }) => http.page(path, pageParam, { signal, headers }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    ...options,
  });
  return {
    ...list,
    items: list.data?.pages.flatMap(({ items }) => items) ?? [],
    total: list.data?.pages.at(-1)?.total,
  };
}
