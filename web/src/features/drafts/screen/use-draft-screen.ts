import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useThreadDraft } from '../threads/use-thread-draft';
import { useRefinement } from './use-refinement';

export type ScreenOfDrafts = ReturnType<typeof useDraftScreen>;

/** What a tool's screen shows: the thread in its address, and on a phone whether the brief is unfolded. */
export function useDraftScreen() {
  const [params, setParams] = useSearchParams();
  const [isBriefOpen, setBriefOpen] = useState(false);
  const threadId = params.get('thread');
  const refinement = useRefinement((refined) => setParams({ thread: refined }, { replace: true }));
  const threadDraft = useThreadDraft(threadId);
  const { thread, draft } = threadDraft;
  return {
    threadId,
    threadDraft,
    thread,
    /** The version that is shown first; null for the newest. */
    startVersion: refinement?.threadId === threadId ? refinement.version : null,
    /** True while the first version is written. */
    isGenerating: draft?.state === 'writing' && draft.request === null,
    isBriefOpen,
    setBriefOpen,
    open: (started: string) => {
      setBriefOpen(false);
      setParams({ thread: started });
    },
    leave: () => setParams({}),
  };
}
