import { ChatRequest } from '@copydesk/contracts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { readStored, useStoredState, writeStored } from '@/lib/use-stored-state';
import { toastFailure } from '@/ui/toast/toast-store';
import type { CurrentDraft } from '../thread/current-draft';
import { refineKey, type useRefine } from '../thread/mutations';

const VERSION = 1;

/** The thread in whose box one typed when the box was taken away: what takes its place goes on with the focus. */
let typedIn: string | null = null;

/**
 * What is typed into the box. What was sent is kept until it has led to a version, and comes back where it did not: above
 * what was typed while it was on its way.
 */
export function useComposer(threadId: string, draft: CurrentDraft | null, refine: ReturnType<typeof useRefine>) {
  const [typed, setTyped] = useStoredState(`message:${threadId}`, VERSION, '');
  const [givenBack, setGivenBack] = useStoredState<string | null>(`message-back:${threadId}`, VERSION, null);
  const box = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (typedIn === threadId) element?.focus();
    return () => {
      if (!element || document.activeElement !== element) return;
      typedIn = threadId;
      // What takes its place is drawn at once; who left, and comes back later, was not typing.
      queueMicrotask(() => (typedIn = null));
    };
  }, [threadId]);

  const isSending = useIsMutating({ mutationKey: refineKey(threadId) }) > 0;
  const sentKey = `message-sent:${threadId}`;
  useEffect(() => {
    if (isSending) return;
    const unsent = readStored<string | null>(sentKey, VERSION, null);
    if (unsent === null) return;
    writeStored(sentKey, VERSION, null);
    setTyped((now) => (now === '' ? unsent : `${unsent}\n${now}`));
  }, [isSending, sentKey, setTyped]);

  const lost = lostRequest(draft);
  const jobId = draft?.job?.id ?? null;
  const isWriting = draft?.state === 'writing';
  const request = draft?.request?.text ?? null;
  useEffect(() => {
    if (lost !== null && jobId !== givenBack) {
      setGivenBack(jobId);
      setTyped((now) => now || lost);
    }
    // Tried again by its own button: it need not be sent a second time. Other words are for the next time.
    if (isWriting && jobId !== null && jobId === givenBack) {
      setGivenBack(null);
      setTyped((now) => (now === request ? '' : now));
    }
  }, [lost, request, jobId, isWriting, givenBack, setGivenBack, setTyped]);

  const send = () => {
    if (isWriting || isSending) return;
    const refusal = refusalOf(typed, draft?.text.trim() ? threadId : null);
    if (refusal) {
      toastFailure(refusal.title, refusal.description);
      box.current?.focus();
      return;
    }
    const message = typed.trim();
    writeStored(sentKey, VERSION, message);
    setTyped('');
    // It is forgotten also where one has left the screen before the answer.
    const forget = () => writeStored(sentKey, VERSION, null);
    refine.mutateAsync({ text: message, suggestions: null }).then(forget, () => undefined);
  };
  const suggest = (text: string) => {
    setTyped((now) => (now.trim() === '' ? text : `${now.trimEnd()}\n${text}`));
    box.current?.focus();
  };
  return { typed, setTyped, isSending, send, suggest, box };
}

/** The request that a failure or an early stop left without an answer, if a person typed it. */
function lostRequest(draft: CurrentDraft | null): string | null {
  const { state, request, job, version } = draft ?? {};
  const isLost = state === 'failed' || (state === 'stopped' && version && version.jobId !== job?.id);
  return isLost && request && !request.suggestions ? request.text || null : null;
}

/** Why a message cannot be sent; null where it can. `threadId` is null where there is no email to change. */
export function refusalOf(message: string, threadId: string | null): { title: string; description: string } | null {
  if (message.trim() === '') {
    return { title: 'Message empty', description: 'Please enter a message to update your email.' };
  }
  if (threadId === null) {
    return {
      title: 'No active conversation',
      description: 'Please generate an email first to start a conversation.',
    };
  }
  const { message: refused } = fieldErrors(ChatRequest, { message: message.trim(), threadId });
  return refused ? { title: 'Message too long', description: refused } : null;
}
