import { NO_BRAND } from '@copydesk/contracts';
import type { Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { proposeBrandTool } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';

/** Reads out of somebody's emails what brand they are of. It keeps nothing: who asked takes of it what they like. */
export class ProposeBrandHandler implements JobHandler<'propose-brand'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
  ) {}

  async run(job: Job<'propose-brand'>, context: JobContext): Promise<JobOutput<'propose-brand'>> {
    context.progress({ stage: 'reading' });
    // What other brands say is none of it.
    const setting = { ...(await this.prompts.settingOf(job)), brand: NO_BRAND };
    const { messages, cuts } = proposeBrandTool.prompt(job.payload, setting);
    const { signal, use: onUsage } = context;
    const format = proposeBrandTool.answer(job.payload);
    const proposal = await this.model.structured(proposeBrandTool.model, messages, format, { signal, onUsage });
    return { result: { proposal, cuts } };
  }
}
