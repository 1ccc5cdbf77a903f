import type { GenerationSort, ListGenerationsQuery } from '@copydesk/contracts';
import type { GenerationFilter } from '@copydesk/database';

/** What is looked for, of the words in the address. */
export function readListQuery(query: ListGenerationsQuery, userId: number) {
  const { q, folderId, favorite, archived, appId, ids } = query;
  const filter: GenerationFilter = {
    userId,
    isArchived: archived === 'true',
    text: q?.trim() ? q : undefined,
    folderId: folderId === undefined || folderId === 'none' ? folderId : Number(folderId),
    isFavorite: favorite === undefined ? undefined : favorite === 'true',
    appId: appId === undefined ? undefined : Number(appId),
    ids: ids?.split(',').map(Number),
  };
  const sort: GenerationSort = query.sort ?? 'newest';
  return { filter, sort };
}
