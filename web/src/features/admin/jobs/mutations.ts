import { type AdminJobResponse, isFinal } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { formatJob } from './job-words';
import { ADMIN_JOBS_KEY } from './queries';

export type JobAction = 'retry' | 'cancel';

/** What can be done with a job: what is not done is stopped, what failed or was stopped is tried again for its user. */
export function jobAction({ status, userId }: Pick<AdminJobResponse, 'status' | 'userId'>): JobAction | null {
  if (!isFinal(status)) return 'cancel';
  return status !== 'completed' && userId !== null ? 'retry' : null;
}

const DONE: Record<JobAction, string> = { retry: 'The job is tried again', cancel: 'The job is stopped' };
const FAILED: Record<JobAction, string> = {
  retry: 'The job could not be tried again',
  cancel: 'The job could not be stopped',
};

/** Tries a job again, or stops it. The list is read anew either way: it may have ended meanwhile. */
export function useJobAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: JobAction }) =>
      http.post(`/api/admin/jobs/:id/${action}`, { params: { id } }),
    onSuccess: (job, { action }) => announce({ title: DONE[action], description: formatJob(job) }),
    onError: (error, { action }) =>
      toastFailure(FAILED[action], refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ADMIN_JOBS_KEY }),
  });
}
