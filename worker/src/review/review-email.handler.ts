import { NO_ANSWERS, withAnswers } from '@copydesk/contracts';
import type { Database, Job, Stores } from '@copydesk/database';
import { answersOf, correctedIn, evidenceInput, keepCorrected, type Tracer } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { findAnecdotes, withPreheader } from '@copydesk/text';
import { expertReviewTool, findInEmail, proveImprovements } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import type { ClaimReader } from '../readings/claim-reader';
import { readThread } from '../write/read-thread';

/**
 * Has an email reviewed by RodChief, who is told what rules found. What they found stands first, holds the score down,
 * and refuses whatever of the review would make it worse.
 */
export class ReviewEmailHandler implements JobHandler<'review-email'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly figures: { tracer: Tracer; reader: ClaimReader },
  ) {}

  async run(job: Job<'review-email'>, context: JobContext): Promise<JobOutput<'review-email'>> {
    context.progress({ stage: 'reviewing' });
    const { emailContent, messageId } = job.payload;
    const version = messageId === null ? null : await this.database.threads.findMessage(messageId);
    const preheader = version?.preheader ?? null;
    await this.figures.reader.read(job, withPreheader(emailContent, preheader), context);
    const [thread, setting] = await Promise.all([readThread(this.database, job), this.prompts.settingOf(job)]);
    const evidence = thread ? evidenceInput(thread.evidence) : {};
    const answers = job.threadId === null ? NO_ANSWERS : await answersOf(this.database, job.threadId, evidence);
    const trace = async (text: string) => {
      const { entries } = await this.figures.tracer.trace(job.userId, text, evidence, { preheader });
      return withAnswers(entries, withPreheader(text, preheader), answers);
    };
    const { document, catalysts = [], brief = '' } = thread?.evidence ?? {};
    const said = [brief, thread?.brief ?? '', ...catalysts.map(({ text }) => text)];
    const findings = {
      ...findInEmail(withPreheader(emailContent, preheader), await trace(emailContent), answers.waivers),
      // Of copy that was only pasted, nobody knows what it rests on.
      anecdotes: thread ? findAnecdotes(emailContent, { document, said }) : [],
    };
    const input = { emailContent, preheader, brief: thread?.brief, document, catalysts, findings };
    const { messages } = await this.prompts.make(job, expertReviewTool, input, { ...setting, catalysts });
    const format = expertReviewTool.answer(input);
    const { signal, use: onUsage } = context;
    const review = await this.model.structured(expertReviewTool.model, messages, format, { signal, onUsage });
    const proved = await proveImprovements(emailContent, review, trace);
    return { result: { ...proved, ...correctedIn(evidence, proved.corrections) } };
  }

  async completed(stores: Stores, job: Job<'review-email'>, { result }: JobOutput<'review-email'>): Promise<void> {
    await keepCorrected(stores, job, result.corrections ?? []);
  }
}
