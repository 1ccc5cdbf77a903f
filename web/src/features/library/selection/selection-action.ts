import {
  type GenerationAction,
  type GenerationPreview,
  type GenerationsActionRequest,
  LIMITS,
} from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { announce, toast, toastFailure } from '@/ui/toast/toast-store';
import { readLibraryAgain } from '../cache/library-cache';
import type { LibraryChange } from '../cache/library-change';
import { useLibraryChange } from '../cache/use-library-change';
import { inGroups } from '../in-groups';

/** One action on several saved emails, which stand here as they are before it. */
type SelectionAction = { generations: GenerationPreview[] } & (
  | { action: Exclude<GenerationAction, 'move' | 'restore'> }
  | { action: 'move'; folderId: number | null }
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

const TRY_AGAIN = 'Please try again or check your connection.';

/** One action on several saved emails. The toast that tells of it can take it back. */
export function useAction() {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: async (requests: GenerationsActionRequest[]) => {
      for (const request of requests) await actOnGenerations(request);
    },
    onSuccess: () => announce({ title: 'Undone' }),
    onError: (error, requests) =>
      toast({
        title: 'Failed to undo',
        description: refusalOf(error, TRY_AGAIN),
        variant: 'destructive',
        action: { label: 'Try again', onSelect: () => undo.mutate(requests) },
      }),
    onSettled: () => readLibraryAgain(queryClient),
  });
  return useLibraryChange({
    call: (chosen: SelectionAction) => actOnGenerations(requestOf(chosen)),
    changeOf,
    onDone: (changed, chosen) =>
      toast({
        title: describeDone(chosen, changed.length),
        action: { label: 'Undo', onSelect: () => undo.mutate(undoOf(chosen, changed)) },
      }),
    onFailed: (error, { action }) => toastFailure(`Failed to ${NAMES[action]}`, refusalOf(error, TRY_AGAIN)),
  });
}

const NAMES: Record<SelectionAction['action'], string> = {
  favorite: 'add to favorites',
  unfavorite: 'remove from favorites',
  archive: 'archive generations',
  unarchive: 'unarchive generations',
  delete: 'delete generations',
  move: 'move generations',
};

/** One action on several saved emails, as many at a time as the server takes. Answers those that it changed. */
async function actOnGenerations({ ids, ...action }: GenerationsActionRequest): Promise<number[]> {
  const changed: number[] = [];
  for (const group of inGroups(ids, LIMITS.actionIdsMax)) {
    const answer = await http.post('/api/generations/actions', { body: { ids: group, ...action } });
    changed.push(...answer.ids);
  }
  return changed;
}
