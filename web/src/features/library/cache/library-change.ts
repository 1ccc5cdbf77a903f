import type { GenerationPreview } from '@copydesk/contracts';
import { useMemo } from 'react';
import { create } from 'zustand';

/** What becomes of some saved emails, which stand here as they are before it. */
export interface LibraryChange {
  generations: GenerationPreview[];
  /** null where they leave the library. */
  set: Partial<Pick<GenerationPreview, 'title' | 'isFavorite' | 'isArchived' | 'folderId' | 'updatedAt'>> | null;
}

/** Changes that the server has not answered yet. They are laid over what is cached: taking one away is its rollback. */
const usePendingChanges = create<{ changes: LibraryChange[] }>(() => ({ changes: [] }));

export const pendingChanges = {
  add: (change: LibraryChange): void =>
    usePendingChanges.setState(({ changes }) => ({ changes: [...changes, change] })),

  remove: (change: LibraryChange): void =>
    usePendingChanges.setState(({ changes }) => ({ changes: changes.filter((one) => one !== change) })),

  areThere: (): boolean => usePendingChanges.getState().changes.length > 0,
};

/** What was read of the server, as it is after the changes that are still on their way. */
export function useChanged<T>(data: T | undefined, apply: (data: T, change: LibraryChange) => T): T | undefined {
  const changes = usePendingChanges((state) => state.changes);
  return useMemo(() => (data === undefined ? undefined : changes.reduce(apply, data)), [data, changes, apply]);
}
