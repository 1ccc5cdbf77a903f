import { Panel } from '@/ui/panel';
import { PanelNotes } from '../margin/panel-notes';
import type { Workspace } from '../workspace/use-workspace';

/** What rules find in the draft, each beside its place. */
export function FindingsPanel({ workspace }: { workspace: Workspace }) {
  return (
    <Panel scroll="flows" title="To look at" onClose={workspace.panels.close}>
      {workspace.findings.length === 0 && <p className="text-sm text-muted">Nothing is left to look at.</p>}
      <PanelNotes label="To look at" workspace={workspace} notes={[]} />
    </Panel>
  );
}
