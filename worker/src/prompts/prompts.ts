import { join } from 'node:path';
import {
  CAMPAIGN_GENERATOR,
  CLONE_WINNER,
  HOTLIST,
  JobError,
  STARTING_NOW,
  WRITING_JOBS,
  type EmailPurpose,
  type JobName,
} from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import { FairThreads, ThreadLimitReached, TooManyWaiting } from '@copydesk/threads';
import type { Prompt, PromptSetting, Tool } from '@copydesk/tools';
import type { PromptAnswer, PromptOrder } from './make-prompt.worker';

/** Material from which on a prompt is made on a thread of its own: choosing the best passages of it takes a while. */
const LONG_MATERIAL = 200_000;
const LIMITS = { threads: 1, limitMs: 20_000, memoryMb: 512 };

/** The jobs that write in a brand's voice. */
const TAKE_EXAMPLES: ReadonlySet<JobName> = new Set([...WRITING_JOBS, 'edit-selection', 'suggest-subjects']);
/** A token is four characters or so: each example takes an eighth of the window at most. */
const WINDOW_SHARE = 2;

/** What the emails of a tool are for: by it the nearest of a brand's own are chosen. */
const PURPOSES: ReadonlyMap<number | null, EmailPurpose> = new Map([
  [HOTLIST.id, 'news'],
  [STARTING_NOW.id, 'event'],
  [CLONE_WINNER.id, 'offer'],
  [CAMPAIGN_GENERATOR.id, 'offer'],
]);

/** The prompts of jobs, and what they are made under. */
export class Prompts {
  private readonly threads: FairThreads<PromptOrder, PromptAnswer>;

  constructor(
    private readonly database: Database,
    private readonly windowTokens: number,
  ) {
    this.threads = new FairThreads(join(__dirname, 'make-prompt.worker.js'), LIMITS);
  }

  /**
   * The model's window, what was found of the job's catalysts, the word of its thread's fences, and as they are now date,
   * brand profile and the tool's order.
   */
  async settingOf(job: Job): Promise<PromptSetting> {
    const found = await this.database.jobs.promptSetting(job);
    const { brand, brandId, instructions: toolInstructions, fence, sentBefore } = found;
    const examples = brandId !== null && TAKE_EXAMPLES.has(job.name) ? await this.examplesFor(job, brandId) : [];
    const today = new Date().toISOString().slice(0, 10);
    return {
      windowTokens: this.windowTokens,
      brand,
      examples,
      toolInstructions,
      today,
      fence,
      catalysts: job.catalysts,
      ...(sentBefore.length > 0 && { known: { sentBefore, document: null } }),
    };
  }

  private examplesFor({ appId }: Job, brandId: string): Promise<string[]> {
    const purpose = PURPOSES.get(appId) ?? null;
    return this.database.brandEmails.examples(brandId, { purpose, longest: this.windowTokens / WINDOW_SHARE });
  }

  /** @throws JobError where the window leaves no room for material, or the material is too long to be searched. */
  async make<Input>({ userId }: Job, tool: Tool<Input>, input: Input, setting: PromptSetting): Promise<Prompt> {
    if (charactersOf(input) < LONG_MATERIAL) return tool.prompt(input, setting);
    const answer = await this.threads.run(userId, { tool: tool.name, input, setting }).catch((error: unknown) => {
      if (error instanceof ThreadLimitReached) throw tooLong(error);
      if (error instanceof TooManyWaiting) throw tooMany(error);
      throw error;
    });
    if ('refused' in answer) throw new JobError(answer.refused.message, answer.refused);
    return answer.prompt;
  }

  /** Ends its thread, whatever it does. */
  async close(): Promise<void> {
    await this.threads.close();
  }
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + charactersOf(part), 0);
}

function tooLong(cause: Error): JobError {
  const seconds = LIMITS.limitMs / 1_000;
  const message = `The document could not be searched within ${seconds} seconds. Use only the part of it that the email is about.`;
  return new JobError(message, { code: 'model/too-long', cause });
}

function tooMany(cause: Error): JobError {
  return new JobError('Many long documents are being read right now. Please try again in a moment.', {
    retry: 'later',
    cause,
  });
}
