import { FactCheckPanel } from '../checks/fact-check-panel';
import { ReviewPanel } from '../checks/review-panel';
import { ConversationPanel } from '../conversation/conversation-panel';
import { FindingsPanel } from '../findings/findings-panel';
import { conversationOf } from '../thread/versions';
import { ComparePanel } from '../versions/compare-panel';
import type { Workspace } from './use-workspace';

/** What is said of the draft, beside its lines: scrolls with it. */
export function DraftNotes({ workspace }: { workspace: Workspace }) {
  const { shown, review, panels, claims } = workspace;
  const reviewed = shown.versions.find(({ id }) => id === review.openId);
  if (claims.source) return null;
  if (reviewed) return <ReviewPanel key={reviewed.id} workspace={workspace} version={reviewed} />;
  if (panels.panel?.kind === 'fact-check') return <FactCheckPanel workspace={workspace} />;
  return panels.panel?.kind === 'findings' && <FindingsPanel workspace={workspace} />;
}

/** What is read beside the draft: scrolls by itself. */
export function DraftReadings({ workspace }: { workspace: Workspace }) {
  const { thread, scores, shown, panels } = workspace;
  const { versions, version, number, show } = shown;
  if (panels.panel?.kind === 'conversation') {
    return (
      <ConversationPanel
        turns={conversationOf(thread)}
        scores={scores}
        shownId={version?.id ?? null}
        summarized={thread.summarized}
        onShow={show}
        onClose={panels.close}
      />
    );
  }
  if (panels.panel?.kind !== 'compare' || versions.length === 0) return null;
  const other = versions.filter((version) => version.number !== number).at(-1);
  const pair = [number, other?.number ?? number].sort((a, b) => a - b);
  const start = { before: pair[0] ?? number, after: pair[1] ?? number };
  return <ComparePanel versions={versions} start={start} onClose={panels.close} />;
}
