import type { JobSnapshot } from '@copydesk/contracts';
import { RotateCw, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { describeStage } from '@/lib/jobs/describe-stage';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed } from '@/lib/use-elapsed';
import { useLingering } from '@/lib/use-lingering';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FailureNotice } from '@/ui/failure-notice';
import { Progress } from '@/ui/progress';
import type { Version } from '../thread/versions';
import { stateOf } from './applied-edits';
import { ReviewResult } from './review-result';
import type { useApply } from './use-apply';
import { type ReviewState, useSaveReview } from './use-review';

export const REVIEW_PROGRESS: ProgressCurve = { delayMs: 0, everyMs: 800, cap: 90, step: () => 5 };

/** From then on the wait is said to be longer than usual. */
const REVIEW_SLOW_MS = 10_000;

/** So long one sees that it has got to its end. */
const DONE_SHOWN_MS = 500;

interface ReviewDialogProps {
  threadId: string;
  version: Version;
  review: ReviewState;
  /** True while the draft cannot take a change. */
  isBusy: boolean;
  suggestions: ReturnType<typeof useApply>;
  onAgain: () => void;
  onStop: () => void;
  onClose: () => void;
}

export function ReviewDialog({
  threadId,
  version,
  review,
  isBusy,
  suggestions,
  onAgain,
  onStop,
  onClose,
}: ReviewDialogProps) {
  const result = review.state === 'done' ? review.review : null;
  const isEnding = useLingering(review.state === 'running', DONE_SHOWN_MS) && result !== null;
  const [left, setLeft] = useState<ReadonlySet<number> | null>(null);
  const save = useSaveReview(threadId);
  const isKept = save.isSuccess || (review.state === 'done' && review.kept);
  const stateAt = (place: number) => stateOf(result?.details[place] ?? {}, suggestions.edited);
  const open = [...(result?.improvements.keys() ?? [])].filter((place) => stateAt(place) === 'open');
  const chosen = new Set(open.filter((place) => left?.has(place) ?? true));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Expert review"
      description={`RodChief on version ${version.number}`}
      footer={
        review.state === 'running' ? (
          <Button variant="quiet" onClick={onStop}>
            <Square className="size-3 fill-current" aria-hidden />
            Stop
          </Button>
        ) : (
          result &&
          !isEnding && (
            <>
              <Button onClick={() => save.mutate(version.id)} disabled={save.isPending || isKept}>
                {save.isPending ? 'Saving...' : isKept ? 'Saved' : 'Save Feedback'}
              </Button>
              <Button
                variant="main"
                disabled={isBusy || chosen.size === 0}
                onClick={() => suggestions.apply(result, [...chosen])}
              >
                Apply suggestions
              </Button>
            </>
          )
        )
      }
    >
      {(review.state === 'running' || isEnding) && <ReviewWait running={review.state === 'running' ? review : null} />}
      {(review.state === 'failed' || review.state === 'none') && (
        <FailureNotice title="Failed to get feedback. Please try again.">
          <Button onClick={onAgain}>
            <RotateCw className="size-4" aria-hidden />
            Try Again
          </Button>
        </FailureNotice>
      )}
      {result && !isEnding && (
        <ReviewResult
          review={result}
          chosen={chosen}
          onChoose={setLeft}
          stateAt={stateAt}
          onUndo={isBusy ? null : suggestions.undo}
        />
      )}
      <Announcement>{result ? `The review is here: score ${result.score} of 10.` : ''}</Announcement>
    </Dialog>
  );
}

interface ReviewWaitProps {
  /** Null once it has ended. */
  running: { startedAt: number; job: JobSnapshot | null } | null;
}

/** What one sees while an email is reviewed, and for a moment when it is done. */
function ReviewWait({ running }: ReviewWaitProps) {
  const elapsed = useElapsed(running?.startedAt ?? null, REVIEW_PROGRESS.everyMs);
  const percent = running ? percentAfter(REVIEW_PROGRESS, elapsed) : 100;
  const isSlow = useHasPassed(running ? running.startedAt + REVIEW_SLOW_MS : null);
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex flex-col gap-2">
        <Progress label="Expert review" value={percent} />
        <div className="flex justify-between gap-4 text-sm text-muted">
          <span>{running ? (running.job ? describeStage(running.job) : 'Starting…') : 'Done'}</span>
          <span className="tabular-nums">{percent}%</span>
        </div>
      </div>
      <div role="status">
        {isSlow && (
          <div className="animate-rise-in rounded-md border border-warn/30 bg-warn-soft p-3">
            <p className="font-medium text-warn">This is taking longer than usual</p>
            <p className="text-muted">RodChief is still analyzing your email. Please wait a moment...</p>
          </div>
        )}
      </div>
      <p className="text-sm text-faint">You can close this and go on writing. The review goes on.</p>
    </div>
  );
}

/** True from that moment on, without waiting for the next tick of a clock; never where there is none. */
function useHasPassed(at: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setPassed(at), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && passed === at;
}
