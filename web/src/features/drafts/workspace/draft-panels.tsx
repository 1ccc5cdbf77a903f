import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Panel } from '@/ui/panel';
import { FactCheckPanel } from '../checks/fact-check-panel';
import { ReviewPanel } from '../checks/review-panel';
import { ConversationPanel } from '../conversation/conversation-panel';
import { type NotedDraft, PanelNotes } from '../findings/panel-notes';
import { useCopyEmail } from '../saving/copy-email';
import { conversationOf } from '../thread/versions';
import { ComparePanel } from '../versions/compare-panel';
import type { Workspace } from './use-workspace';

const PreviewPanel = lazyComponent(() => import('../preview/preview-panel'));

/** What is said of the draft, beside its lines: scrolls with it. */
export function DraftNotes({ workspace }: { workspace: Workspace }) {
  const { thread, shown, review, factCheck, suggestions, panels, claims, findings, isBusy, replaceText, email } =
    workspace;
  const draft = { text: claims.text, email, findings, isBusy, replaceText };
  const reviewed = shown.versions.find(({ id }) => id === review.openId);
  if (claims.source) return null;
  if (reviewed) {
    return (
      <ReviewPanel
        key={reviewed.id}
        threadId={thread.id}
        version={reviewed}
        reviews={review}
        suggestions={suggestions}
        draft={draft}
      />
    );
  }
  if (panels.panel?.kind === 'fact-check') return <FactCheckPanel factCheck={factCheck} draft={draft} />;
  return panels.panel?.kind === 'findings' && <FindingsPanel draft={draft} onClose={panels.close} />;
}

/** What is read beside the draft: scrolls by itself. */
export function DraftReadings({ workspace }: { workspace: Workspace }) {
  const { thread, scores, shown, panels, sent, saving, review, report, factCheck } = workspace;
  const { versions, version, number, show } = shown;
  const { copyEmail } = useCopyEmail(thread, saving.savedId);
  if (panels.panel?.kind === 'conversation') {
    return (
      <ConversationPanel
        turns={conversationOf(thread)}
        scores={scores}
        shownId={version?.id ?? null}
        summarized={thread.summarized}
        onShow={show}
        acts={{
          onSave: saving.saveVersion,
          onReview: review.open,
          onReport: ({ text }) => report(text),
          onFactCheck: ({ text }) => factCheck.checkSelection(text),
          onCopy: ({ text }) => void copyEmail(text),
        }}
        takesFocus={!panels.isUnasked}
        onClose={panels.close}
      />
    );
  }
  if (panels.panel?.kind === 'preview') {
    return (
      shown.version && (
        <Suspense fallback={null}>
          <PreviewPanel email={sent} onClose={panels.close} />
        </Suspense>
      )
    );
  }
  if (panels.panel?.kind !== 'compare' || versions.length === 0) return null;
  const other = versions.filter((version) => version.number !== number).at(-1);
  const pair = [number, other?.number ?? number].sort((a, b) => a - b);
  const start = { before: pair[0] ?? number, after: pair[1] ?? number };
  return <ComparePanel versions={versions} start={start} onClose={panels.close} />;
}

/** What rules find in the draft, each beside its place. */
function FindingsPanel({ draft, onClose }: { draft: NotedDraft; onClose: () => void }) {
  return (
    <Panel scroll="flows" title="Findings" onClose={onClose}>
      {draft.findings.length === 0 && <p className="text-sm text-muted">No findings are left.</p>}
      <PanelNotes label="Findings" draft={draft} notes={[]} />
    </Panel>
  );
}
