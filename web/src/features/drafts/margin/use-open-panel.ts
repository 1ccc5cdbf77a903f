import { useStoredState } from '@/lib/use-stored-state';

/** What may stand beside a draft. */
export type DeskPanel =
  | { kind: 'review'; versionId: string }
  | { kind: 'ready' | 'fact-check' | 'claims' | 'compare' | 'changes' | 'conversation' | 'preview' | 'angles' };

const VERSION = 4;
const READY: DeskPanel = { kind: 'ready' };

export type OpenPanel = ReturnType<typeof useOpenPanel>;

/**
 * Which panel is open beside the draft of a thread: one at a time, and after a reload the same. What is left to do is there
 * by itself where `hasRoom`, and again when another panel is closed, until somebody closes it: then it stays closed beside
 * other drafts of this tab, too.
 */
export function useOpenPanel(threadId: string, hasRoom: boolean) {
  const [chosen, setChosen] = useStoredState<DeskPanel | null>(`panel:${threadId}`, VERSION, null);
  const [wantsReady, setWantsReady] = useStoredState('ready-panel', VERSION, true);
  const isUnasked = chosen === null && hasRoom && wantsReady;
  const panel = isUnasked ? READY : chosen;
  const open = (next: DeskPanel) => {
    if (next.kind === 'ready') setWantsReady(true);
    setChosen(next);
  };
  const close = () => {
    if (panel?.kind === 'ready') setWantsReady(false);
    setChosen(null);
  };
  return { panel, isUnasked, open, close };
}
