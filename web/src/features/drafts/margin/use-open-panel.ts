import { useStoredState } from '@/lib/use-stored-state';

/** What may stand beside a draft. */
export type DeskPanel =
  | { kind: 'review'; versionId: string }
  | { kind: 'fact-check' | 'findings' | 'claims' | 'compare' | 'conversation' | 'preview' };

const VERSION = 2;
const CONVERSATION: DeskPanel = { kind: 'conversation' };

export type OpenPanel = ReturnType<typeof useOpenPanel>;

/**
 * Which panel is open beside the draft of a thread: one at a time, and after a reload the same. The conversation is there by
 * itself where `hasRoom`, until somebody closes it: then it stays closed beside other drafts of this tab, too.
 */
export function useOpenPanel(threadId: string, hasRoom: boolean) {
  const [chosen, setChosen] = useStoredState<DeskPanel | 'none' | null>(`panel:${threadId}`, VERSION, null);
  const [wantsConversation, setWantsConversation] = useStoredState('conversation-panel', VERSION, true);
  const isUnasked = chosen === null && hasRoom && wantsConversation;
  const panel = isUnasked ? CONVERSATION : chosen === 'none' ? null : chosen;
  const open = (next: DeskPanel) => {
    if (next.kind === 'conversation') setWantsConversation(true);
    setChosen(next);
  };
  const close = () => {
    if (panel?.kind === 'conversation') setWantsConversation(false);
    setChosen('none');
  };
  return { panel, isUnasked, open, close };
}
