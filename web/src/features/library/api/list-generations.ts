import type { GenerationPreview, ListGenerationsQuery } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { Page } from '@/lib/page';

const PAGE_SIZE = 50;

/** Where the first page of a list is. The next ones are told by the one before. */
export function pathOfList(query: ListGenerationsQuery): string {
  const asked = { ...query, view: 'preview', limit: query.limit ?? String(PAGE_SIZE) };
  return `/api/generations?${new URLSearchParams(asked).toString()}`;
}

/** What the user saved, without the whole texts. */
export function listGenerations(path: string, signal: AbortSignal): Promise<Page<GenerationPreview>> {
  return http.page(path, { signal });
}
