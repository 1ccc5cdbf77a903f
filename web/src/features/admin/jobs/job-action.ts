import { type AdminJobResponse, isFinal } from '@copydesk/contracts';

export type JobAction = 'retry' | 'cancel';

/** What can be done with a job: what is not done is stopped, what failed or was stopped is tried again for its user. */
export function jobAction({ status, userId }: Pick<AdminJobResponse, 'status' | 'userId'>): JobAction | null {
  if (!isFinal(status)) return 'cancel';
  return status !== 'completed' && userId !== null ? 'retry' : null;
}
