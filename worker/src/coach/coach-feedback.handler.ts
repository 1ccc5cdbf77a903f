import type { Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { coachFeedbackTool, formatCoachFeedback } from '@copydesk/tools';
import type { PromptSettings } from '../prompt-settings';

/** Has RodChief read pasted copy along the four blocks. */
export class CoachFeedbackHandler implements JobHandler<'coach-feedback'> {
  constructor(
    private readonly model: Model,
    private readonly settings: PromptSettings,
  ) {}

  async run(job: Job<'coach-feedback'>, context: JobContext): Promise<JobOutput<'coach-feedback'>> {
    context.progress({ stage: 'reviewing' });
    const { messages } = coachFeedbackTool.prompt(job.payload, await this.settings.of(job));
    const { signal, use: onUsage } = context;
    const format = coachFeedbackTool.answer(job.payload);
    const feedback = await this.model.structured(coachFeedbackTool.model, messages, format, { signal, onUsage });
    return { result: { feedback, content: formatCoachFeedback(feedback) } };
  }
}
