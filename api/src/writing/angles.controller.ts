import { randomUUID } from 'node:crypto';
import { Body, ConflictException, Controller, Get, Param, Query } from '@nestjs/common';
import {
  AnglesRequest,
  ANOTHER_ANGLE,
  AnotherAngleRequest,
  appTypeOf,
  SentBeforeQuery,
  withAngle,
  type AngleIdeas,
  type Brief,
  type GeneratedCopyResponse,
  type JobAccepted,
  type SentEmail,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { ToolPolicy } from '../apps/tool.policy';
import { useBrand } from '../brands/brands';
import { useDocument } from '../documents/documents';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { takeTurn } from '../jobs/turns';
import { givenFields } from './describe-request';
import { Threads } from './threads';

const NO_BRIEF = 'This email was not written from a brief that takes an angle. Ask for the change in your own words.';

/** The idea of an email before it is written, and what its writer should know. */
@Controller('api')
@Access('user')
export class AnglesController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    private readonly tools: ToolPolicy,
  ) {}

  /** Offers ideas for an email from what it is to be written from. */
  @MakesJob('angles')
  async suggest(
    @Body() body: AnglesRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<AngleIdeas | JobAccepted> {
    const job = await this.submission.submit({
      name: 'suggest-angles',
      payload: { ...body },
      user,
      client,
      before: async (stores) => {
        await useDocument(stores, body.documentId, user);
        await useBrand(stores, body, user);
        return null;
      },
    });
    return this.answer.give(request, job, (ideas) => ideas);
  }

  /** The emails of a brand that were saved last: what its readers know already. */
  @Get('sent-before')
  sentBefore(@Query() { brandId, offerId }: SentBeforeQuery, @CurrentUser() user: User): Promise<SentEmail[]> {
    return this.database.generations.sentBefore(user.id, { brandId: brandId ?? null, offerId: offerId ?? null });
  }

  /**
   * Has a draft written anew from its brief, from another angle: it is the next version.
   * @throws ConflictException where it was not begun with a brief, or a job writes in it.
   */
  @MakesJob('threads/:id/angle')
  async another(
    @Param('id') id: string,
    @Body() { angle, shape }: AnotherAngleRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<GeneratedCopyResponse | JobAccepted> {
    const thread = await this.threads.find(id, user);
    const chosen = { angle: angle.trim(), shape };
    const brief = thread.brief && withAngle(thread.brief, chosen);
    if (!brief) throw new ConflictException(NO_BRIEF);
    const { document: _, ...payload }: Brief = brief;
    const [app, first] = await Promise.all([
      this.tools.open(thread.appId, user),
      this.database.jobs.firstOfThread(thread.id),
    ]);
    const job = await this.submission.submit({
      name: 'generate',
      payload,
      asked: { threadId: thread.id, ...chosen },
      user,
      client,
      before: async (stores) => {
        if (thread.documentId !== null) await stores.documents.use(thread.documentId, user.id);
        await takeTurn(stores, thread);
        return { threadId: thread.id, appId: thread.appId, catalysts: first?.catalysts ?? [] };
      },
      after: async (stores, { id: jobId }) => {
        await stores.threads.keepBrief(thread.id, brief);
        const content = `${ANOTHER_ANGLE}${chosen.angle}`;
        await stores.threads.addRequest({ id: randomUUID(), threadId: thread.id, content, jobId });
      },
      event: {
        actionType: 'generation_initiated',
        metadata: { appType: appTypeOf(app.name), hasFormData: true, formFields: givenFields(payload.input) },
      },
    });
    return this.answer.give(request, job, (_result, { text }) => ({ content: text, threadId: thread.id }));
  }
}
