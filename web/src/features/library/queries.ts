import type {
  FolderResponse,
  GenerationPreview,
  GenerationResponse,
  LibrarySummary,
  ListGenerationsQuery,
  RecentDraft,
} from '@copydesk/contracts';
import { keepPreviousData, type QueryKey, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { http } from '@/lib/http';
import type { Page } from '@/lib/page';
import { changeFolders, changeSummary } from './cache/change-counts';
import { changePages, type GenerationPages, itemsOf } from './cache/change-pages';
import { type LibraryChange, useChanged } from './cache/library-change';
import { DRAFTS_KEY, FOLDERS_KEY, generationKey, listKey, SUMMARY_KEY } from './library-keys';

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

/** How a saved email is read whole. */
export function generationOptions(id: number | null) {
  return queryOptions({
    queryKey: generationKey(id),
    queryFn: () => getGeneration(id ?? 0),
    enabled: id !== null,
  });
}

/** One saved email, whole. */
export function useGeneration(id: number | null) {
  const generation = useQuery(generationOptions(id));
  return { ...generation, data: useChanged(generation.data, changeOne) };
}

function changeOne(one: GenerationResponse, { generations, set }: LibraryChange): GenerationResponse {
  return set && generations.some(({ id }) => id === one.id) ? { ...one, ...set } : one;
}

/** The user's folders, by name. */
export function useFolders() {
  const folders = useQuery({ queryKey: FOLDERS_KEY, queryFn: listFolders, refetchOnMount: 'always' });
  return { ...folders, data: useChanged(folders.data, changeFolders) };
}

/** How much there is in the library. */
export function useLibrarySummary() {
  const summary = useQuery({ queryKey: SUMMARY_KEY, queryFn: getSummary, refetchOnMount: 'always' });
  return { ...summary, data: useChanged(summary.data, changeSummary) };
}

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

const PAGE_SIZE = 50;

/** Where the first page of a list is. The next ones are told by the one before. */
function pathOfList(query: ListGenerationsQuery): string {
  const asked = { ...query, view: 'preview', limit: query.limit ?? String(PAGE_SIZE) };
  return `/api/generations?${new URLSearchParams(asked).toString()}`;
}

/** What the user saved, without the whole texts. */
function listGenerations(path: string, signal: AbortSignal): Promise<Page<GenerationPreview>> {
  return http.page(path, { signal });
}

function getGeneration(id: number): Promise<GenerationResponse> {
  return http.get(`/api/generations/${id}`);
}

function listFolders(): Promise<FolderResponse[]> {
  return http.get('/api/folders');
}

function getSummary(): Promise<LibrarySummary> {
  return http.get('/api/library');
}

const FIRST_DRAFTS = '/api/threads?saved=false&limit=20';

function listDrafts(path: string, signal: AbortSignal): Promise<Page<RecentDraft>> {
  return http.page(path, { signal });
}
