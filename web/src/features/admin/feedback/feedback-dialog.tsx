import type { AdminFeedbackResponse } from '@copydesk/contracts';
import { formatLongDate } from '@/lib/format-date';
import { Dialog } from '@/ui/dialog';
import { appTypeName } from './app-type-name';
import { RatingBadge } from './rating-badge';
import { SessionParts } from './session-parts';

interface FeedbackDialogProps {
  feedback: AdminFeedbackResponse;
  onClose: () => void;
}

/** A feedback with all of the work that it is about, as far as it came along. */
export function FeedbackDialog({ feedback, onClose }: FeedbackDialogProps) {
  const { username, appType, rating, feedbackText, createdAt, sessionData } = feedback;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={`Feedback of ${username}`}
      description={`${appTypeName(appType)} · ${formatLongDate(createdAt)}`}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-start gap-2.5">
          <RatingBadge rating={rating} />
          <p dir="auto" className="text-lg break-words whitespace-pre-line">
            {feedbackText ?? <span className="text-muted">A rating without words.</span>}
          </p>
        </div>
        {sessionData ? (
          <SessionParts session={sessionData} />
        ) : (
          <p className="rounded-md border border-line bg-raised p-3.5 text-muted">
            This feedback came without the work that it is about.
          </p>
        )}
      </div>
    </Dialog>
  );
}
