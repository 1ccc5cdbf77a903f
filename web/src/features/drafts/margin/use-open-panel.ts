import { useStoredState } from '@/lib/use-stored-state';

/** What may stand beside a draft. */
export type DeskPanel =
  { kind: 'review'; versionId: string } | { kind: 'fact-check' | 'findings' | 'compare' | 'conversation' | 'preview' };

const VERSION = 1;

export type OpenPanel = ReturnType<typeof useOpenPanel>;

/** Which panel is open beside the draft of a thread: one at a time, and after a reload the same. */
export function useOpenPanel(threadId: string) {
  const [panel, setPanel] = useStoredState<DeskPanel | null>(`panel:${threadId}`, VERSION, null);
  return { panel, open: (next: DeskPanel) => setPanel(next), close: () => setPanel(null) };
}
