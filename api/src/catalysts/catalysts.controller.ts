import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { FindCatalystsRequest, type FindCatalystsResponse, type JobAccepted } from '@copydesk/contracts';
import type { User } from '@copydesk/database';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';

@Controller('api')
@Access('user')
export class CatalystsController {
  constructor(
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  @Post('find-catalysts')
  @HttpCode(200)
  @Limited('generations')
  async find(
    @Body() body: FindCatalystsRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
    @Req() request: Request,
  ): Promise<FindCatalystsResponse | JobAccepted> {
    const job = await this.submission.submit({ name: 'find-catalysts', payload: { ...body }, user, client });
    return this.answer.give(request, job, ({ catalysts }) => ({ catalysts }));
  }
}
