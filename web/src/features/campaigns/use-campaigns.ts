import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveConnection } from '@/lib/live-connection';
import { listCampaigns } from './api/campaign-calls';
import { CAMPAIGNS_KEY } from './use-campaign';

const FIRST_PAGE = '/api/campaigns?limit=20';

/** The user's campaigns, page by page, the newest first. */
export function useCampaigns() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
    return liveConnection.listen({ connect: readAgain, 'campaign:changed': readAgain });
  }, [queryClient]);
  return useInfiniteQuery({
    queryKey: CAMPAIGNS_KEY,
    queryFn: ({ pageParam }) => listCampaigns(pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
