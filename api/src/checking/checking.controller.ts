import { Body, Controller, HttpCode, NotFoundException, Post, Req } from '@nestjs/common';
import {
  FactCheckRequest,
  ReviewRequest,
  type FactCheckResponse,
  type JobAccepted,
  type ReviewResponse,
} from '@copydesk/contracts';
import { Database, type Job, type User } from '@copydesk/database';
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
    @Body() body: ReviewRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
    @Req() request: Request,
  ): Promise<ReviewResponse | JobAccepted> {
    const job = (await this.earlierReview(body, user)) ?? (await this.submitReview(body, user, client));
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

  private async earlierReview(body: ReviewRequest, user: User): Promise<Job<'review-email'> | null> {
    const { threadId, messageId, emailContent } = body;
    if (!threadId || !messageId) return null;
    await this.checkMessage(threadId, messageId, user);
    return this.database.jobs.findReview(threadId, messageId, emailContent);
  }

  private async submitReview(body: ReviewRequest, user: User, client: ClientHeaders): Promise<Job<'review-email'>> {
    const { emailContent, messageId } = body;
    const thread = body.threadId ? await this.threads.find(body.threadId, user) : null;
    return this.submission.submit({
      name: 'review-email',
      payload: { emailContent, messageId: messageId ?? null },
      user,
      client,
      before: async () => thread && { threadId: thread.id, appId: thread.appId },
      event: { actionType: 'rodchief_feedback_requested', metadata: { contentLength: emailContent.length } },
    });
  }

  private async checkMessage(threadId: string, messageId: string, user: User): Promise<void> {
    await this.threads.find(threadId, user);
    const message = isUuid(messageId) ? await this.database.threads.findMessage(messageId) : null;
    if (message?.threadId !== threadId) throw new NotFoundException('This version was not found.');
  }
}
