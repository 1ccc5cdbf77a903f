import type { ListGenerationsQuery } from '@copydesk/contracts';

/** Everything that is cached of the library lies under this key. */
export const LIBRARY_KEY = ['library'];
export const LISTS_KEY = [...LIBRARY_KEY, 'lists'];
export const SUMMARY_KEY = [...LIBRARY_KEY, 'summary'];
export const FOLDERS_KEY = [...LIBRARY_KEY, 'folders'];
export const DRAFTS_KEY = [...LIBRARY_KEY, 'drafts'];

export const listKey = (query: ListGenerationsQuery) => [...LISTS_KEY, query];
export const generationKey = (id: number | null) => [...LIBRARY_KEY, 'generation', id];
