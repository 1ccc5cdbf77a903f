import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentDraft } from '../threads/current-draft';
import { useThread } from '../threads/use-thread';
import { useRefinement } from './use-refinement';

export type ScreenOfDrafts = ReturnType<typeof useDraftScreen>;

/** What a tool's screen shows: the thread in its address, and on a phone whether the brief is unfolded. */
export function useDraftScreen() {
  const [params, setParams] = useSearchParams();
  const [isBriefOpen, setBriefOpen] = useState(false);
  const threadId = params.get('thread');
  const refinement = useRefinement((refined) => setParams({ thread: refined }, { replace: true }));
  const thread = useThread(threadId).data ?? null;
  const draft = thread && currentDraft(thread, null);
  return {
    threadId,
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
