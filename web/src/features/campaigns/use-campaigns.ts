import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveConnection } from '@/lib/live-connection';
import { usePagedList } from '@/lib/use-paged-list';
import { CAMPAIGNS_KEY } from './use-campaign';

/** The user's campaigns, or those in whose brief something is found, page by page, the newest first. */
export function useCampaigns(q: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
    return liveConnection.listen({ connect: readAgain, 'campaign:changed': readAgain });
  }, [queryClient]);
  return usePagedList(CAMPAIGNS_KEY, '/api/campaigns', { q: q.trim() || undefined, limit: '20' });
}
