import type { GenerationPreview, ListGenerationsQuery } from '@copydesk/contracts';
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '@/lib/page';
import { listGenerations, pathOfList } from './api/list-generations';
import { changePages, type GenerationPages, itemsOf } from './cache/change-pages';
import { useChanged } from './cache/pending-changes';
import { listKey } from './library-keys';

/** The saved emails that fit, page by page. Read again whenever a list is opened: emails are saved on other screens. */
export function useGenerations(query: ListGenerationsQuery, { enabled = true } = {}) {
  const list = useInfiniteQuery<Page<GenerationPreview>, Error, GenerationPages, QueryKey, string>({
    queryKey: listKey(query),
    queryFn: ({ pageParam, signal }) => listGenerations(pageParam, signal),
    initialPageParam: pathOfList(query),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    // To compare all that was read before with each page that is added costs more than it saves.
    structuralSharing: false,
    enabled,
  });
  const data = useChanged(list.data, changePages);
  const generations = useMemo(() => (data ? itemsOf(data) : []), [data]);
  return { ...list, generations, total: data?.pages.at(-1)?.total ?? 0 };
}
