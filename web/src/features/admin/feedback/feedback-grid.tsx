import type { AdminFeedbackResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CsvLink } from '@/ui/csv-link';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { FeedbackCard } from './feedback-card';
import { FeedbackDialog } from './feedback-dialog';
import { FEEDBACKS_CSV, useFeedbacks } from './use-feedbacks';

const GRID = 'grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3';

/** What users said of their results, as cards; each opens with all of the work that it is about. */
export function FeedbackGrid() {
  const list = useFeedbacks();
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
    return (
      <LoadFailureCard onRetry={list.refetch}>The feedback could not be loaded. Nothing of it is lost.</LoadFailureCard>
    );
  }
  if (list.total === 0) {
    return (
      <Card className="px-6 py-16 text-center">
        <h2 className="font-serif text-xl">No feedback yet</h2>
        <p className="mt-1 text-muted">What users report with an email stands here, the newest first.</p>
      </Card>
    );
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted tabular-nums">{sayTotal(list.total)}</p>
        <CsvLink href={FEEDBACKS_CSV} name="all feedback" />
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

function sayTotal(total: number): string {
  return total === 1 ? '1 entry' : `${total.toLocaleString('en-US')} entries, the newest first`;
}
