import type { Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { expertReviewTool } from '@copydesk/tools';
import type { PromptSettings } from '../prompt-settings';
import { readThread } from '../write/read-thread';

/** Has an email reviewed by RodChief. */
export class ReviewEmailHandler implements JobHandler<'review-email'> {
  constructor(
    private readonly model: Model,
    private readonly settings: PromptSettings,
    private readonly database: Database,
  ) {}

  async run(job: Job<'review-email'>, context: JobContext): Promise<JobOutput<'review-email'>> {
    context.progress({ stage: 'reviewing' });
    const [thread, setting] = await Promise.all([readThread(this.database, job), this.settings.of(job)]);
    const { emailContent } = job.payload;
    const input = { emailContent, brief: thread?.brief, document: thread?.evidence.document };
    const { messages } = expertReviewTool.prompt(input, { ...setting, catalysts: thread?.evidence.catalysts });
    const format = expertReviewTool.answer(input);
    const { signal, use: onUsage } = context;
    return { result: await this.model.structured(expertReviewTool.model, messages, format, { signal, onUsage }) };
  }
}
