import { Body, ConflictException, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import {
  ReadingsRequest,
  type JobAccepted,
  type ReadingsResponse,
  type ReadSentencesResult,
} from '@copydesk/contracts';
import { Database, type Stores, type User } from '@copydesk/database';
import { CONFIG } from '../config.token';
import { Access } from '../http/access.decorator';
import { Busy } from '../http/busy.error';
import { CurrentUser } from '../http/current-user.decorator';
import { Limits } from '../http/limits';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, type JobCall } from '../jobs/makes-job.decorator';
import { Threads } from '../writing/threads';

/** What the model may be asked of one thread in an hour while people type, in tokens. */
const TOKENS_PER_HOUR = 20_000;
const HOUR_S = 3_600;

/** What a check model reads of a draft where rules leave its figures open. */
@Controller('api/threads/:id/readings')
@Access('user')
export class ReadingsController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async get(@Param('id') id: string, @CurrentUser() user: User): Promise<ReadingsResponse> {
    const { documentId } = await this.threads.find(id, user);
    const readings = await this.database.readings.of({ threadId: id, documentId });
    return { readings, isOn: this.config.model.checkWhileWriting };
  }

  /**
   * Has the open sentences of a draft read, all in one call.
   * @throws ConflictException where rules alone read; Busy (429) where the thread has had its calls of this hour.
   */
  @Post()
  @HttpCode(200)
  async read(
    @Param('id') id: string,
    @Body() { text, isAsked = false }: ReadingsRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<ReadSentencesResult | JobAccepted> {
    const thread = await this.threads.find(id, user);
    const { model } = this.config;
    if (model.demo) throw new ConflictException('Figures are read by rules alone: no model is set up.');
    if (isAsked) await this.limits.take('generations', request);
    else if (!model.checkWhileWriting) throw new ConflictException('Figures are read by rules alone while you write.');
    const job = await this.submission.submit({
      name: 'read-claims',
      payload: { text },
      user,
      client,
      before: async (stores) => {
        if (!isAsked) await this.checkBudget(stores, thread.id);
        return { threadId: thread.id, appId: thread.appId };
      },
    });
    return this.answer.give(request, job, (result) => result);
  }

  private async checkBudget({ readings }: Stores, threadId: string): Promise<void> {
    const { calls, tokens } = await readings.spent(threadId);
    if (calls < this.config.limits.checkCallsPerHour && tokens < TOKENS_PER_HOUR) return;
    throw new Busy(429, 'This draft has been read often in the last hour. Ask for it where you need it.', HOUR_S);
  }
}
