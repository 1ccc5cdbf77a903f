import { HOTLIST, type GenerationPreview, type GenerationResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { http } from '@/lib/http';
import { isNotFound, refusalOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { storeRefinement } from '@/lib/stored-refinement';
import { announce, toast, toastFailure } from '@/ui/toast/toast-store';
import { readLibraryAgain } from './cache/library-cache';
import { useLibraryChange } from './cache/use-library-change';
import { DRAFTS_KEY } from './library-keys';

const TRY_AGAIN = 'Please try again or check your connection.';

interface Renaming {
  generation: GenerationPreview;
  title: string;
}

/** Gives a saved email another title. */
export function useRename() {
  return useLibraryChange({
    call: ({ generation, title }: Renaming) =>
      http.put('/api/generations/:id', { params: { id: generation.id }, body: { title } }),
    changeOf: ({ generation, title }) => ({
      generations: [generation],
      set: { title, updatedAt: new Date().toISOString() },
    }),
    onDone: () => announce({ title: 'Generation renamed' }),
    onFailed: (error) => toastFailure('Failed to rename generation', describeFailure(error)),
  });
}

interface Moving {
  generation: GenerationPreview;
  /** null for Unorganized. */
  folderId: number | null;
}

/** Puts a saved email into a folder, or into none. */
export function useMove() {
  return useLibraryChange({
    call: ({ generation, folderId }: Moving) =>
      http.post('/api/generations/:id/move-to-folder', { params: { id: generation.id }, body: { folderId } }),
    changeOf: ({ generation, folderId }) => ({ generations: [generation], set: { folderId } }),
    onDone: () => announce({ title: 'Generation moved' }),
    // The server says which of the two is gone, the email or the folder.
    onFailed: (error) =>
      toastFailure('Failed to move generation', refusalOf(error, 'Please try again or check your connection.')),
  });
}

/** Flips the star of a saved email. */
export function useToggleFavorite() {
  return useLibraryChange({
    call: ({ id, isFavorite }: GenerationPreview) =>
      http.put('/api/generations/:id', { params: { id }, body: { isFavorite: !isFavorite } }),
    changeOf: (generation) => ({ generations: [generation], set: { isFavorite: !generation.isFavorite } }),
    onFailed: (error) => toastFailure('Failed to update favorite status.', describeFailure(error)),
  });
}

/** Puts a saved email away, or takes it back out. */
export function useArchive() {
  return useLibraryChange({
    call: ({ id, isArchived }: GenerationPreview) =>
      http.put('/api/generations/:id', { params: { id }, body: { isArchived: !isArchived } }),
    changeOf: (generation) => ({ generations: [generation], set: { isArchived: !generation.isArchived } }),
    onDone: (_, { isArchived }) => announce({ title: isArchived ? 'Generation unarchived' : 'Generation archived' }),
    onFailed: (error, { isArchived }) =>
      toastFailure(`Failed to ${isArchived ? 'unarchive' : 'archive'} generation`, describeFailure(error)),
  });
}

/** Deletes a saved email for good. */
export function useDelete() {
  return useLibraryChange({
    call: ({ id }: GenerationPreview) => http.delete('/api/generations/:id', { params: { id } }),
    changeOf: (generation) => ({ generations: [generation], set: null }),
    onDone: () => announce({ title: 'Generation deleted' }),
    onFailed: (error) => toastFailure('Failed to delete generation', describeFailure(error)),
  });
}

/** Saves an email once more, as a copy to work on. */
export function useDuplicate() {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: ({ id }: GenerationPreview) =>
      submission.send({ id }, (params, once) => http.post('/api/generations/:id/duplicate', { params, once })),
    onSuccess: ({ title }) => toast({ title: 'Generation duplicated', description: title }),
    onError: (error) => toastFailure('Failed to duplicate generation', describeFailure(error)),
    onSettled: () => readLibraryAgain(queryClient),
  });
}

/** Opens a saved email where all are refined, in the conversation that it came from. Who has left stays where they are. */
export function useOpenForRefinement() {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    // Where it has no conversation one is begun.
    mutationFn: ({ id }: GenerationResponse) => http.post('/api/generations/:id/thread', { params: { id } }),
    onError: (error) => toastFailure('Failed to open the email', describeFailure(error)),
  });
  const open = (generation: GenerationResponse) =>
    mutate(generation, {
      onSuccess: ({ threadId, version }) => {
        const { title, content, originalPrompt } = generation;
        storeRefinement({ title, content, originalPrompt, threadId, version });
        void navigate(HOTLIST.route);
      },
    });
  return { open, isPending };
}

/** Takes a draft out of the recent ones. The toast that tells of it can bring it back. */
export function useDiscard() {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
  const undo = useMutation({
    mutationFn: (id: string) => http.put('/api/threads/:id', { params: { id }, body: { isDiscarded: false } }),
    onError: (error) => toastFailure('Failed to undo', refusalOf(error, TRY_AGAIN)),
    onSettled: readAgain,
  });
  return useMutation({
    mutationFn: (id: string) => http.put('/api/threads/:id', { params: { id }, body: { isDiscarded: true } }),
    onSuccess: (_, threadId) =>
      toast({ title: 'Draft discarded', action: { label: 'Undo', onSelect: () => undo.mutate(threadId) } }),
    onError: (error) => toastFailure('Failed to discard the draft', refusalOf(error, TRY_AGAIN)),
    // Until then its row is still shown as being discarded.
    onSettled: readAgain,
  });
}

/** Why a saved email could not be changed, in words for a toast. */
export function describeFailure(error: Error): string {
  if (isNotFound(error)) return 'This email was deleted in another tab.';
  return refusalOf(error, TRY_AGAIN);
}
