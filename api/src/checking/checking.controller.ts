import { Body, Controller } from '@nestjs/common';
import {
  FactCheckRequest,
  ReviewRequest,
  type FactCheckResponse,
  type JobAccepted,
  type ReviewResponse,
} from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { useDocument } from '../documents/documents';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { Threads } from '../writing/threads';

@Controller('api')
@Access('user')
export class CheckingController {
  constructor(
    private readonly threads: Threads,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Reviews an email. The result for a version is kept: asked for again, it is answered at once. */
  @MakesJob('rodchief-review')
  async review(
    @Body() { threadId, messageId, ...given }: ReviewRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<ReviewResponse | JobAccepted> {
    const thread = threadId ? await this.threads.find(threadId, user) : null;
    const version = thread && messageId ? await this.threads.findMessage(thread, messageId) : null;
    const emailContent = given.emailContent ?? version?.content ?? '';
    const job = await this.submission.submit({
      name: 'review-email',
      payload: { emailContent, messageId: messageId ?? null },
      user,
      client,
      same: async ({ jobs }) => (thread && messageId ? jobs.findReview(thread.id, messageId, emailContent) : null),
      before: async (stores) => {
        if (thread?.documentId != null) await stores.documents.use(thread.documentId, user.id);
        return thread && { threadId: thread.id, appId: thread.appId };
      },
      event: { actionType: 'rodchief_feedback_requested', metadata: { contentLength: countCharacters(emailContent) } },
    });
    return this.answer.give(request, job, (result) => result);
  }

  @MakesJob('fact-check')
  async factCheck(
    @Body() { text, context, threadId, documentId }: FactCheckRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<FactCheckResponse | JobAccepted> {
    const thread = threadId ? await this.threads.find(threadId, user) : null;
    const job = await this.submission.submit({
      name: 'fact-check',
      payload: { text: text.trim(), context: context ?? '', ...(documentId != null && { documentId }) },
      user,
      client,
      before: async (stores) => {
        await useDocument(stores, documentId, user);
        if (thread?.documentId != null) await stores.documents.use(thread.documentId, user.id);
        return thread && { threadId: thread.id, appId: thread.appId };
      },
    });
    return this.answer.give(request, job, (result) => result);
  }
}
