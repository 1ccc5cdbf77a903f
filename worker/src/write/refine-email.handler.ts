import { randomUUID } from 'node:crypto';
import { JobError, NOTHING_TO_REFINE, type JobFailure } from '@copydesk/contracts';
import type { Database, Job, Stores, TracedClaims } from '@copydesk/database';
import type { Ledgers } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { historyThatFits, refineTool, summarizeThreadTool, type PromptSetting } from '@copydesk/tools';
import type { PromptSettings } from '../prompt-settings';
import { findCampaign, gone, writePart } from './write-part';
import { addVersion } from './add-version';
import { readThread, type ThreadMaterial } from './read-thread';

type RefineEmailJob = Job<'refine-email'>;
type Ledger = TracedClaims | null;

/** Changes the newest version of a draft as its user asks, and keeps the result as the next one. */
export class RefineEmailHandler implements JobHandler<'refine-email', Ledger> {
  constructor(
    private readonly model: Model,
    private readonly settings: PromptSettings,
    private readonly database: Database,
    private readonly ledgers: Ledgers,
  ) {}

  async run(job: RefineEmailJob, context: JobContext): Promise<JobOutput<'refine-email'>> {
    const [thread, setting] = await Promise.all([readThread(this.database, job), this.settings.of(job)]);
    if (!thread) throw new JobError(NOTHING_TO_REFINE);
    const { history, summary } = await this.fitHistory(job, thread, setting, context);
    context.progress({ stage: 'writing' });
    const { message: request, originalContext } = job.payload;
    const { currentCopy, evidence, feedback } = thread;
    if (job.campaignId !== null) {
      const { campaign, done, own } = await findCampaign(this.database, job);
      if (!own) throw gone();
      const asked = { part: own.part, currentCopy, message: request, history, summary };
      const { text, cuts } = await writePart(this.model, { campaign, done, setting, ...asked }, job, context);
      return { text, result: { messageId: randomUUID(), cuts, summarized: summary !== undefined } };
    }
    const brief = originalContext ?? thread.brief;
    const input = { request, currentCopy, brief, document: evidence.document, feedback, history, summary };
    const { messages, cuts } = refineTool.prompt(input, { ...setting, catalysts: evidence.catalysts });
    const text = await this.model.stream(refineTool.model, messages, {
      signal: context.signal,
      onText: context.write,
      onUsage: context.use,
      onThinking: () => context.progress({ stage: 'thinking' }),
    });
    return { text, result: { messageId: randomUUID(), cuts, summarized: summary !== undefined } };
  }

  prepare({ threadId }: RefineEmailJob, text: string): Promise<Ledger> {
    return this.ledgers.aheadIn(threadId, text.trim());
  }

  async completed(
    stores: Stores,
    job: RefineEmailJob,
    output: JobOutput<'refine-email'>,
    ledger: Ledger,
  ): Promise<void> {
    const content = output.text?.trim() ?? '';
    await addVersion(stores, job, { id: output.result.messageId, content, ledger, origin: 'refined' });
    if (job.payload.kind === 'refine') {
      await stores.analytics.recordOf(job, 'generation_refined', { contentLength: content.length });
    }
  }

  /** What a model wrote that broke off is kept as what was written until a stop. */
  async failed(
    stores: Stores,
    job: RefineEmailJob,
    { code }: JobFailure,
    content: string,
    ledger: Ledger,
  ): Promise<void> {
    if (code === 'model/cut-off') await this.cancelled(stores, job, content, ledger);
  }

  async cancelled(stores: Stores, job: RefineEmailJob, text: string, ledger: Ledger): Promise<void> {
    const content = text.trim();
    if (content !== '')
      await addVersion(stores, job, { id: randomUUID(), content, ledger, origin: 'refined', stopped: true });
  }

  /** What was said before, with the part that would not fit summed up and the summary kept for the next time. */
  private async fitHistory(job: RefineEmailJob, thread: ThreadMaterial, setting: PromptSetting, context: JobContext) {
    const { summary, history } = thread;
    const { kept, summarize } = historyThatFits(history, setting.windowTokens, summary);
    const last = history[summarize.length - 1];
    if (!last || job.threadId === null) return { history: kept, summary };
    context.progress({ stage: 'summarizing' });
    const { messages } = summarizeThreadTool.prompt({ messages: summarize, summary }, setting);
    const { signal, use: onUsage } = context;
    const minutes = await this.model.complete(summarizeThreadTool.model, messages, { signal, onUsage });
    await this.database.threads.keepSummary(job.threadId, minutes, last.seq);
    return { history: kept, summary: minutes };
  }
}
