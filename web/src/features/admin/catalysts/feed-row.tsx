import type { CatalystFeed } from '@copydesk/contracts';
import { LoaderCircle, RotateCw } from 'lucide-react';
import { formatMoment } from '@/lib/format-date';
import { Button } from '@/ui/button';

interface FeedRowProps {
  feed: CatalystFeed;
  isStarting: boolean;
  onRun: () => void;
}

export function FeedRow({ feed, isStarting, onRun }: FeedRowProps) {
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
