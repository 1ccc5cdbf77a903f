import { JobError, type JobFailure } from '@copydesk/contracts';

/** Why a run was told to stop. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';

  constructor(readonly reason: 'cancelled' | 'lost' | 'handed-back' | 'time-limit') {
    super(`The run was stopped: ${reason}`);
  }
}

/**
 * What an error means for its job: whether to try again, after which wait, and what to tell people in the end. A
 * `Retry-After` is honoured up to the time that one try may take.
 */
export function judge(error: unknown, timeLimitMs: number): { retry: boolean; waitMs: number; failure: JobFailure } {
  if (error instanceof RunStopped && error.reason === 'time-limit') {
    const message = 'This took too long. Please try again.';
    const detail = 'The job took longer than JOB_LIMIT_WRITE_MS or JOB_LIMIT_CHECK_MS allows.';
    return { retry: true, waitMs: 0, failure: { code: 'model/timeout', message, detail } };
  }
  if (error instanceof JobError) {
    const { code, message, detail } = error;
    const waitMs = Math.min(error.retryAfterMs, timeLimitMs);
    return { retry: error.retry === 'later', waitMs, failure: { code, message, ...(detail && { detail }) } };
  }
  const message = 'Something went wrong on our side. Please try again.';
  return { retry: true, waitMs: 0, failure: { code: 'job/failed', message } };
}

/** Told where a job took its worker down twice. */
export const CRASHED: JobFailure = {
  code: 'job/crashed',
  message: 'This was interrupted more than once and could not be finished. Please try again.',
};
