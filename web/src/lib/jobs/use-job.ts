import { useCallback, useSyncExternalStore } from 'react';
import type { JobView } from './job-follower';
import { jobFollowers } from './job-followers';

const NO_JOB: JobView = { job: null, reachable: true };

/** The job as it is right now, while the component is on the page. */
export function useJob(jobId: string | null): JobView {
  const subscribe = useCallback(
    (listener: () => void) => (jobId === null ? () => undefined : jobFollowers.subscribe(jobId, listener)),
    [jobId],
  );
  return useSyncExternalStore(subscribe, () => (jobId === null ? NO_JOB : jobFollowers.view(jobId)));
}
