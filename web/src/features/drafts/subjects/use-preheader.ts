import { LIMITS } from '@copydesk/contracts';
import { withPreheader } from '@copydesk/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { useStoredState } from '@/lib/use-stored-state';
import { toastFailure } from '@/ui/toast/toast-store';
import { threadKey, useUpdateThread } from '../thread/queries';
import type { Version } from '../thread/versions';

/** So long one types nothing before it is kept. */
const PAUSE_MS = 1_200;
const VERSION = 1;

/** Of a preheader of one line, in pixels. */
const LINE_HEIGHT = 36;

interface Kept {
  number: number;
  preheader: string;
}

export type Preheader = ReturnType<typeof usePreheader>;

/** The email that a preheader belongs to. */
interface PreheaderOf {
  isOld: boolean;
  /** True while it can be changed. */
  isEdited: boolean;
  text: string;
}

/**
 * What an inbox shows behind the subject of a version, as somebody types it: it outlives a reload, and goes to the
 * server after a pause.
 */
export function usePreheader(threadId: string, version: Version | null, draft: PreheaderOf) {
  const { isOld, isEdited } = draft;
  const kept = version?.preheader ?? '';
  const number = isEdited ? version?.number : undefined;
  const [typed, setTyped] = useStoredState<string | null>(`preheader:${threadId}`, VERSION, null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState(LINE_HEIGHT);
  const { mutate, isPending, isError, variables } = useSavePreheader(threadId);
  const text = isOld || typed === null ? kept : typed;
  const wanted = plain(text);
  // What was refused is tried again with the next word, for another version, or when the page is opened again.
  const isRefused = isError && variables.preheader === wanted && variables.number === number;

  useEffect(() => {
    if (typed === null || number === undefined || isPending || isRefused) return;
    if (wanted === kept) {
      if (!isNear) setTyped(null);
      return;
    }
    const timer = setTimeout(() => mutate({ number, preheader: wanted }), isNear ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [typed, wanted, kept, number, isNear, isPending, isRefused, mutate, setTyped]);

  return {
    text,
    /** Where it begins in the text of which the claims are. */
    from: withPreheader(draft.text, ' ').length - 1,
    type: (words: string) => setTyped(words.replace(/\s+/g, ' ')),
    setNear,
    /** Of its lines on the screen: an email that is written anew leaves it so much room. */
    height,
    setHeight,
  };
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim().slice(0, LIMITS.preheaderMax);

/** It is there at once, and goes where the server refuses. */
function useSavePreheader(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  const queryClient = useQueryClient();
  const show = ({ number, preheader }: Kept) =>
    updateThread((known) => ({
      ...known,
      messages: known.messages.map((one) => (one.version === number ? { ...one, preheader: preheader || null } : one)),
    }));
  return useMutation({
    mutationFn: ({ number, preheader }: Kept) =>
      http.put('/api/threads/:id/versions/:number/preheader', {
        params: { id: threadId, number },
        body: { preheader },
      }),
    onMutate: show,
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: threadKey(threadId) });
      toastFailure('Preheader not saved', messageOf(error, 'Please try again.'));
    },
  });
}
