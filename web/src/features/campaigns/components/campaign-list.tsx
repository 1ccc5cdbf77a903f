import { CAMPAIGN_PARTS, PART_NAMES, type CampaignSummary } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format-date';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { liveConnection } from '@/lib/live-connection';
import { usePagedList } from '@/lib/use-paged-list';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListState } from '@/ui/list-card';
import { Pill } from '@/ui/pill';
import { SearchBox } from '@/ui/search-box';
import { Skeleton } from '@/ui/skeleton';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { campaignKey, CAMPAIGNS_KEY } from '../use-campaign';

/** The campaigns that were written before, and those that are being written. */
export function CampaignList() {
  const [q, setQ] = useState('');
  const list = useCampaigns(q);
  const deletion = useDeleteCampaign();
  if (list.isPending && q === '') return <Skeleton className="h-24 rounded-lg" />;
  if (list.total === 0 && q === '') return null;
  return (
    <section aria-labelledby="campaigns" className="flex flex-col gap-3">
      <h2 id="campaigns" className="text-lg font-semibold">
        Your campaigns
      </h2>
      <Card className="overflow-hidden">
        <div role="search" aria-label="Campaigns" className="p-3">
          <SearchBox
            q={q}
            isReading={list.isFetching && !list.isPending}
            placeholder="Search your campaigns"
            onSearch={setQ}
          />
        </div>
        <ListState name="campaigns" list={list} nothing="No matches found. Try other words.">
          <ul aria-busy={list.isPlaceholderData} className="divide-y divide-line border-t border-line">
            {list.items.map((campaign) => (
              <CampaignRow
                key={campaign.id}
                campaign={campaign}
                isDeleting={deletion.isPending}
                onDelete={() => deletion.ask(campaign)}
              />
            ))}
          </ul>
        </ListState>
      </Card>
      <Announcement>
        {q && !list.isPlaceholderData && list.total !== undefined ? `${list.total} found` : ''}
      </Announcement>
    </section>
  );
}

interface CampaignRowProps {
  campaign: CampaignSummary;
  isDeleting: boolean;
  onDelete: () => void;
}

/** One campaign in the list: how far it is, the way to it, and the way out. */
function CampaignRow({ campaign, isDeleting, onDelete }: CampaignRowProps) {
  const { id, productName, campaignType, createdAt, partsDone, isWriting } = campaign;
  const name = productName || 'Untitled campaign';
  return (
    <li className="flex items-center transition-colors duration-150 hover:bg-raised">
      <Link to={`?campaign=${id}`} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
        <span dir="auto" className="min-w-0 flex-1 basis-48 truncate font-serif text-lg">
          {name}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {campaignType} · {formatDate(createdAt)}
        </span>
        {isWriting ? (
          <Pill>Writing...</Pill>
        ) : (
          partsDone < CAMPAIGN_PARTS.length && (
            <Pill tone="warn">
              {partsDone === 0 ? 'Not written' : `Done up to ${PART_NAMES[CAMPAIGN_PARTS[partsDone - 1] ?? 'email1']}`}
            </Pill>
          )
        )}
      </Link>
      <Button
        variant="quiet"
        size="icon"
        className="mr-2"
        aria-label={`Delete ${name}`}
        disabled={isWriting || isDeleting}
        onClick={onDelete}
      >
        <Trash2 className="size-4" aria-hidden />
      </Button>
    </li>
  );
}

/** The user's campaigns, or those in whose brief something is found, page by page, the newest first. */
function useCampaigns(q: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
    return liveConnection.listen({ connect: readAgain, 'campaign:changed': readAgain });
  }, [queryClient]);
  return usePagedList(CAMPAIGNS_KEY, '/api/campaigns', { q: q.trim() || undefined, limit: '20' });
}

/** Asks, and deletes a campaign for good. What was saved of it stays in the library. */
function useDeleteCampaign() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => http.delete('/api/campaigns/:id', { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: campaignKey(id) });
      announce({ title: 'Campaign deleted' });
    },
    onError: (error) =>
      toastFailure('Failed to delete campaign', refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
  });
  const ask = ({ id }: CampaignSummary) => {
    if (window.confirm('Are you sure you want to delete this campaign?')) mutate(id);
  };
  return { ask, isPending };
}
