import type { AdminFeedbackResponse } from '@copydesk/contracts';
import { formatDateTime } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { appTypeName } from './app-type-name';
import { RatingBadge } from './rating-badge';

interface FeedbackCardProps {
  feedback: AdminFeedbackResponse;
  onOpen: () => void;
}

export function FeedbackCard({ feedback, onOpen }: FeedbackCardProps) {
  const { username, appType, rating, feedbackText, createdAt, sessionData } = feedback;
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="truncate font-semibold">{username}</h2>
          <p className="truncate text-sm text-muted">{appTypeName(appType)}</p>
        </div>
        <RatingBadge rating={rating} />
      </div>
      <p dir="auto" className="line-clamp-4 flex-1 break-words whitespace-pre-line">
        {feedbackText ?? <span className="text-muted">A rating without words.</span>}
      </p>
      <div className="flex items-end justify-between gap-3 text-sm text-muted">
        <p>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {sessionData && <span className="block tabular-nums">{sayInteractions(sessionData.totalInteractions)}</span>}
        </p>
        <Button size="small" aria-label={`View details of the feedback of ${username}`} onClick={onOpen}>
          View details
        </Button>
      </div>
    </li>
  );
}

function sayInteractions(count: number): string {
  return count === 1 ? '1 interaction' : `${count.toLocaleString('en-US')} interactions`;
}
