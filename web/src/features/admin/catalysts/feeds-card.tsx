import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { FeedRow } from './feed-row';
import { useFeeds } from './queries';

/** Where catalysts come from by themselves, and what became of the last run of each feed. */
export function FeedsCard() {
  const { feeds, run } = useFeeds();
  return (
    <Card aria-labelledby="feeds" className="overflow-hidden">
      <header className="px-4 pt-4 pb-3">
        <h2 id="feeds" className="font-semibold">
          News feeds
        </h2>
        <p className="text-sm text-muted">Read every 15 minutes. What is new becomes a catalyst.</p>
      </header>
      {feeds.isPending && (
        <div role="status" aria-label="Loading the feeds" className="flex flex-col gap-3 border-t border-line p-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
      {feeds.isError && !feeds.data && (
        <div className="border-t border-line p-4">
          <LoadFailure onRetry={feeds.refetch}>The feeds could not be loaded.</LoadFailure>
        </div>
      )}
      {feeds.data?.length === 0 && (
        <p className="border-t border-line p-4 text-muted">
          No news feed is set up. Whoever runs Copydesk names them in CATALYST_FEEDS; catalysts can be added by hand
          meanwhile.
        </p>
      )}
      {feeds.data && feeds.data.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {feeds.data.map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              isStarting={run.isPending && run.variables === feed.id}
              onRun={() => run.mutate(feed.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
