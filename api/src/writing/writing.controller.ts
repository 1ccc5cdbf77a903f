import { randomUUID } from 'node:crypto';
import { BadRequestException, Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  APP_IDS,
  GenerateEmailRequest,
  hasMaterial,
  INPUT_REQUIRED,
  type GenerateEmailResponse,
  type JobAccepted,
} from '@copydesk/contracts';
import type { User } from '@copydesk/database';
import type { Request } from 'express';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Limited } from '../http/limit.guard';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { describeBrief, givenFields } from './describe-brief';

@Controller('api')
@Access('user')
export class WritingController {
  constructor(
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  @Post('generate-email')
  @HttpCode(200)
  @Limited('generations')
  async generateEmail(
    @Body() brief: GenerateEmailRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
    @Req() request: Request,
  ): Promise<GenerateEmailResponse | JobAccepted> {
    if (!hasMaterial(brief)) throw new BadRequestException(INPUT_REQUIRED.message);
    const threadId = randomUUID();
    const appId = APP_IDS['hotlist-generator'];
    const job = await this.submission.submit({
      name: 'generate-email',
      payload: { ...brief },
      user,
      client,
      before: async (stores) => {
        await stores.threads.insert({ id: threadId, userId: user.id, appId });
        return { threadId, appId };
      },
      after: async (stores, { id: jobId }) => {
        const content = describeBrief(brief);
        await stores.threads.addRequest({ id: randomUUID(), threadId, content, jobId });
      },
      event: {
        actionType: 'generation_initiated',
        metadata: { appType: 'hotlist', hasFormData: true, formFields: givenFields(brief) },
      },
    });
    return this.answer.give(request, job, (_, { text, threadId }) => ({
      emailContent: text,
      threadId: threadId ?? '',
    }));
  }
}
