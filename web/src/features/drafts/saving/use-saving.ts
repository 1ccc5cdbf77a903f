import { LIMITS, type GenerationResponse, type ThreadResponse } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { useUpdateThread } from '../threads/use-update-thread';
import { versionsOf } from '../threads/versions-of';
import { saveGeneration, updateGeneration } from './save-generation';

/** What is kept with a saved email beside its text. */
export interface KeptWith {
  originalPrompt: string;
  metadata: Record<string, unknown>;
}

/** Keeps a version in the library, under a title that may be changed before and after. */
export function useSaving(thread: ThreadResponse, text: string, { originalPrompt, metadata }: KeptWith) {
  const { id: threadId, appId, saved } = thread;
  const updateThread = useUpdateThread(threadId);
  const [submission] = useState(() => new Submission());
  const [typed, setTyped] = useState<string | null>(null);
  const ownTitle = titleOf(text, LIMITS.titleMax);
  const savedVersion = versionsOf(thread).find(({ number }) => number === saved?.version);
  const isSaved = saved !== null && savedVersion?.text === text;
  const title = typed ?? saved?.title ?? ownTitle;

  const show = async ({ id, title: stored, content }: GenerationResponse) => {
    setTyped(null);
    await updateThread((known) => {
      const version = versionsOf(known).findLast((one) => one.text === content)?.number ?? null;
      return { ...known, saved: { id, title: stored, version } };
    });
  };
  const onSaved = (generation: GenerationResponse) => {
    toast({ title: 'Email saved', description: 'You find it under My Generations.' });
    return show(generation);
  };
  const content = { title: title.trim() || ownTitle, content: text };
  const create = useMutation({
    mutationFn: () =>
      submission.send(
        { ...content, appId, threadId, originalPrompt: originalPrompt || undefined, metadata },
        saveGeneration,
      ),
    onSuccess: onSaved,
    onError: tellFailure,
  });
  const update = useMutation({
    mutationFn: (id: number) => updateGeneration(id, content),
    onSuccess: onSaved,
    onError: tellFailure,
  });
  const rename = useMutation({
    mutationFn: ({ id, wanted }: { id: number; wanted: string }) => updateGeneration(id, { title: wanted }),
    onSuccess: (generation) => {
      toast({ title: 'Generation renamed' });
      return show(generation);
    },
    onError: (error) => {
      setTyped(null);
      toastFailure('Failed to rename generation', messageOf(error, 'Please try again or check your connection.'));
    },
  });

  /** The title of a saved email is changed when one leaves the field; that of another waits for the saving. */
  const keepTitle = () => {
    const wanted = typed?.trim();
    if (wanted === undefined) return;
    if (wanted === '') setTyped(null);
    else if (isSaved && wanted !== saved.title) rename.mutate({ id: saved.id, wanted });
  };
  return {
    title,
    setTitle: setTyped,
    keepTitle,
    savedId: saved?.id ?? null,
    isSaved,
    isSaving: create.isPending || update.isPending,
    saveNew: () => create.mutate(),
    update: update.mutate,
  };
}

function tellFailure(error: Error): void {
  if (isSignedOut(error)) toastFailure('Authentication required', 'Please log in to save your email');
  else toastFailure('Save failed', messageOf(error, 'Failed to save email. Please try again.'));
}
