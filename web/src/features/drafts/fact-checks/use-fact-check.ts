import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRun } from '@/lib/jobs/use-run';
import { toastFailure } from '@/ui/toast/toast-store';
import { requestFactCheck } from './request-fact-check';
import { refuseText } from './refuse-text';
import { selectedText } from './selected-text';

/** Checks what is selected in the conversation. It goes on while its dialog is closed. */
export function useFactCheck(threadId: string, conversation: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const { run, start, stop } = useRun('fact-check', {
    storageKey: `fact-check:${threadId}`,
    submit: (text: string, submission) => requestFactCheck({ text, threadId }, submission),
  });

  const state = run?.state;
  const failure = run?.failure;
  const before = useRef(state);
  useEffect(() => {
    const wasRunning = before.current === 'running';
    before.current = state;
    if (wasRunning && state === 'failed') toastFailure('Fact checking failed', failure ?? 'An unknown error occurred');
  }, [state, failure]);

  const checkSelection = () => {
    const text = conversation.current ? selectedText(conversation.current, window.getSelection()) : '';
    if (run?.state === 'running' && text === '') return setOpen(true);
    const refusal = refuseText(text);
    if (refusal) return toastFailure(refusal.title, refusal.description);
    start(text);
    setOpen(true);
  };
  const again = () => {
    if (run) start(run.subject);
  };
  const cancel = () => {
    stop();
    setOpen(false);
  };
  return { run, isOpen, checkSelection, again, cancel, close: () => setOpen(false), isRunning: state === 'running' };
}
