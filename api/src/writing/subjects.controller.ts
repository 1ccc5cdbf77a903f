import { Body, Controller, NotFoundException, Param, Put } from '@nestjs/common';
import {
  PreheaderRequest,
  SuggestSubjectsRequest,
  type JobAccepted,
  type MessageResponse,
  type SubjectIdeas,
} from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { takeTurnByHand } from '../jobs/turns';
import { presentMessage } from './thread.presenter';
import { Threads } from './threads';

@Controller('api/threads')
@Access('user')
export class SubjectsController {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Has subject lines and a preheader written for a version. They stay with the draft until others are asked for. */
  @MakesJob(':id/subjects')
  async suggest(
    @Param('id') id: string,
    @Body() { version }: SuggestSubjectsRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<SubjectIdeas | JobAccepted> {
    const thread = await this.threads.find(id, user);
    await this.threads.findVersion(thread, version);
    const job = await this.submission.submit({
      name: 'suggest-subjects',
      payload: { version },
      asked: { threadId: thread.id, version },
      user,
      client,
      before: async (stores) => {
        if (thread.documentId !== null) await stores.documents.use(thread.documentId, user.id);
        return { threadId: thread.id, appId: thread.appId };
      },
    });
    return this.answer.give(request, job, (ideas) => ideas);
  }

  /** Says what an inbox shows behind the subject of a version, and of the saved email that holds its words. */
  @Put(':id/versions/:number/preheader')
  async setPreheader(
    @Param('id') id: string,
    @Param('number') number: string,
    @Body() { preheader }: PreheaderRequest,
    @CurrentUser() user: User,
  ): Promise<MessageResponse> {
    const thread = await this.threads.find(id, user);
    const words = preheader.replace(/\s+/g, ' ').trim() || null;
    const version = /^\d{1,6}$/.test(number) ? Number(number) : 0;
    await this.database.transaction(async (stores) => {
      await takeTurnByHand(stores, thread);
      const { content } = await this.threads.findVersion(thread, version);
      await stores.threads.setPreheader(thread.id, version, words);
      await stores.generations.setPreheader(thread, content, words);
    });
    const changed = await this.database.threads.findVersion(thread.id, version);
    if (!changed) throw new NotFoundException(`There is no version ${number}.`);
    return presentMessage(changed);
  }
}
