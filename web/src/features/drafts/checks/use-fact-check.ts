import { FactCheckRequest } from '@copydesk/contracts';
import { type RefObject, useState } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { http } from '@/lib/http';
import { useRun } from '@/lib/jobs/use-run';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { describeFailure } from './describe-check';
import { tellNotStopped, useRunEnding } from './run-ending';
import type { OpenPanel } from '../margin/use-open-panel';
import { cleanText } from '@copydesk/text';

export const CHECK_ALL = 'Check the whole email';

/** Checks what is selected in the conversation, or the whole of `email`. It goes on while its panel is closed, and is found again after it. */
export function useFactCheck(
  threadId: string,
  conversation: RefObject<HTMLElement | null>,
  email: string,
  { panel, open: openPanel, close }: OpenPanel,
) {
  const isOpen = panel?.kind === 'fact-check';
  const open = () => openPanel({ kind: 'fact-check' });
  /** What was selected while another text was being checked. */
  const [next, setNext] = useState<string | null>(null);
  const { run, start, stop } = useRun('fact-check', {
    storageKey: `fact-check:${threadId}`,
    fallback: 'Failed to perform fact check',
    submit: (text: string, submission) =>
      submission.send({ text, threadId }, (body, key) => http.submit('/api/fact-check', body, key)),
  });

  useRunEnding(run, (state, failure) => {
    if (state === 'failed') toastFailure('Fact checking failed', describeFailure(failure));
    else if (!isOpen) toast({ title: 'Fact check done', action: { label: 'Show', onSelect: open } });
  });

  const check = (text: string, whole = email) => {
    const refusal = refuseText(text);
    if (refusal) {
      const action = text === '' && whole !== '' ? { label: CHECK_ALL, onSelect: () => check(whole) } : undefined;
      return toast({ ...refusal, variant: 'destructive', action });
    }
    if (run?.state === 'running') stop().catch(tellNotStopped);
    start(text);
    setNext(null);
    open();
  };
  /** Another text is checked; without one that is said, and what was checked last is shown again. `whole` is offered instead. */
  const checkSelection = (whole = email) => {
    const text = conversation.current ? selectedText(conversation.current, window.getSelection()) : '';
    if (run && (text === '' || text === run.subject || run.state === 'running')) {
      setNext(text !== '' && text !== run.subject ? text : null);
      open();
      if (text !== '') return;
    }
    check(text, whole);
  };
  const again = () => {
    if (run) start(run.subject);
  };
  const cancel = () => {
    stop().catch(tellNotStopped);
    close();
  };
  return {
    run,
    isOpen,
    checkSelection,
    /** Checks what was selected meanwhile, in place of what is being checked. */
    checkNext: next === null ? null : () => check(next),
    checkAll: email === '' || run?.subject === email ? null : () => check(email),
    again,
    cancel,
    close,
    isRunning: run?.state === 'running',
  };
}

/** Why a selected text cannot be checked; null where it can. */
export function refuseText(text: string): { title: string; description: string } | null {
  if (text.trim() === '') {
    return { title: 'No text selected', description: 'Select the words that you want to have checked first.' };
  }
  const { text: refused } = fieldErrors(FactCheckRequest, { text });
  return refused ? { title: 'Fact checking failed', description: refused } : null;
}

const MESSAGE = '[data-message-text]';
const BLOCKS = 'p, li, h3, div, ul';

/**
 * The text that is selected inside the messages of `root`, whatever else of the page the selection covers. Blocks are
 * parted by line breaks; half a character at an end of the selection is left out.
 */
function selectedText(root: HTMLElement, selection: Selection | null): string {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  const parts = [...root.querySelectorAll<HTMLElement>(MESSAGE)]
    .filter((message) => range.intersectsNode(message))
    .map((message) => textWithin(range, message));
  return cleanText(parts.filter((part) => part.trim() !== '').join('\n\n')).trim();
}

/** The part of a range that lies in an element. */
function textWithin(range: Range, element: HTMLElement): string {
  const part = document.createRange();
  part.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) part.setEnd(range.endContainer, range.endOffset);
  const copy = part.cloneContents();
  copy.querySelectorAll('[data-not-text]').forEach((label) => label.remove());
  copy.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
  copy.querySelectorAll(BLOCKS).forEach((block) => block.append('\n'));
  return (copy.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
