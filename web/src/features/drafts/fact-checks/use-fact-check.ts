import { useState, type RefObject } from 'react';
import { useRun } from '@/lib/jobs/use-run';
import { useStoredState } from '@/lib/use-stored-state';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { tellNotStopped } from '../runs/tell-not-stopped';
import { useRunEnding } from '../runs/use-run-ending';
import { describeFailure } from './describe-check';
import { requestFactCheck } from './request-fact-check';
import { refuseText } from './refuse-text';
import { selectedText } from './selected-text';

const VERSION = 1;

/** Checks what is selected in the conversation. It goes on while its dialog is closed, and is found again after it. */
export function useFactCheck(threadId: string, conversation: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useStoredState(`fact-check-open:${threadId}`, VERSION, false);
  /** What was selected while another text was being checked. */
  const [next, setNext] = useState<string | null>(null);
  const { run, start, stop } = useRun('fact-check', {
    storageKey: `fact-check:${threadId}`,
    fallback: 'Failed to perform fact check',
    submit: (text: string, submission) => requestFactCheck({ text, threadId }, submission),
  });

  useRunEnding(run, (state, failure) => {
    if (state === 'failed') toastFailure('Fact checking failed', describeFailure(failure));
    else if (!isOpen) toast({ title: 'Fact check done', action: { label: 'Show', onSelect: () => setOpen(true) } });
  });

  const check = (text: string) => {
    const refusal = refuseText(text);
    if (refusal) return toastFailure(refusal.title, refusal.description);
    if (run?.state === 'running') stop().catch(tellNotStopped);
    start(text);
    setNext(null);
    setOpen(true);
  };
  /** Another text is checked; without one, what was checked last is shown again. */
  const checkSelection = () => {
    const text = conversation.current ? selectedText(conversation.current, window.getSelection()) : '';
    const isOther = text !== '' && text !== run?.subject;
    if (!run || (isOther && run.state !== 'running')) return check(text);
    setNext(isOther ? text : null);
    setOpen(true);
  };
  const again = () => {
    if (run) start(run.subject);
  };
  const cancel = () => {
    stop().catch(tellNotStopped);
    setOpen(false);
  };
  return {
    run,
    isOpen,
    checkSelection,
    /** Checks what was selected meanwhile, in place of what is being checked. */
    checkNext: next === null ? null : () => check(next),
    again,
    cancel,
    close: () => setOpen(false),
    isRunning: run?.state === 'running',
  };
}
