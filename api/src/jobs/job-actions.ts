import { Injectable } from '@nestjs/common';
import { Database, type Job, type User } from '@copydesk/database';
import { changesOf, JobQueues, presentJob } from '@copydesk/jobs';
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
    if (status === 'cancelled') {
      await this.queues.remove(job);
      const now = await this.database.jobs.find(job.id);
      if (now) {
        const data = { jobId: job.id, job: presentJob(now) };
        await this.bus.publish('job', job.id, { event: 'job:cancelled', data });
      }
      await this.tellUser(job);
    }
    return status;
  }

  /** Returns false where the job is neither failed nor stopped. @throws as `JobSubmission.retry`. */
  async retry(job: Job, user: User): Promise<boolean> {
    const retried = await this.submission.retry(job, user);
    if (retried) await this.tellUser(job);
    return retried;
  }

  private async tellUser(job: Job): Promise<void> {
    if (job.userId === null) return;
    const user = String(job.userId);
    await Promise.all(changesOf(job).map((change) => this.bus.publish('user', user, change)));
  }
}
