import { randomUUID } from 'node:crypto';
import { appTypeOf, type DraftOrigin, type GeneratorName, type JobFailure, type JobTypes } from '@copydesk/contracts';
import type { Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import type { WritingTool } from '@copydesk/tools';
import type { PromptSettings } from '../prompt-settings';
import { addVersion } from './add-version';

const ERROR_MAX = 200;

/** Writes with one tool, and keeps what it wrote as a version of its thread. */
export class GenerateHandler<N extends GeneratorName> implements JobHandler<N> {
  constructor(
    private readonly tool: WritingTool<JobTypes[N]['payload']>,
    private readonly model: Model,
    private readonly settings: PromptSettings,
    private readonly origin: DraftOrigin = 'written',
  ) {}

  async run(job: Job<N>, context: JobContext) {
    context.progress({ stage: 'writing' });
    const { messages, cuts } = this.tool.prompt(job.payload, await this.settings.of(job));
    const text = await this.model.stream(this.tool.model, messages, {
      signal: context.signal,
      onText: context.write,
      onUsage: context.use,
      onThinking: () => context.progress({ stage: 'thinking' }),
    });
    return { text, result: { messageId: randomUUID(), cuts } };
  }

  async completed(stores: Stores, job: Job<N>, output: { text?: string; result: { messageId: string } }) {
    const content = output.text ?? '';
    await addVersion(stores, job, { id: output.result.messageId, content, origin: this.origin });
    if (job.userId !== null) await stores.users.countGeneration(job.userId);
    const appType = await appTypeOfJob(stores, job);
    await stores.analytics.recordOf(job, 'generation_completed', { appType, contentLength: content.length });
  }

  async failed(stores: Stores, job: Job<N>, { code, message }: JobFailure, content: string) {
    if (code === 'model/cut-off') await this.cancelled(stores, job, content);
    const appType = await appTypeOfJob(stores, job);
    const errorMessage = message.slice(0, ERROR_MAX);
    await stores.analytics.recordOf(job, 'generation_failed', { appType, errorMessage });
  }

  /** What was written until a stop, or until the model broke off, stays in the conversation, marked as stopped. */
  async cancelled(stores: Stores, job: Job<N>, content: string) {
    if (content === '') return;
    await addVersion(stores, job, { id: randomUUID(), content, origin: this.origin, stopped: true });
  }
}

async function appTypeOfJob({ apps }: Stores, { appId }: Job): Promise<string | null> {
  const app = appId === null ? null : await apps.find(appId);
  return app && appTypeOf(app.name);
}
