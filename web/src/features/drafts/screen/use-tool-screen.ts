import type { AnyWriter } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHasEnded } from '@/lib/jobs/job-followers';
import { forgetRefinement, readRefinement } from '@/lib/stored-refinement';
import { currentDraft } from '../thread/current-draft';
import { threadKey, useThread } from '../thread/queries';
import { type BriefKind, useBrief } from './use-brief';
import { useGenerator } from './use-generator';

interface DraftingTool<B> {
  userId: number;
  kind: BriefKind<B>;
  writer: AnyWriter;
  /** What the server is asked to write from. */
  requestOf: (brief: B) => object;
}

/** What the left side of a tool's screen is given. */
export interface BriefPaneProps<B> {
  brief: B;
  onChange: Dispatch<SetStateAction<B>>;
  errors: Record<string, string>;
  isGenerating: boolean;
  /** True where an email is open beside the brief. */
  hasThread: boolean;
  form: RefObject<HTMLFormElement | null>;
  onGenerate: () => void;
}

/** The screen of a tool that writes from a brief. What is refused unfolds the brief, and is led to. */
export function useToolScreen<B>({ userId, kind, writer, requestOf }: DraftingTool<B>) {
  const screen = useDraftScreen();
  const { brief, setBrief: onChange, begin, isKnown, shownAs, earlier, goOn } = useBrief(kind, userId, screen);
  const { generate, errors, isSending } = useGenerator(writer, shownAs, (started) => {
    begin(started, brief);
    screen.open(started);
  });
  const form = useFocusRefused(errors);

  const isGenerating = isSending || screen.isGenerating;
  const onGenerate = () => {
    if (isGenerating || generate(requestOf(brief))) return;
    screen.setBriefOpen(true);
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const hasThread = screen.threadId !== null;
  const pane: BriefPaneProps<B> = { brief, onChange, errors, isGenerating, hasThread, form, onGenerate };
  return {
    screen,
    /** Null while the brief of the open thread is read. */
    pane: isKnown || screen.isUnreadable ? pane : null,
    brief,
    onGenerate,
    shownAs,
    earlier,
    goOn,
  };
}

export type ScreenOfDrafts = ReturnType<typeof useDraftScreen>;

/** What a tool's screen shows: the thread in its address, and on a phone whether the brief is unfolded. */
function useDraftScreen() {
  const [params, setParams] = useSearchParams();
  const [isBriefOpen, setBriefOpen] = useState(false);
  const threadId = params.get('thread');
  const refinement = useRefinement((refined) => setParams({ thread: refined }, { replace: true }));
  const { data: thread = null, isError: isUnreadable } = useThread(threadId);
  const draft = thread && currentDraft(thread, null);
  const isFirst = draft?.state === 'writing' && draft.request === null;
  // It may have ended, by a stop say, before the thread is read again.
  const hasEnded = useHasEnded(isFirst ? (draft.job?.id ?? null) : null);
  return {
    threadId,
    thread,
    isUnreadable,
    /** The version that is shown first; null for the newest. */
    startVersion: refinement?.threadId === threadId ? refinement.version : null,
    /** True while the first version is written. */
    isGenerating: isFirst && !hasEnded,
    isBriefOpen,
    setBriefOpen,
    open: (started: string) => {
      setBriefOpen(false);
      setParams({ thread: started });
    },
    leave: () => setParams({}),
  };
}

/** The saved email for which this screen was opened, if it was; it is loaded once. */
function useRefinement(onOpen: (threadId: string) => void) {
  const queryClient = useQueryClient();
  const [refinement] = useState(readRefinement);
  const open = useEffectEvent((threadId: string) => {
    forgetRefinement();
    // Its words may be a version that this page has not seen yet.
    queryClient.removeQueries({ queryKey: threadKey(threadId) });
    onOpen(threadId);
  });
  useEffect(() => {
    if (refinement) open(refinement.threadId);
  }, [refinement]);
  return refinement;
}

/** Leads to the first field of a form that was refused. */
function useFocusRefused(errors: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
