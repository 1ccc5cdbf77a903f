import { FactCheckRequest } from '@copydesk/contracts';
import { type RefObject, useState } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { http } from '@/lib/http';
import { useRun } from '@/lib/jobs/use-run';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { describeFailure } from './describe-check';
import { tellNotStopped, useRunEnding } from './run-ending';
import type { OpenPanel } from '../margin/use-open-panel';
import { cleanText, quoteFinder, withPreheader } from '@copydesk/text';

export const CHECK_ALL = 'Check the whole email';

/** A draft as it is, or was, on the screen. */
export interface CheckedDraft {
  words: string;
  preheader: string | null;
  /** The number of the version that it is, or was typed into. */
  version: number;
}

/** What is checked, and the draft that it is a part of. */
interface Checked extends CheckedDraft {
  text: string;
}

const wholeOf = ({ words, preheader }: CheckedDraft) => withPreheader(words, preheader);

/** Checks what is selected in the conversation, or all of a draft. It goes on while its panel is closed, and is found again after it. */
export function useFactCheck(
  threadId: string,
  conversation: RefObject<HTMLElement | null>,
  draft: CheckedDraft,
  { panel, open: openPanel, close }: OpenPanel,
) {
  const email = wholeOf(draft);
  const isOpen = panel?.kind === 'fact-check';
  const open = () => openPanel({ kind: 'fact-check' });
  /** What was selected while another text was being checked. */
  const [next, setNext] = useState<string | null>(null);
  const { run, start, stop } = useRun('fact-check', {
    storageKey: `checked:${threadId}`,
    fallback: 'Failed to perform fact check',
    submit: ({ text }: Checked, submission) =>
      submission.send({ text, threadId }, (body, key) => http.submit('/api/fact-check', body, key)),
  });
  const checked = run?.subject;
  const isWhole = checked !== undefined && checked.text === wholeOf(checked);
  const isStale = checked !== undefined && wholeOf(checked) !== email;

  useRunEnding(run, (state, failure) => {
    if (state === 'failed') toastFailure('Fact checking failed', describeFailure(failure));
    else if (!isOpen) toast({ title: 'Fact check done', action: { label: 'Show', onSelect: open } });
  });

  const check = (text: string, of = draft) => {
    const refusal = refuseText(text);
    if (refusal) {
      const whole = wholeOf(of);
      const action = text === '' && whole !== '' ? { label: CHECK_ALL, onSelect: () => check(whole, of) } : undefined;
      return toast({ ...refusal, variant: 'destructive', action });
    }
    if (run?.state === 'running') stop().catch(tellNotStopped);
    start({ text, ...of });
    setNext(null);
    open();
  };
  const selected = () => (conversation.current ? selectedText(conversation.current, window.getSelection()) : '');
  /** A text that is not the one that is being checked waits until somebody says so. */
  const checkOrWait = (text: string, of: CheckedDraft) => {
    if (run && (text === checked?.text || run.state === 'running')) {
      setNext(text === checked?.text ? null : text);
      return open();
    }
    check(text, of);
  };
  const checkSelection = () => {
    const text = selected();
    if (text === '') check('');
    else checkOrWait(text, draft);
  };
  /** Checks what is selected, else all of a draft. */
  const checkDraft = (of = draft) => checkOrWait(selected() || wholeOf(of), of);
  const searchAgain = () => {
    if (run) start(run.subject);
  };
  /** Checks the same words where the draft still has them, else all of it. */
  const checkAgain = () => {
    const still = checked && !isWhole && quoteFinder(email)(checked.text) !== null;
    check(still ? checked.text : email);
  };
  const cancel = () => {
    stop().catch(tellNotStopped);
    close();
  };
  return {
    run,
    isOpen,
    isStale,
    checkSelection,
    checkDraft,
    /** Checks what was asked for meanwhile, in place of what is being checked. */
    checkNext: next === null ? null : () => check(next),
    checkAll: email === '' || checked?.text === email || (isStale && isWhole) ? null : () => check(email),
    searchAgain,
    checkAgain,
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
