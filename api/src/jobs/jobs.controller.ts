import { ConflictException, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { JobAccepted, JobSnapshot } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { JobQueues, presentJob } from '@copydesk/jobs';
import { Bus } from '@copydesk/live';
import type { Response } from 'express';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';
import { JobSnapshots } from './job-snapshots';
import { JobSubmission } from './job-submission';

@Controller('api/jobs')
@Access('user')
export class JobsController {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly bus: Bus,
    private readonly snapshots: JobSnapshots,
    private readonly submission: JobSubmission,
  ) {}

  @Get(':id')
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<JobSnapshot> {
    return this.snapshots.present(await this.snapshots.find(id, user));
  }

  /** Stops a job. One that has ended stays as it is. */
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@Param('id') id: string, @CurrentUser() user: User): Promise<JobSnapshot> {
    const job = await this.snapshots.find(id, user);
    const status = await this.database.jobs.requestCancel(job.id);
    if (status === 'running') await this.bus.publish('control', '', { kind: 'cancel', jobId: job.id });
    const now = await this.snapshots.find(id, user);
    if (status === 'cancelled') {
      await this.queues.remove(job);
      await this.bus.publish('job', job.id, { event: 'job:cancelled', data: { jobId: job.id, job: presentJob(now) } });
    }
    return this.snapshots.present(now);
  }

  /** Runs a failed or stopped job again: a new attempt. */
  @Post(':id/retry')
  @HttpCode(202)
  @Limited('generations')
  async retry(
    @Param('id') id: string,
    @CurrentUser() user: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobAccepted> {
    const job = await this.snapshots.find(id, user);
    if (!(await this.submission.retry(job, user))) {
      throw new ConflictException('This request is done already, or still under way.');
    }
    response.setHeader('Location', `/api/jobs/${job.id}`);
    return { jobId: job.id, threadId: job.threadId };
  }
}
