import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  FindCatalystsRequest,
  type FindCatalystsResponse,
  type JobAccepted,
  type RawCatalystsResponse,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { presentRaw } from './catalyst.presenter';

const NEWEST = 50;

@Controller('api')
@Access('user')
export class CatalystsController {
  constructor(
    private readonly database: Database,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** The newest catalysts, as they are. */
  @Post('get-raw-catalysts')
  @HttpCode(200)
  async newest(): Promise<RawCatalystsResponse> {
    return { catalysts: (await this.database.catalysts.newest(NEWEST)).map(presentRaw) };
  }

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
