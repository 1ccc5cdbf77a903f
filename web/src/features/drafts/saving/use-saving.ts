import {
  type GenerationResponse,
  LIMITS,
  titleOfWriting,
  type ThreadResponse,
  type UpdateGenerationRequest,
} from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '@/lib/http';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { Submission } from '@/lib/jobs/submission';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { useUpdateThread } from '../thread/queries';
import { type Version, versionsOf } from '../thread/versions';

/** Keeps a version in the library, under a title that may be changed before and after. */
export function useSaving(thread: ThreadResponse, { version, text }: { version: Version | null; text: string }) {
  const { id: threadId, saved } = thread;
  const updateThread = useUpdateThread(threadId);
  const [submission] = useState(() => new Submission());
  const [typed, setTyped] = useState<string | null>(null);
  /** True where one has left the field of the title while the email was on its way. */
  const [isLeft, setLeft] = useState(false);
  const titleFor = (words: string) => titleOfWriting(thread.appId, words, LIMITS.titleMax);
  const ownTitle = titleFor(text);
  const savedVersion = versionsOf(thread).find(({ number }) => number === saved?.version);
  const isSaved = saved !== null && savedVersion?.text === text;
  const title =
    typed ?? (saved && isOwnTitle(saved.title, savedVersion && titleFor(savedVersion.text)) ? saved.title : ownTitle);

  const show = async ({ id, title: stored, content }: GenerationResponse, sent: string) => {
    setTyped((now) => (now?.trim() === sent ? null : now));
    await updateThread((known) => {
      const version = versionsOf(known).findLast((one) => one.text === content)?.number ?? null;
      return { ...known, saved: { id, title: stored, version } };
    });
  };
  const rename = useMutation({
    mutationFn: ({ id, title: other }: { id: number; title: string }) => updateGeneration(id, { title: other }),
    onSuccess: (generation, sent) => {
      announce({ title: 'Generation renamed' });
      return show(generation, sent.title);
    },
    onError: (error) =>
      toastFailure('Failed to rename generation', messageOf(error, 'Please try again or check your connection.')),
  });
  const onSaved = async (generation: GenerationResponse, sent: { title: string }) => {
    announce({ title: 'Email saved', description: 'Find it under My Generations.' });
    await show(generation, sent.title);
    if (!isLeft) return;
    setLeft(false);
    const other = typed?.trim();
    if (other && other !== sent.title) rename.mutate({ id: generation.id, title: other });
  };
  const wanted = title.trim() || ownTitle;
  const create = useMutation({
    mutationFn: (chosen: { version?: number; title: string }) =>
      submission.send({ threadId, ...chosen }, (body, key) => http.post('/api/generations', { body, once: key })),
    onSuccess: onSaved,
    onError: tellFailure,
  });
  const update = useMutation({
    mutationFn: ({ id, ...email }: { id: number; title: string; content: string }) => updateGeneration(id, email),
    onSuccess: onSaved,
    onError: tellFailure,
  });
  const isSaving = create.isPending || update.isPending;

  /** The title of a saved email is changed when one leaves the field; that of another waits for the saving. */
  const keepTitle = () => {
    const other = typed?.trim();
    if (other === undefined) return;
    if (other === '') setTyped(null);
    else if (isSaving) setLeft(true);
    else if (isSaved && other !== saved.title) rename.mutate({ id: saved.id, title: other });
  };
  return {
    title,
    setTitle: setTyped,
    keepTitle,
    savedId: saved?.id ?? null,
    isSaved,
    isSaving,
    saveNew: () => create.mutate({ version: version?.number, title: wanted }),
    /** Keeps any of the versions, under a title of its own. */
    saveVersion: ({ number, text: words }: Version) => create.mutate({ version: number, title: titleFor(words) }),
    update: (id: number) => update.mutate({ id, title: wanted, content: text }),
  };
}

/** True for a title that somebody gave; one that was taken from the words goes with them. */
export function isOwnTitle(title: string, ofWords: string | undefined): boolean {
  return title !== ofWords;
}

function tellFailure(error: Error): void {
  if (isSignedOut(error)) toastFailure('Authentication required', 'Please log in to save your email');
  else toastFailure('Save failed', messageOf(error, 'Failed to save email. Please try again.'));
}

function updateGeneration(id: number, request: UpdateGenerationRequest): Promise<GenerationResponse> {
  return http.put('/api/generations/:id', { params: { id }, body: request });
}
