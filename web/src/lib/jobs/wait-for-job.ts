import { isFinal, type JobName, type JobSnapshot } from '@copydesk/contracts';
import { cancelJob } from './job-calls';
import { jobFollowers } from './job-followers';

interface WaitOptions {
  signal: AbortSignal;
  onChange?: (job: JobSnapshot) => void;
}

/** The end of a job. Throws its sentence where it failed; an abort stops the job itself. */
export async function waitForJob<N extends JobName>(
  name: N,
  jobId: string,
  options: WaitOptions,
): Promise<JobSnapshot<N>> {
  const job = await untilFinal(jobId, options);
  if (job.status === 'failed') throw new Error(job.error?.message ?? '');
  if (job.status === 'cancelled' || !isNamed(name, job)) throw new Error('The work was stopped.');
  return job;
}

function isNamed<N extends JobName>(name: N, job: JobSnapshot): job is JobSnapshot<N> {
  return job.name === name;
}

function untilFinal(jobId: string, { signal, onChange }: WaitOptions): Promise<JobSnapshot> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { job } = jobFollowers.view(jobId);
      if (!job) return;
      onChange?.(job);
      if (!isFinal(job.status)) return;
      leave();
      resolve(job);
    };
    const abort = () => {
      leave();
      cancelJob(jobId).catch(() => undefined);
      reject(new DOMException('Aborted', 'AbortError'));
    };
    const unsubscribe = jobFollowers.subscribe(jobId, look);
    const leave = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else look();
  });
}
