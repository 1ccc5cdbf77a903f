import { randomUUID } from 'node:crypto';
import type { JobFailure } from '@copydesk/contracts';
import type { Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { hotlistTool } from '@copydesk/tools';
import { addVersion } from './add-version';

type GenerateEmailJob = Job<'generate-email'>;

/** Writes an email from a brief, and keeps it as the first answer of its thread. */
export class GenerateEmailHandler implements JobHandler<'generate-email'> {
  readonly name = 'generate-email';

  constructor(
    private readonly model: Model,
    private readonly windowTokens: number,
  ) {}

  async run(job: GenerateEmailJob, context: JobContext): Promise<JobOutput<'generate-email'>> {
    context.progress({ stage: 'writing' });
    const { messages, cuts } = hotlistTool.prompt(job.payload, { windowTokens: this.windowTokens });
    const text = await this.model.stream(hotlistTool.model, messages, {
      signal: context.signal,
      onText: context.write,
      onUsage: context.use,
    });
    return { text, result: { messageId: randomUUID(), cuts } };
  }

  async completed(stores: Stores, job: GenerateEmailJob, output: JobOutput<'generate-email'>): Promise<void> {
    const content = output.text ?? '';
    await addVersion(stores, job, { id: output.result.messageId, content, origin: 'written' });
    if (job.userId !== null) await stores.users.countGeneration(job.userId);
    await stores.analytics.recordOf(job, 'generation_completed', { contentLength: content.length });
  }

  async failed(stores: Stores, job: GenerateEmailJob, failure: JobFailure): Promise<void> {
    await stores.analytics.recordOf(job, 'generation_failed', { errorMessage: failure.message.slice(0, 200) });
  }

  /** What was written until the stop stays in the conversation, marked as stopped. */
  async cancelled(stores: Stores, job: GenerateEmailJob, text: string): Promise<void> {
    if (text !== '')
      await addVersion(stores, job, { id: randomUUID(), content: text, origin: 'written', stopped: true });
  }
}
