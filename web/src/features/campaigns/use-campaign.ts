import { isFinal } from '@copydesk/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { http } from '@/lib/http';
import { useJob } from '@/lib/jobs/job-followers';
import { liveConnection } from '@/lib/live-connection';

/** How often a campaign is read again while it is on the screen: push may lose what was changed elsewhere. */
const READ_AGAIN_MS = 15_000;

export const CAMPAIGNS_KEY = ['campaigns'];
export const campaignKey = (id: string) => ['campaign', id];

/** A campaign as it was read last: its screen keeps it true. */
export const campaignQuery = (id: string) =>
  queryOptions({ queryKey: campaignKey(id), queryFn: () => http.get('/api/campaigns/:id', { params: { id } }) });

/** A campaign, followed live while something in it is written. */
export function useCampaign(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...campaignQuery(id),
    refetchInterval: ({ state }) => (state.data ? READ_AGAIN_MS : false),
    refetchOnWindowFocus: 'always',
  });
  const campaign = query.data ?? null;
  const stored = campaign?.job ?? null;
  const { job: live, reachable } = useJob(stored && !isFinal(stored.status) ? stored.id : null);
  const job = live ?? stored;
  const hasEnded = live !== null && isFinal(live.status);

  useEffect(() => {
    const readAgain = () => {
      void queryClient.invalidateQueries({ queryKey: campaignKey(id) });
      void queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
    };
    if (hasEnded) readAgain();
    return liveConnection.listen({
      connect: readAgain,
      'campaign:changed': ({ campaignId }) => {
        if (campaignId === id) readAgain();
      },
    });
  }, [hasEnded, id, queryClient]);

  return { query, campaign, job, reachable };
}
