import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import type { JobAction } from './job-action';
import { actOnJob } from './job-calls';
import { JOB_DESK_KEY } from './job-keys';
import { sayJob } from './job-words';

const DONE: Record<JobAction, string> = { retry: 'The job is tried again', cancel: 'The job is stopped' };
const FAILED: Record<JobAction, string> = {
  retry: 'The job could not be tried again',
  cancel: 'The job could not be stopped',
};

/** Tries a job again, or stops it. The list is read anew either way: it may have ended meanwhile. */
export function useJobAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: actOnJob,
    onSuccess: (job, { action }) => toast({ title: DONE[action], description: sayJob(job) }),
    onError: (error, { action }) =>
      toastFailure(FAILED[action], refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: JOB_DESK_KEY }),
  });
}
