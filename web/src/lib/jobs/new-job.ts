import type { JobName, JobSnapshot } from '@copydesk/contracts';

/** The snapshot of a job that was just handed in; `known` says what differs. */
export function newJob<N extends JobName>(name: N, known: Partial<JobSnapshot<N>> & { id: string }): JobSnapshot<N> {
  return {
    name,
    appId: null,
    status: 'queued',
    attempt: 0,
    threadId: null,
    text: '',
    progress: null,
    result: null,
    error: null,
    createdAt: new Date().toISOString(),
    finishedAt: null,
    ...known,
  };
}
