import type { Job } from '@copydesk/database';
import type { Ledgers } from '@copydesk/evidence';
import type { JobContext } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { chooseDraftTool, type DraftChoice, type PromptSetting } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';

/** Two drafts of a thread, and what they were written from. */
interface Compared {
  texts: readonly [string, string];
  brief: string;
  setting: PromptSetting;
}

/** Has the check model choose between two drafts. It is told what rules found in them: figures are no matter of taste. */
export class DraftChooser {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly ledgers: Ledgers,
  ) {}

  /** @throws ModelError, or what tracing throws. */
  async choose(job: Job, { texts, brief, setting }: Compared, { signal, use }: JobContext): Promise<DraftChoice> {
    const trace = await this.ledgers.tracing(job.threadId);
    const compared = async (text: string) => {
      const entries = await trace(text);
      const open = entries.filter(({ status }) => status === 'mismatch' || status === 'unsourced');
      return { text, unproven: open.map(({ quote }) => quote) };
    };
    const input = { brief, drafts: [await compared(texts[0]), await compared(texts[1])] as const };
    const { messages } = await this.prompts.make(job, chooseDraftTool, input, { ...setting, examples: [] });
    const format = chooseDraftTool.answer(input);
    return this.model.structured(chooseDraftTool.model, messages, format, { signal, onUsage: use });
  }
}
