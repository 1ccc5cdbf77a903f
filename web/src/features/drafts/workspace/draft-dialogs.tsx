import { FactCheckDialog } from '../checks/fact-check-dialog';
import { ReviewDialog } from '../checks/review-dialog';
import { FeedbackDialog } from '../parts/feedback-dialog';
import { CompareDialog } from '../versions/compare-dialog';
import type { Workspace } from './use-workspace';

export function DraftDialogs({ workspace }: { workspace: Workspace }) {
  const { thread, shown, review, factCheck, dialog, setDialog, isBusy, suggestions } = workspace;
  const { versions, number } = shown;
  const reviewed = versions.find(({ id }) => id === review.openId);
  const other = versions.filter((version) => version.number !== number).at(-1);
  const pair = [number, other?.number ?? number].sort((a, b) => a - b);
  return (
    <>
      {reviewed && (
        <ReviewDialog
          key={reviewed.id}
          threadId={thread.id}
          version={reviewed}
          review={review.stateFor(reviewed.id)}
          isBusy={isBusy}
          suggestions={suggestions}
          onAgain={() => review.ask(reviewed)}
          onStop={review.cancel}
          onClose={review.close}
        />
      )}
      {factCheck.isOpen && <FactCheckDialog factCheck={factCheck} />}
      {dialog === 'compare' && (
        <CompareDialog
          versions={versions}
          start={{ before: pair[0] ?? number, after: pair[1] ?? number }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'feedback' && (
        <FeedbackDialog threadId={thread.id} text={shown.text} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
