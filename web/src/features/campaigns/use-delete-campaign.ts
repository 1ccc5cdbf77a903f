import type { CampaignSummary } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { deleteCampaign } from './api/campaign-calls';
import { campaignKey, CAMPAIGNS_KEY } from './use-campaign';

/** Asks, and deletes a campaign for good. What was saved of it stays in the library. */
export function useDeleteCampaign() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: deleteCampaign,
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: campaignKey(id) });
      toast({ title: 'Campaign deleted' });
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
