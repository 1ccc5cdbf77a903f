import type { ReviewResponse } from '@copydesk/contracts';
import { RotateCw, Square } from 'lucide-react';
import { useState } from 'react';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FailureNotice } from '@/ui/failure-notice';
import { useLingering } from '../runs/use-lingering';
import type { Version } from '../threads/versions-of';
import { ReviewResult } from './review-result';
import { ReviewWait } from './review-wait';
import type { ReviewState } from './use-review';
import { useSaveReview } from './use-save-review';

/** So long one sees that it has got to its end. */
const DONE_SHOWN_MS = 500;

interface ReviewDialogProps {
  threadId: string;
  version: Version;
  review: ReviewState;
  /** True while the draft cannot take a change. */
  isBusy: boolean;
  onApply: (review: ReviewResponse, suggestions: string[]) => void;
  onAgain: () => void;
  onStop: () => void;
  onClose: () => void;
}

export function ReviewDialog({
  threadId,
  version,
  review,
  isBusy,
  onApply,
  onAgain,
  onStop,
  onClose,
}: ReviewDialogProps) {
  const result = review.state === 'done' ? review.review : null;
  const isEnding = useLingering(review.state === 'running', DONE_SHOWN_MS) && result !== null;
  const [left, setLeft] = useState<ReadonlySet<number> | null>(null);
  const save = useSaveReview(threadId);
  const isKept = save.isSuccess || (review.state === 'done' && review.kept);
  const chosen = left ?? new Set(result?.improvements.keys());
  const saveFeedback = () => {
    if (!result) return;
    const { feedback, score, improvements } = result;
    save.mutate({ messageId: version.id, feedback, score, improvements, emailContent: version.text, threadId });
  };
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
              <Button onClick={saveFeedback} disabled={save.isPending || isKept}>
                {save.isPending ? 'Saving...' : isKept ? 'Saved' : 'Save Feedback'}
              </Button>
              <Button
                variant="main"
                disabled={isBusy || chosen.size === 0}
                onClick={() =>
                  onApply(
                    result,
                    result.improvements.filter((_, place) => chosen.has(place)),
                  )
                }
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
      {result && !isEnding && <ReviewResult review={result} chosen={chosen} onChoose={setLeft} />}
      <Announcement>{result ? `The review is here: score ${result.score} of 10.` : ''}</Announcement>
    </Dialog>
  );
}
