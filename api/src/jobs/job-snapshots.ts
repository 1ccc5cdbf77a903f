import { Injectable, NotFoundException } from '@nestjs/common';
import type { JobSnapshot } from '@copydesk/contracts';
import { Database, type Job, type User } from '@copydesk/database';
import { presentJob } from '@copydesk/jobs';
import { JobTexts } from '@copydesk/live';
import { isUuid } from '../http/is-uuid';

/** Jobs as their user sees them right now. */
@Injectable()
export class JobSnapshots {
  constructor(
    private readonly database: Database,
    private readonly texts: JobTexts,
  ) {}

  /** @throws NotFoundException where there is no such job of this user. */
  async find(id: string, user: User): Promise<Job> {
    const job = isUuid(id) ? await this.database.jobs.findOwned(id, user.id) : null;
    if (!job) throw new NotFoundException('This request was not found.');
    return job;
  }

  /** The job with the text that its running attempt wrote so far, or its place in the queue. */
  async present(job: Job): Promise<JobSnapshot> {
    if (job.status === 'running') return presentJob(job, await this.texts.read(job.id, job.attempt));
    if (job.status !== 'queued') return presentJob(job);
    const [places, { progress }] = await Promise.all([
      this.database.backlog.places([job.id]),
      this.texts.read(job.id, job.attempt),
    ]);
    return presentJob(job, { text: '', progress: progress ?? { stage: 'queued', place: places.get(job.id) } });
  }
}
