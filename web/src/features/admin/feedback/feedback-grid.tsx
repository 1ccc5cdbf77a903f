import type { AdminFeedbackResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { formatDateTime } from '@/lib/format-date';
import { addressOf } from '@/lib/http';
import { usePagedList } from '@/lib/use-paged-list';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CsvLink } from '@/ui/csv-link';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { appTypeName, FeedbackDialog } from './feedback-dialog';
import { RatingBadge } from './rating-badge';

const CSV = addressOf('/api/admin/feedbacks', { query: { format: 'csv' } });
const GRID = 'grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3';

/** What users said of their results, as cards; each opens with all of the work that it is about. */
export function FeedbackGrid() {
  const list = usePagedList(['feedbacks'], '/api/admin/feedbacks', { limit: '24' });
  const [opened, setOpened] = useState<AdminFeedbackResponse | null>(null);
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading the feedback" className={GRID}>
        {['1', '2', '3', '4', '5', '6'].map((key) => (
          <Skeleton key={key} className="h-52 rounded-lg" />
        ))}
      </div>
    );
  }
  if (list.total === undefined) {
    return <LoadFailureCard onRetry={list.refetch}>The feedback could not be loaded. Nothing is lost.</LoadFailureCard>;
  }
  if (list.total === 0) {
    return (
      <Card className="px-6 py-16 text-center">
        <h2 className="font-serif text-xl">No feedback yet</h2>
        <p className="mt-1 text-muted">What users report about an email appears here, newest first.</p>
      </Card>
    );
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted tabular-nums">{formatTotal(list.total)}</p>
        <CsvLink href={CSV} name="all feedback" />
      </div>
      <ul aria-label="Feedback" className={GRID}>
        {list.items.map((feedback) => (
          <FeedbackCard key={feedback.id} feedback={feedback} onOpen={() => setOpened(feedback)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="self-center" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
      {opened && <FeedbackDialog feedback={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function formatTotal(total: number): string {
  return total === 1 ? '1 entry' : `${total.toLocaleString('en-US')} entries, the newest first`;
}

interface FeedbackCardProps {
  feedback: AdminFeedbackResponse;
  onOpen: () => void;
}

function FeedbackCard({ feedback, onOpen }: FeedbackCardProps) {
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
          {sessionData && (
            <span className="block tabular-nums">{formatInteractions(sessionData.totalInteractions)}</span>
          )}
        </p>
        <Button size="small" aria-label={`View details of the feedback of ${username}`} onClick={onOpen}>
          View details
        </Button>
      </div>
    </li>
  );
}

function formatInteractions(count: number): string {
  return count === 1 ? '1 interaction' : `${count.toLocaleString('en-US')} interactions`;
}
