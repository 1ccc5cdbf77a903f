import type { Campaign, CampaignPart, CampaignPartName, GenerationResponse, JobSnapshot } from '@copydesk/contracts';
import { APP_IDS, LIMITS } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/lib/http-error';
import { cancelJob, retryJob } from '@/lib/jobs/job-calls';
import { jobFollowers } from '@/lib/jobs/job-followers';
import { Submission } from '@/lib/jobs/submission';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { editPart, rewritePart, savePart, setSendDates, updateSaved } from './api/campaign-calls';
import { campaignKey } from './use-campaign';

const FAILED = 'Failed to generate campaign content';

/** What can be done with a campaign and its parts. */
export function useCampaignWork(id: string) {
  const queryClient = useQueryClient();
  const [submission] = useState(() => new Submission());
  const [saving] = useState(() => new Submission());
  const queryKey = campaignKey(id);
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const showJob = async (job: JobSnapshot) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Campaign>(queryKey, (known) => known && { ...known, job });
  };

  const retry = useMutation({
    mutationFn: (job: JobSnapshot) => retryJob(job.id),
    onSuccess: async ({ jobId }, job) => {
      await showJob({ ...job, id: jobId, status: 'queued', progress: null, error: null });
      jobFollowers.restart(jobId);
    },
    onError: (error) => toastFailure('Generation Failed', messageOf(error, FAILED)),
  });
  const stop = useMutation({
    mutationFn: cancelJob,
    onSuccess: (job) => jobFollowers.hear(job),
    onError: (error) => toastFailure('Could not stop', messageOf(error, 'The campaign goes on being written.')),
  });
  const rewrite = useMutation({
    mutationFn: ({ part, message }: { part: CampaignPartName; message: string | null }) =>
      rewritePart({ id, part, message }, submission),
    onSuccess: readAgain,
    onError: (error) => toastFailure('Generation Failed', messageOf(error, FAILED)),
  });
  const edit = useMutation({
    mutationFn: ({ part, content }: { part: CampaignPartName; content: string }) => editPart(id, part, content),
    onSuccess: readAgain,
    onError: (error) => toastFailure('Not saved', messageOf(error, 'Your words are still here. Please try again.')),
  });
  const save = useMutation({
    mutationFn: ({ threadId, content, savedId }: CampaignPart): Promise<GenerationResponse> => {
      const title = titleOf(content, LIMITS.titleMax);
      return savedId === null
        ? saving.send({ title, content, appId: APP_IDS['campaign-generator'], threadId }, savePart)
        : updateSaved(savedId, { title, content });
    },
    onSuccess: async () => {
      toast({ title: 'Email saved', description: 'You find it under My Generations.' });
      await readAgain();
    },
    onError: (error) => toastFailure('Save failed', messageOf(error, 'Failed to save email. Please try again.')),
  });
  const dates = useMutation({
    mutationFn: (sendDates: string[]) => setSendDates(id, sendDates),
    onMutate: async (sendDates) => {
      await queryClient.cancelQueries({ queryKey });
      const given = sendDates.map((day) => day || null);
      queryClient.setQueryData<Campaign>(queryKey, (known) => known && { ...known, sendDates: given });
    },
    onError: (error) => {
      toastFailure('Send dates not saved', messageOf(error, 'Please try again.'));
      void readAgain();
    },
  });
  return { retry, stop, rewrite, edit, save, dates };
}

export type CampaignWork = ReturnType<typeof useCampaignWork>;
