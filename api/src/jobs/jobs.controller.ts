import { ConflictException, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { JobAccepted, JobSnapshot } from '@copydesk/contracts';
import type { User } from '@copydesk/database';
import { presentAccepted } from '@copydesk/jobs';
import type { Response } from 'express';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';
import { JobActions } from './job-actions';
import { JobSnapshots } from './job-snapshots';

@Controller('api/jobs')
@Access('user')
export class JobsController {
  constructor(
    private readonly snapshots: JobSnapshots,
    private readonly actions: JobActions,
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
    await this.actions.cancel(job);
    return this.snapshots.present(await this.snapshots.find(id, user));
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
    if (!(await this.actions.retry(job, user))) {
      throw new ConflictException('This request is already done or still running.');
    }
    response.setHeader('Location', `/api/jobs/${job.id}`);
    return presentAccepted(job);
  }
}
