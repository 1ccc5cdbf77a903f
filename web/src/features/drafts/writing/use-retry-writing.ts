import type { JobSnapshot } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { retryJob } from '@/lib/jobs/job-calls';
import { jobFollowers } from '@/lib/jobs/job-followers';
import { toastFailure } from '@/ui/toast/toast-store';
import { useUpdateThread } from '../threads/use-update-thread';
import { failureOf } from '../generating/job-words';

/** Hands a failed job in again; the same thread then follows its new attempt. */
export function useRetryWriting(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  return useMutation({
    mutationFn: (job: JobSnapshot) => retryJob(job.id),
    onSuccess: async ({ jobId }, job) => {
      const again: JobSnapshot = { ...job, id: jobId, status: 'queued', progress: null, error: null };
      await updateThread((thread) => ({ ...thread, job: again }));
      jobFollowers.restart(jobId);
    },
    onError: (error, job) => {
      const { title, fallback } = failureOf(job, '');
      toastFailure(title, messageOf(error, fallback));
    },
  });
}
