import type { Database, Job } from '@copydesk/database';
import { evidenceInput, evidenceOfThread, type Tracer } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { coachFeedbackTool, findInEmail, formatCoachFeedback } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';

/** Has RodChief read pasted copy along the four blocks. */
export class CoachFeedbackHandler implements JobHandler<'coach-feedback'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly tracer: Tracer,
  ) {}

  async run(job: Job<'coach-feedback'>, context: JobContext): Promise<JobOutput<'coach-feedback'>> {
    context.progress({ stage: 'reviewing' });
    const input = { ...job.payload, ...(await this.evidenceOn(job)) };
    const { messages } = await this.prompts.make(job, coachFeedbackTool, input, await this.prompts.settingOf(job));
    const { signal, use: onUsage } = context;
    const format = coachFeedbackTool.answer(input);
    const feedback = await this.model.structured(coachFeedbackTool.model, messages, format, { signal, onUsage });
    return { result: { feedback, content: formatCoachFeedback(feedback) } };
  }

  /** Pasted copy is no source of itself: only a document or market news of its thread proves or contradicts it. */
  private async evidenceOn({ userId, threadId, payload: { emailCopy } }: Job<'coach-feedback'>) {
    const thread = threadId === null ? null : await this.database.threads.find(threadId);
    const evidence = thread && (await evidenceOfThread(this.database, thread));
    if (!evidence?.document && !evidence?.catalysts.length) return { findings: findInEmail(emailCopy, []) };
    const { entries } = await this.tracer.trace(userId, emailCopy, evidenceInput({ ...evidence, brief: '' }));
    return { document: evidence.document, findings: findInEmail(emailCopy, entries) };
  }
}
