import type { JobAccepted, JobName, JobProgress, JobSnapshot } from '@copydesk/contracts';
import type { Job } from '@copydesk/database';

/** A job as its user may see it. `live` is what its running attempt wrote and does. */
export function presentJob<N extends JobName>(
  job: Job<N>,
  live: { text: string; progress: JobProgress | null } = { text: '', progress: null },
): JobSnapshot<N> {
  const running = job.status === 'running';
  return {
    id: job.id,
    name: job.name,
    appId: job.appId,
    status: job.status,
    attempt: job.attempt,
    threadId: job.threadId,
    text: running ? live.text : job.text,
    progress: running || job.status === 'queued' ? live.progress : null,
    result: job.result,
    error: job.error && { code: job.error.code, message: job.error.message },
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}

/** A job as an answer 202 names it. */
export function presentAccepted(job: Job): JobAccepted {
  const { id: jobId, threadId, campaignId } = job;
  return { jobId, threadId, ...(campaignId !== null && { campaignId }) };
}
