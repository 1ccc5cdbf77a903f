import { Injectable } from '@nestjs/common';
import { Database, type Job, type User } from '@copydesk/database';
import { JobQueues } from '@copydesk/jobs';
import { Bus } from '@copydesk/live';
import { JobSubmission } from './job-submission';

/** Stops a job, and runs one again: by its user or by an administrator. */
@Injectable()
export class JobActions {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly bus: Bus,
    private readonly submission: JobSubmission,
  ) {}

  /** Returns the state after it; null where the job has ended: then it stays as it is. */
  async cancel(job: Job): Promise<Job['status'] | null> {
    const status = await this.database.jobs.requestCancel(job.id);
    if (status === 'running') await this.bus.publish('control', '', { kind: 'cancel', jobId: job.id });
    if (status === 'cancelled') await this.queues.remove(job);
    return status;
  }

  /** Returns false where the job is neither failed nor stopped. @throws as `JobSubmission.retry`. */
  retry(job: Job, user: User): Promise<boolean> {
    return this.submission.retry(job, user);
  }
}
