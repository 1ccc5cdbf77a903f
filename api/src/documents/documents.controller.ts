import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { SummarizeFileRequest, type JobAccepted, type SummarizeFileResponse } from '@copydesk/contracts';
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
export class DocumentsController {
  constructor(
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  @Post('summarize-file')
  @HttpCode(200)
  @Limited('generations')
  async summarize(
    @Body() { content }: SummarizeFileRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
    @Req() request: Request,
  ): Promise<SummarizeFileResponse | JobAccepted> {
    const job = await this.submission.submit({ name: 'summarize-file', payload: { content }, user, client });
    return this.answer.give(request, job, ({ summary }) => ({ summary }));
  }
}
