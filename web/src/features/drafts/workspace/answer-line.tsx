import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { answerTo } from '../conversation/answer-words';
import type { Workspace } from './use-workspace';

/** What became of the last request, in one line at the box that it was typed into. */
export function AnswerLine({ workspace }: { workspace: Workspace }) {
  const { draft, shown, changed, panels, isBusy, sending, undoAll } = workspace;
  const answer =
    sending || shown.isOld ? null : answerTo(draft, shown.versions, changed.list.length || (changed.count ?? 0));
  if (answer === null) return null;
  const hasChanges = changed.list.length > 0;
  const isChosen = draft.version?.origin === 'written' && shown.versions.length > 1;
  return (
    <div className="mx-auto mb-1.5 flex w-full max-w-[42rem] items-center gap-1.5 text-sm">
      <p
        dir="auto"
        title={answer}
        className={classNames(
          'min-w-0 flex-1 break-words text-muted',
          isChosen ? 'line-clamp-5 lg:line-clamp-2' : 'line-clamp-2 lg:line-clamp-1',
        )}
      >
        {answer}
      </p>
      {hasChanges && (
        <Button variant="quiet" size="small" onClick={() => panels.open({ kind: 'changes' })}>
          See changes
        </Button>
      )}
      {isChosen && (
        <Button variant="quiet" size="small" onClick={() => panels.open({ kind: 'compare' })}>
          Compare both
        </Button>
      )}
      {undoAll && (
        <Button variant="quiet" size="small" disabled={isBusy} onClick={undoAll.act}>
          {undoAll.label}
        </Button>
      )}
    </div>
  );
}
