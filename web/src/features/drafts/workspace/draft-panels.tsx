import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { FactCheckPanel } from '../checks/fact-check-panel';
import { ReviewPanel } from '../checks/review-panel';
import { versionScores } from '../checks/scores';
import { ConversationPanel } from '../conversation/conversation-panel';
import { LedgerPanel } from '../ledger/ledger-panel';
import { useCopyEmail } from '../saving/copy-email';
import { conversationOf, type Version } from '../thread/versions';
import { ChangesPanel } from '../versions/changes-panel';
import { ComparePanel } from '../versions/compare-panel';
import type { StageExtras } from './draft-stage';
import { ReadyRail } from './ready-rail';
import type { Workspace } from './use-workspace';

const SourcePanel = lazyComponent(() => import('../ledger/source-panel'));
const PreviewPanel = lazyComponent(() => import('../preview/preview-panel'));

/** What stands beside the draft. */
export function DraftPanels({ workspace, Angles }: { workspace: Workspace } & Pick<StageExtras, 'Angles'>) {
  const { thread, scores, shown, panels, sent, saving, review, report, factCheck, claims } = workspace;
  const { findings, isBusy, replaceText, email, suggestions } = workspace;
  const { versions, version, number, show } = shown;
  const { copyEmail } = useCopyEmail(thread, saving.savedId);
  const draft = { text: claims.text, email, findings, isBusy, replaceText };
  // The claims of other versions are not read.
  const nameDiffering = ({ id }: Version) => id === version?.id && workspace.differing.name();
  const reviewed = versions.find(({ id }) => id === review.openId);
  if (claims.source) {
    return (
      <Suspense fallback={null}>
        <SourcePanel claims={claims} />
      </Suspense>
    );
  }
  if (reviewed) {
    return (
      <ReviewPanel
        key={reviewed.id}
        threadId={thread.id}
        brand={thread.brand}
        version={reviewed}
        reviews={review}
        suggestions={suggestions}
        draft={draft}
        isStale={reviewed.text !== shown.text}
        scores={versionScores(versions, scores)}
      />
    );
  }
  if (panels.panel?.kind === 'fact-check')
    return <FactCheckPanel factCheck={factCheck} draft={draft} versions={versions} />;
  if (panels.panel?.kind === 'claims') return <LedgerPanel claims={claims} onClose={panels.close} />;
  if (panels.panel?.kind === 'ready') return <ReadyRail workspace={workspace} />;
  if (panels.panel?.kind === 'conversation') {
    return (
      <ConversationPanel
        turns={conversationOf(thread)}
        scores={scores}
        shownId={version?.id ?? null}
        summarized={thread.summarized}
        onShow={show}
        acts={{
          onSave: (chosen) => {
            nameDiffering(chosen);
            saving.saveVersion(chosen);
          },
          onReview: review.open,
          onReport: ({ text }) => report(text),
          onFactCheck: ({ text, preheader, number: version }) =>
            factCheck.checkDraft({ words: text, preheader, version }),
          onCopy: (chosen) => {
            nameDiffering(chosen);
            void copyEmail(chosen.text);
          },
        }}
        onClose={panels.close}
      />
    );
  }
  if (panels.panel?.kind === 'changes') {
    return (
      <ChangesPanel
        changes={workspace.changed}
        text={shown.text}
        isBusy={isBusy}
        onUndoAll={() => workspace.undoAll?.act()}
        onClose={panels.close}
      />
    );
  }
  if (panels.panel?.kind === 'angles' && Angles && workspace.angle && thread.brief) {
    return (
      <Suspense fallback={null}>
        <Angles thread={thread} brief={thread.brief} another={workspace.angle} isBusy={isBusy} onClose={panels.close} />
      </Suspense>
    );
  }
  if (panels.panel?.kind === 'preview') {
    return (
      shown.version && (
        <Suspense fallback={null}>
          <PreviewPanel email={sent} differing={workspace.differing} onClose={panels.close} />
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
