import type { GenerationPreview, GenerationResponse, ListGenerationsQuery } from '@copydesk/contracts';
import { keepPreviousData, type QueryKey, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NO_SENDER, type Sender } from '@/lib/email-files/sender';
import { http, searchOf, type Page } from '@/lib/http';
import { HttpError } from '@/lib/http-error';
import { usePagedList } from '@/lib/use-paged-list';
import { changeFolders, changeSummary } from './cache/change-counts';
import { changePages, type GenerationPages, itemsOf } from './cache/change-pages';
import { type LibraryChange, useChanged } from './cache/library-change';
import { DRAFTS_KEY, FOLDERS_KEY, generationKey, listKey, SUMMARY_KEY } from './library-keys';

const PAGE_SIZE = '50';

/** The saved emails that fit, page by page. Read again whenever a list is opened: emails are saved on other screens. */
export function useGenerations(query: ListGenerationsQuery, { enabled = true } = {}) {
  const list = useInfiniteQuery<Page<GenerationPreview>, Error, GenerationPages, QueryKey, string>({
    queryKey: listKey(query),
    queryFn: ({ pageParam, signal }) => http.page('/api/generations?view=preview', pageParam, { signal }),
    initialPageParam: searchOf({ limit: PAGE_SIZE, ...query }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    // To compare all that was read before with each page that is added costs more than it saves.
    structuralSharing: false,
    // A user searches once at a time, in however many tabs.
    retry: (times, error) => times < 5 && error instanceof HttpError && error.status === 429,
    enabled,
  });
  const data = useChanged(list.data, changePages);
  const generations = useMemo(() => (data ? itemsOf(data) : []), [data]);
  return { ...list, generations, total: data?.pages.at(-1)?.total ?? 0 };
}

/** How a saved email is read whole. */
export function generationOptions(id: number | null) {
  return queryOptions({
    queryKey: generationKey(id),
    queryFn: () => http.get('/api/generations/:id', { params: { id: id ?? 0 } }),
    enabled: id !== null,
  });
}

/** One saved email, whole. */
export function useGeneration(id: number | null) {
  const generation = useQuery(generationOptions(id));
  return { ...generation, data: useChanged(generation.data, changeOne) };
}

/** Answers who sends saved emails: the brand that each was written for, and the default one where that is not known. */
export function sendersOf(): (threadId: string | null) => Promise<Sender> {
  const brands = http.get('/api/brands');
  return async (threadId) => {
    const [main, another] = await brands;
    if (!another || threadId === null) return main ?? NO_SENDER;
    const { brand } = await http.get('/api/threads/:id', { params: { id: threadId } });
    return brand ?? NO_SENDER;
  };
}

/** The claims of a saved email with what the sources say of them; null where these words were never traced. */
export function ledgerOptions(id: number) {
  return queryOptions({
    queryKey: ['saved-ledger', id],
    queryFn: () => http.get('/api/generations/:id/ledger', { params: { id } }),
    // The email may have been changed since.
    staleTime: 0,
  });
}

function changeOne(one: GenerationResponse, { generations, set }: LibraryChange): GenerationResponse {
  return set && generations.some(({ id }) => id === one.id) ? { ...one, ...set } : one;
}

/** The user's folders, by name. */
export function useFolders() {
  const folders = useQuery({
    queryKey: FOLDERS_KEY,
    queryFn: () => http.get('/api/folders'),
    refetchOnMount: 'always',
  });
  return { ...folders, data: useChanged(folders.data, changeFolders) };
}

/** How much there is in the library. */
export function useLibrarySummary() {
  const summary = useQuery({
    queryKey: SUMMARY_KEY,
    queryFn: () => http.get('/api/library'),
    refetchOnMount: 'always',
  });
  return { ...summary, data: useChanged(summary.data, changeSummary) };
}

/** The drafts that were not saved yet, the one that was worked on last first. */
export function useDrafts() {
  return usePagedList(DRAFTS_KEY, '/api/threads', { saved: 'false', limit: '20' });
}
