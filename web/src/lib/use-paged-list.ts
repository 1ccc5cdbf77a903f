import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { http } from './http';
import type { Page } from './page';

type Pages<T> = InfiniteData<Page<T>, string>;
type Options<T> = Pick<UseInfiniteQueryOptions<Page<T>, Error, Pages<T>, QueryKey, string>, 'refetchInterval'>;

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
export function usePagedList<T>(key: QueryKey, path: string, options: Options<T> = {}): PagedList & { items: T[] } {
  const list = useInfiniteQuery<Page<T>, Error, Pages<T>, QueryKey, string>({
    queryKey: [...key, path],
    queryFn: ({ pageParam, signal }) => http.page<T>(pageParam, { signal }),
    initialPageParam: path,
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
