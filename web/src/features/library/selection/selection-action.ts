import type { GenerationAction, GenerationPreview, GenerationsActionRequest } from '@copydesk/contracts';
import type { LibraryChange } from '../cache/library-change';

/** One action on several saved emails, which stand here as they are before it. */
export type SelectionAction = { generations: GenerationPreview[] } & (
  { action: Exclude<GenerationAction, 'move' | 'restore'> } | { action: 'move'; folderId: number | null }
);

export function requestOf(chosen: SelectionAction): GenerationsActionRequest {
  const ids = chosen.generations.map(({ id }) => id);
  const { action } = chosen;
  return action === 'move' ? { ids, action, folderId: chosen.folderId } : { ids, action };
}

export function changeOf(chosen: SelectionAction): LibraryChange {
  return { generations: chosen.generations, set: setOf(chosen) };
}

/** What takes an action back, for those that it really changed. */
export function undoOf(chosen: SelectionAction, changed: number[]): GenerationsActionRequest[] {
  const done = new Set(changed);
  const was = chosen.generations.filter(({ id }) => done.has(id));
  const ids = (of: GenerationPreview[]) => of.map(({ id }) => id);
  const requests = (): GenerationsActionRequest[] => {
    switch (chosen.action) {
      case 'favorite':
        return [{ action: 'unfavorite', ids: ids(was.filter(({ isFavorite }) => !isFavorite)) }];
      case 'unfavorite':
        return [{ action: 'favorite', ids: ids(was.filter(({ isFavorite }) => isFavorite)) }];
      case 'archive':
        return [{ action: 'unarchive', ids: ids(was.filter(({ isArchived }) => !isArchived)) }];
      case 'unarchive':
        return [{ action: 'archive', ids: ids(was.filter(({ isArchived }) => isArchived)) }];
      case 'delete':
        return [{ action: 'restore', ids: ids(was) }];
      case 'move':
        return [...new Set(was.map(({ folderId }) => folderId))].map((folderId) => ({
          action: 'move',
          folderId,
          ids: ids(was.filter((generation) => generation.folderId === folderId)),
        }));
    }
  };
  return requests().filter((request) => request.ids.length > 0);
}

const DONE = {
  favorite: 'added to favorites',
  unfavorite: 'removed from favorites',
  archive: 'archived',
  unarchive: 'unarchived',
  delete: 'deleted',
  move: 'moved',
};

/** '3 generations moved' */
export function describeDone({ action }: SelectionAction, count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'generation' : 'generations'} ${DONE[action]}`;
}

function setOf(chosen: SelectionAction): LibraryChange['set'] {
  switch (chosen.action) {
    case 'favorite':
    case 'unfavorite':
      return { isFavorite: chosen.action === 'favorite' };
    case 'archive':
    case 'unarchive':
      return { isArchived: chosen.action === 'archive' };
    case 'move':
      return { folderId: chosen.folderId };
    case 'delete':
      return null;
  }
}
