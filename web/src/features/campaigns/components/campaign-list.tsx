import { PART_NAMES, CAMPAIGN_PARTS } from '@copydesk/contracts';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';
import { useCampaigns } from '../use-campaigns';

/** The campaigns that were written before, and those that are being written. */
export function CampaignList() {
  const list = useCampaigns();
  const campaigns = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending) return <Skeleton className="h-24 rounded-lg" />;
  if (list.isError) {
    return <LoadFailure onRetry={list.refetch}>Your campaigns could not be loaded. They are safe.</LoadFailure>;
  }
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby="campaigns" className="flex flex-col gap-3">
      <h2 id="campaigns" className="text-lg font-semibold">
        Your campaigns
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {campaigns.map(({ id, productName, campaignType, createdAt, partsDone, isWriting }) => (
            <li key={id}>
              <Link
                to={`?campaign=${id}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 transition-colors duration-150 hover:bg-raised"
              >
                <span dir="auto" className="min-w-0 flex-1 basis-48 truncate font-serif text-lg">
                  {productName || 'Untitled campaign'}
                </span>
                <span className="text-xs text-muted tabular-nums">
                  {campaignType} · {formatDate(createdAt)}
                </span>
                {isWriting ? (
                  <Pill>Writing...</Pill>
                ) : (
                  partsDone < CAMPAIGN_PARTS.length && (
                    <Pill tone="warn">
                      {partsDone === 0
                        ? 'Not written'
                        : `Done up to ${PART_NAMES[CAMPAIGN_PARTS[partsDone - 1] ?? 'email1']}`}
                    </Pill>
                  )
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {list.hasNextPage && (
        <Button className="self-start" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show older campaigns
        </Button>
      )}
    </section>
  );
}
