import type { FolderResponse, GenerationPreview, LibrarySummary } from '@copydesk/contracts';
import type { LibraryChange } from './library-change';

/** How much there is after a change. */
export function changeSummary(summary: LibrarySummary, { generations, set }: LibraryChange): LibrarySummary {
  return generations.reduce((before, generation) => {
    const without = count(before, generation, -1);
    return set ? count(without, { ...generation, ...set }, 1) : without;
  }, summary);
}

/** The folders after a change, with how much each holds. */
export function changeFolders(folders: FolderResponse[], { generations, set }: LibraryChange): FolderResponse[] {
  return folders.map((folder) => {
    const holds = ({ folderId, isArchived }: GenerationPreview) => folderId === folder.id && !isArchived;
    const before = generations.filter(holds).length;
    const after = set ? generations.filter((generation) => holds({ ...generation, ...set })).length : 0;
    return before === after ? folder : { ...folder, count: folder.count + after - before };
  });
}

function count(summary: LibrarySummary, generation: GenerationPreview, by: 1 | -1): LibrarySummary {
  if (generation.isArchived) return { ...summary, archived: summary.archived + by };
  return {
    ...summary,
    total: summary.total + by,
    favorites: summary.favorites + (generation.isFavorite ? by : 0),
    unorganized: summary.unorganized + (generation.folderId === null ? by : 0),
    byApp: summary.byApp.map((app) => (app.appId === generation.appId ? { ...app, count: app.count + by } : app)),
  };
}
