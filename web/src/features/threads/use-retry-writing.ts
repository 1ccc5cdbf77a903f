import type { JobSnapshot, ThreadResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { retryJob } from '@/lib/jobs/job-calls';
import { jobFollowers } from '@/lib/jobs/job-followers';
import { toastFailure } from '@/ui/toast/toast-store';
import { threadKey } from './use-thread';

/** Hands a failed job in again; the same thread then follows its new attempt. */
export function useRetryWriting(threadId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (job: JobSnapshot) => retryJob(job.id),
    onSuccess: async ({ jobId }, job) => {
      await queryClient.cancelQueries({ queryKey: threadKey(threadId) });
      const again: JobSnapshot = { ...job, id: jobId, status: 'queued', progress: null, error: null };
      queryClient.setQueryData<ThreadResponse>(threadKey(threadId), (thread) => thread && { ...thread, job: again });
      jobFollowers.restart(jobId);
    },
    onError: (error) => toastFailure('Generation Error', messageOf(error, 'Failed to generate email')),
  });
}
