import type { Database, Job } from '@copydesk/database';
import type { PromptSetting } from '@copydesk/tools';

/** What the prompts of a job are made under. */
export class PromptSettings {
  constructor(
    private readonly database: Database,
    private readonly windowTokens: number,
  ) {}

  /**
   * The model's window, what was found of the job's catalysts, the word of its thread's fences, and as they are now date,
   * brand profile and the tool's order.
   */
  async of(job: Job): Promise<PromptSetting> {
    const { brand, instructions: toolInstructions, fence } = await this.database.jobs.promptSetting(job);
    const today = new Date().toISOString().slice(0, 10);
    return { windowTokens: this.windowTokens, brand, toolInstructions, today, fence, catalysts: job.catalysts };
  }
}
