import type { CatalystFeed } from '@copydesk/contracts';
import { LoaderCircle, RotateCw } from 'lucide-react';
import { formatMoment } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
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
        <p className="text-sm text-muted">Checked every 15 minutes. New items become catalysts.</p>
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

interface FeedRowProps {
  feed: CatalystFeed;
  isStarting: boolean;
  onRun: () => void;
}

function FeedRow({ feed, isStarting, onRun }: FeedRowProps) {
  const { url, title, lastRunAt, newItems, items, error } = feed;
  const name = title ?? url;
  const isRunning = feed.isRunning || isStarting;
  const Icon = isRunning ? LoaderCircle : RotateCw;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">{name}</p>
        {title && <p className="truncate font-mono text-xs text-muted">{url}</p>}
        <p className="mt-0.5 text-sm text-muted tabular-nums">
          {lastRunAt ? `Last run ${formatMoment(lastRunAt)}` : 'Not run yet'}
          {lastRunAt && !error && ` · ${newItems.toLocaleString('en-US')} new`}
          {` · ${items.toLocaleString('en-US')} in all`}
        </p>
        {error && <p className="mt-0.5 text-sm break-words text-bad">{error}</p>}
      </div>
      <Button size="small" aria-label={`Run now: ${name}`} disabled={isRunning} onClick={onRun}>
        <Icon className={isRunning ? 'size-4 motion-safe:animate-spin' : 'size-4'} aria-hidden />
        {isRunning ? 'Running...' : 'Run now'}
      </Button>
    </li>
  );
}
