import type { JobFailure, JobName, JobStatus, QueueName } from './jobs';

/** Answer of GET /api/admin/queues (role admin). */
export interface QueuesResponse {
  asOf: string;
  /** Worker processes that listen; null where Redis does not answer. */
  workersAlive: number | null;
  /** All queues together. */
  waiting: number;
  active: number;
  /** Jobs that failed in the last 24 hours. */
  failed: number;
  /** How long the job that is due longest has waited; null where none waits. */
  oldestWaitingSeconds: number | null;
  /** Open jobs that a worker was too old to know: they wait for a newer one. */
  unknown: { name: string; jobs: number }[];
  queues: {
    name: QueueName;
    waiting: number;
    active: number;
    failed: number;
    oldestWaitingSeconds: number | null;
  }[];
}

/**
 * An item of GET /api/admin/jobs (role admin), the newest first. Pages by `Link`.
 * POST /api/admin/jobs/{id}/retry and /cancel answer it too: 409 where the job is done, or is not in a state for it.
 */
export interface AdminJobResponse {
  id: string;
  name: JobName;
  queue: QueueName;
  status: JobStatus;
  userId: number | null;
  username: string | null;
  appId: number | null;
  appName: string | null;
  /** The news feed that the job imports, by its title or else its address. */
  feed: string | null;
  /** Runs so far. */
  attempt: number;
  error: JobFailure | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}
