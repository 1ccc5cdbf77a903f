import type { AnalyticsEventResponse } from './admin-events';
import type { FiguresSnapshot } from './admin-figures';
import type { ApiError } from './api-error';
import type { JobProgress, JobSnapshot } from './jobs';

/** New text of a job. `offset` is the length, in UTF-16 units, of the attempt's text before it. */
export interface JobDelta {
  jobId: string;
  attempt: number;
  offset: number;
  text: string;
}

/** Server -> browser. */
export interface ServerEvents {
  'job:delta': (delta: JobDelta) => void;
  'job:progress': (event: { jobId: string; attempt: number; progress: JobProgress }) => void;
  'job:done': (event: { jobId: string; job: JobSnapshot }) => void;
  'job:failed': (event: { jobId: string; job: JobSnapshot }) => void;
  'job:cancelled': (event: { jobId: string; job: JobSnapshot }) => void;
  /** Something in the library of this user changed in another tab. */
  'library:changed': () => void;
  /** A thread of this user got a request, a version, or a review, here or in another tab. */
  'thread:changed': (event: { threadId: string }) => void;
  /** A campaign of this user is being written, got a part, or has ended being written. */
  'campaign:changed': (event: { campaignId: string }) => void;
  /** The inbox of this user got something, or something in it was read, here or in another tab. */
  'inbox:changed': () => void;
  /** To those who watch the dashboards: what just happened, within a second, oldest first. To hear one twice is harmless. */
  'analytics:event': (event: { events: AnalyticsEventResponse[] }) => void;
  /** To those who watch the dashboards: the figures, at most once a second, where events changed them. */
  'analytics:snapshot': (snapshot: FiguresSnapshot) => void;
  /** The right to watch the dashboards is lost: the PIN's unlock ran out or was dropped, or the role was taken. */
  'admin:closed': () => void;
}

export type Acknowledge<T> = (answer: { ok: true; data: T } | { ok: false; error: ApiError }) => void;

/** Browser -> server. */
export interface ClientEvents {
  'job:watch': (body: { jobId: string }, acknowledge: Acknowledge<JobSnapshot>) => void;
  'job:unwatch': (body: { jobId: string }, acknowledge: Acknowledge<null>) => void;
  /** Watches the dashboards: role admin, or the cookie of an unlock. The answer is the state to begin with. */
  'admin:watch': (acknowledge: Acknowledge<FiguresSnapshot>) => void;
  'admin:unwatch': (acknowledge: Acknowledge<null>) => void;
}
