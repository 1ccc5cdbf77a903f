import { LIMITS } from '@copydesk/contracts';
import type { Job } from '@copydesk/database';
import type { JobContext } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import type { Log } from '@copydesk/observability';
import { firstCharacters } from '@copydesk/text';
import { formOf, WRITING_TOOLS, type PromptMessage, type PromptSetting } from '@copydesk/tools';
import { bestOfTwo, type Best, type Draft } from './best-of-two';
import type { DraftChooser } from './choose-draft';
import type { DraftGate } from './draft-gate';
import { oneNote } from './tell-changes';

type GenerateJob = Job<'generate'>;

/** What a draft is written from; `brief` is what its user handed in, where this is the first draft of it. */
interface Asked {
  messages: PromptMessage[];
  setting: PromptSetting;
  brief: string | null;
}

interface WriterParts {
  model: Model;
  gate: DraftGate;
  /** Null where no draft is written twice. */
  chooser: DraftChooser | null;
  log: Log;
}

/** Has drafts written, closed and mended; a first one twice, where that is switched on. */
export class DraftWriter {
  constructor(private readonly parts: WriterParts) {}

  async write(job: GenerateJob, asked: Asked, context: JobContext): Promise<Best> {
    const { chooser, log } = this.parts;
    const { brief, setting } = asked;
    const write = (within: JobContext) => this.writeOnce(job, asked, within);
    if (chooser === null || brief === null || !formOf(job.payload)) return { shown: await write(context), other: null };
    const choose = (texts: readonly [string, string], within: JobContext) =>
      chooser.choose(job, { texts, brief, setting }, within);
    return bestOfTwo({ write, choose, log }, context);
  }

  private async writeOnce({ threadId, payload }: GenerateJob, asked: Asked, context: JobContext): Promise<Draft> {
    const { messages, setting } = asked;
    const notes: string[] = [];
    const written = await this.parts.model.stream(WRITING_TOOLS[payload.tool].model, messages, {
      signal: context.signal,
      onText: context.write,
      onUsage: context.use,
      onThinking: () => context.progress({ stage: 'thinking' }),
      onNote: (said) => void notes.push(firstCharacters(said, LIMITS.noteMax)),
    });
    const form = formOf(payload);
    const link = setting.brand.offer?.link;
    const { told, ...finished } = form
      ? await this.parts.gate.finish({ threadId, text: written, form, setting, link }, context)
      : { text: written, told: null, isMendedLater: false };
    return { ...finished, note: oneNote(...notes, told) };
  }
}
