import { isFinal, type JobDelta, type JobProgress, type JobSnapshot } from '@copydesk/contracts';

/** What is told about one job: by a socket, at most once and in any order, and by snapshots, which are whole. */
export type JobNews =
  | { type: 'snapshot'; job: JobSnapshot }
  | { type: 'delta'; delta: JobDelta }
  | { type: 'progress'; attempt: number; progress: JobProgress };

export interface FollowedJob {
  job: JobSnapshot | null;
  /** Deltas that do not fit yet: they wait for the snapshot that closes the gap. */
  early: JobDelta[];
  /** True while only a snapshot can say what is between the text and the deltas. */
  needsSnapshot: boolean;
}

export const NOTHING_KNOWN: FollowedJob = { job: null, early: [], needsSnapshot: true };

/** Brings what is known of a job up to date with one piece of news. */
export function followJob(known: FollowedJob, news: JobNews): FollowedJob {
  switch (news.type) {
    case 'snapshot':
      return takeSnapshot(known, isOutdated(known.job, news.job) ? known.job : news.job);
    case 'delta':
      return takeDelta(known, news.delta);
    case 'progress':
      return takeProgress(known, news.attempt, news.progress);
  }
}

/** A snapshot may have been read before the deltas that already arrived. */
function isOutdated(known: JobSnapshot | null, read: JobSnapshot): known is JobSnapshot {
  if (!known || read.attempt !== known.attempt) return known !== null && read.attempt < known.attempt;
  if (isFinal(known.status)) return !isFinal(read.status);
  return !isFinal(read.status) && read.text.length < known.text.length;
}

function takeSnapshot(known: FollowedJob, job: JobSnapshot | null): FollowedJob {
  const settled: FollowedJob = { job, early: [], needsSnapshot: job === null };
  return [...known.early].sort(byPosition).reduce(takeDelta, settled);
}

function byPosition(a: JobDelta, b: JobDelta): number {
  return a.attempt - b.attempt || a.offset - b.offset;
}

function takeDelta(known: FollowedJob, delta: JobDelta): FollowedJob {
  const { job } = known;
  if (!job) return wait(known, delta);
  if (delta.attempt < job.attempt) return known;
  if (delta.attempt > job.attempt) return delta.offset === 0 ? startAttempt(known, job, delta) : wait(known, delta);
  if (isFinal(job.status)) return known;
  if (delta.offset > job.text.length) return wait(known, delta);
  const added = delta.text.slice(job.text.length - delta.offset);
  if (added === '') return known;
  return { ...known, job: { ...job, status: 'running', text: job.text + added } };
}

function wait(known: FollowedJob, delta: JobDelta): FollowedJob {
  return { ...known, early: [...known.early, delta], needsSnapshot: true };
}

function startAttempt(known: FollowedJob, job: JobSnapshot, delta: JobDelta): FollowedJob {
  return {
    ...known,
    job: {
      ...job,
      attempt: delta.attempt,
      status: 'running',
      text: delta.text,
      progress: { stage: 'writing' },
      result: null,
      error: null,
      finishedAt: null,
    },
  };
}

function takeProgress(known: FollowedJob, attempt: number, progress: JobProgress): FollowedJob {
  const { job } = known;
  if (!job || attempt < job.attempt) return known;
  if (attempt > job.attempt) return { ...known, needsSnapshot: true };
  return isFinal(job.status) ? known : { ...known, job: { ...job, progress } };
}
