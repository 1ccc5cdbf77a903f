import type { Database, Job } from '@copydesk/database';
import type { PromptSetting } from '@copydesk/tools';

/** What the prompts of a job are made under. */
export class PromptSettings {
  constructor(
    private readonly database: Database,
    private readonly windowTokens: number,
  ) {}

  /** The model's window, and as they are now the date, the brand profile of the job's user and the order of its tool. */
  async of({ userId, appId }: Job): Promise<PromptSetting> {
    const [brand, toolInstructions] = await Promise.all([
      this.database.users.brandProfile(userId),
      appId === null ? undefined : this.database.apps.instructions(appId),
    ]);
    return { windowTokens: this.windowTokens, brand, toolInstructions, today: new Date().toISOString().slice(0, 10) };
  }
}
