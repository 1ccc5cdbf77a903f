import { JobError, type JobFailure } from '@copydesk/contracts';

/** Why a run was told to stop. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';

  constructor(readonly reason: 'cancelled' | 'lost' | 'handed-back' | 'time-limit') {
    super(`The run was stopped: ${reason}`);
  }
}

/** Longest wait that a `Retry-After` may ask for. */
const LONGEST_WAIT_MS = 60_000;

/** What an error means for its job: whether to try again, after which wait, and what to tell people in the end. */
export function judge(error: unknown): { retry: boolean; waitMs: number; failure: JobFailure } {
  if (error instanceof RunStopped && error.reason === 'time-limit') {
    const message = 'This took longer than it may. Please try again.';
    return { retry: true, waitMs: 0, failure: { code: 'model/timeout', message } };
  }
  if (error instanceof JobError) {
    const { code, message } = error;
    const waitMs = Math.min(error.retryAfterMs, LONGEST_WAIT_MS);
    return { retry: error.retry === 'later', waitMs, failure: { code, message } };
  }
  const message = 'Something went wrong on our side. Please try again.';
  return { retry: true, waitMs: 0, failure: { code: 'job/failed', message } };
}

/** Told where a job took its worker down twice. */
export const CRASHED: JobFailure = {
  code: 'job/crashed',
  message: 'This job was interrupted more than once and was given up. Please try again.',
};
