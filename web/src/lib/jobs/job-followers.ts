import { useCallback, useSyncExternalStore } from 'react';
import { isFinal, type JobSnapshot } from '@copydesk/contracts';
import { liveConnection } from '../live-connection';
import { endedJob } from '../signals';
import { getJob } from './job-calls';
import { JobFollower, type JobView } from './job-follower';

interface Followed {
  follower: JobFollower;
  listeners: Set<() => void>;
}

const UNKNOWN: JobView = { job: null, reachable: true };
const followed = new Map<string, Followed>();

/** One follower per job, however many parts of the page show it; the last to leave ends it. */
export const jobFollowers = {
  subscribe(jobId: string, listener: () => void): () => void {
    const entry = followed.get(jobId) ?? start(jobId);
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size > 0) return;
      entry.follower.stop();
      followed.delete(jobId);
    };
  },

  view: (jobId: string): JobView => followed.get(jobId)?.follower.view ?? UNKNOWN,

  /** Tells what a call answered about a job, before push does. */
  hear: (job: JobSnapshot): void => followed.get(job.id)?.follower.hear({ type: 'snapshot', job }),

  restart: (jobId: string): void => followed.get(jobId)?.follower.restart(),
};

function start(jobId: string): Followed {
  const listeners = new Set<() => void>();
  let hasEnded = false;
  const follower = new JobFollower(jobId, { live: liveConnection, getJob }, () => {
    listeners.forEach((tell) => tell());
    const { job } = follower.view;
    if (hasEnded || job === null || !isFinal(job.status)) return;
    hasEnded = true;
    endedJob.tell();
  });
  const entry = { follower, listeners };
  followed.set(jobId, entry);
  return entry;
}

/** The job as it is right now, while the component is on the page. */
export function useJob(jobId: string | null): JobView {
  return useSyncExternalStore(useSubscription(jobId), () => viewOf(jobId));
}

/** True once the job has ended: who need not know more is not drawn with each of its words. */
export function useHasEnded(jobId: string | null): boolean {
  return useSyncExternalStore(useSubscription(jobId), () => {
    const { job } = viewOf(jobId);
    return job !== null && isFinal(job.status);
  });
}

function useSubscription(jobId: string | null) {
  return useCallback(
    (listener: () => void) => (jobId === null ? () => undefined : jobFollowers.subscribe(jobId, listener)),
    [jobId],
  );
}

const viewOf = (jobId: string | null) => (jobId === null ? UNKNOWN : jobFollowers.view(jobId));
