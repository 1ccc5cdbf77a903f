import { Body, Controller, HttpCode, NotFoundException, Post, Req } from '@nestjs/common';
import {
  FactCheckRequest,
  ReviewRequest,
  type FactCheckResponse,
  type JobAccepted,
  type ReviewResponse,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { isUuid } from '../http/is-uuid';
import { Limited } from '../http/limit.guard';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Threads } from '../writing/threads';

@Controller('api')
@Access('user')
export class CheckingController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Reviews an email. The result for a version is kept: asked for again, it is answered at once. */
  @Post('rodchief-review')
  @HttpCode(200)
  @Limited('generations')
  async review(
    @Body() { emailContent, threadId, messageId }: ReviewRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
    @Req() request: Request,
  ): Promise<ReviewResponse | JobAccepted> {
    const thread = threadId ? await this.threads.find(threadId, user) : null;
    if (thread && messageId) await this.checkMessage(thread.id, messageId);
    const job = await this.submission.submit({
      name: 'review-email',
      payload: { emailContent, messageId: messageId ?? null },
      user,
      client,
      same: async ({ jobs }) => (thread && messageId ? jobs.findReview(thread.id, messageId, emailContent) : null),
      before: async () => thread && { threadId: thread.id, appId: thread.appId },
      event: { actionType: 'rodchief_feedback_requested', metadata: { contentLength: emailContent.length } },
    });
    return this.answer.give(request, job, (result) => result);
  }

  @Post('fact-check')
  @HttpCode(200)
  @Limited('generations')
  async factCheck(
    @Body() { text, context, threadId }: FactCheckRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
    @Req() request: Request,
  ): Promise<FactCheckResponse | JobAccepted> {
    const thread = threadId ? await this.threads.find(threadId, user) : null;
    const job = await this.submission.submit({
      name: 'fact-check',
      payload: { text: text.trim(), context: context ?? '' },
      user,
      client,
      before: async () => thread && { threadId: thread.id, appId: thread.appId },
    });
    return this.answer.give(request, job, (result) => result);
  }

  private async checkMessage(threadId: string, messageId: string): Promise<void> {
    const message = isUuid(messageId) ? await this.database.threads.findMessage(messageId) : null;
    if (message?.threadId !== threadId) throw new NotFoundException('This version was not found.');
  }
}
