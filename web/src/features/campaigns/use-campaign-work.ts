import type { Campaign, CampaignPartName, JobSnapshot } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { cancelJob, retryJob } from '@/lib/jobs/job-calls';
import { jobFollowers } from '@/lib/jobs/job-followers';
import { Submission } from '@/lib/jobs/submission';
import { toastFailure } from '@/ui/toast/toast-store';
import { campaignKey } from './use-campaign';

const FAILED = 'Failed to generate campaign content';

/** What can be done with a campaign as a whole; what can be done with a part is done in its thread. */
export function useCampaignWork(id: string) {
  const queryClient = useQueryClient();
  const queryKey = campaignKey(id);
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const change = async (changed: Partial<Campaign>) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Campaign>(queryKey, (known) => known && { ...known, ...changed });
  };

  const retry = useMutation({
    mutationFn: (job: JobSnapshot) => retryJob(job.id),
    onSuccess: async ({ jobId }, job) => {
      await change({ job: { ...job, id: jobId, status: 'queued', progress: null, error: null } });
      jobFollowers.restart(jobId);
    },
    onError: (error) => toastFailure('Generation Failed', messageOf(error, FAILED)),
  });
  const stop = useMutation({
    mutationFn: cancelJob,
    onSuccess: (job) => jobFollowers.hear(job),
    onError: (error) => toastFailure('Could not stop', messageOf(error, 'The campaign is still being written.')),
  });
  const dates = useMutation({
    mutationFn: (sendDates: string[]) => http.put('/api/campaigns/:id', { params: { id }, body: { sendDates } }),
    onMutate: (sendDates) => change({ sendDates: sendDates.map((day) => day || null) }),
    onError: (error) => {
      toastFailure('Send dates not saved', messageOf(error, 'Please try again.'));
      void readAgain();
    },
  });
  return { retry, stop, dates };
}

export type CampaignWork = ReturnType<typeof useCampaignWork>;

/** Has a part written anew; `onStarted` is told once the server has taken it. */
export function useRewritePart(id: string, part: CampaignPartName, onStarted: () => void) {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  return useMutation({
    mutationFn: () =>
      submission.send({}, (body, key) => http.submit('/api/campaigns/:id/parts/:part', body, key, { id, part })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: campaignKey(id) });
      onStarted();
    },
    onError: (error) => toastFailure('Generation Failed', messageOf(error, FAILED)),
  });
}
