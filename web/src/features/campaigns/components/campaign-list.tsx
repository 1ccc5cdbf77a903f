import { useState } from 'react';
import { Announcement } from '@/ui/announcement';
import { Card } from '@/ui/card';
import { ListState } from '@/ui/list-card';
import { SearchBox } from '@/ui/search-box';
import { Skeleton } from '@/ui/skeleton';
import { useCampaigns } from '../use-campaigns';
import { useDeleteCampaign } from '../use-delete-campaign';
import { CampaignRow } from './campaign-row';

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
