import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { cancelJob } from '@/lib/jobs/job-calls';
import { jobFollowers } from '@/lib/jobs/job-followers';
import { toastFailure } from '@/ui/toast/toast-store';

export function useStopWriting() {
  return useMutation({
    mutationFn: cancelJob,
    onSuccess: (job) => jobFollowers.hear(job),
    onError: (error) => toastFailure('Could not stop', messageOf(error, 'The email goes on being written.')),
  });
}
