import { Panel } from '@/ui/panel';
import { type NotedDraft, PanelNotes } from '../findings/panel-notes';

/** What rules find in the draft, each beside its place. */
export function FindingsPanel({ draft, onClose }: { draft: NotedDraft; onClose: () => void }) {
  return (
    <Panel scroll="flows" title="To look at" onClose={onClose}>
      {draft.findings.length === 0 && <p className="text-sm text-muted">Nothing is left to look at.</p>}
      <PanelNotes label="To look at" draft={draft} notes={[]} />
    </Panel>
  );
}
