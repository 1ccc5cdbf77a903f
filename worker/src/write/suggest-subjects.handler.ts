import { JobError, NOTHING_TO_REFINE } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import { evidenceInput, type Tracer } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { partClosing } from '@copydesk/text';
import { EMAIL_FORM, proveIdeas, suggestSubjectsTool } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import { closingOf } from './draft-gate';
import { readThread, signedBy } from './read-thread';

const NONE = 'None of the subject lines was backed by your sources. Please try again.';

/** Writes subject lines for a version: those that its sources do not bear out are not offered. */
export class SuggestSubjectsHandler implements JobHandler<'suggest-subjects'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly tracer: Tracer,
  ) {}

  async run(job: Job<'suggest-subjects'>, context: JobContext): Promise<JobOutput<'suggest-subjects'>> {
    context.progress({ stage: 'writing' });
    const { advice, threads } = this.database;
    const { threadId, payload } = job;
    const [thread, house, version, before] = await Promise.all([
      readThread(this.database, job),
      this.prompts.settingOf(job),
      threadId === null ? null : threads.findVersion(threadId, payload.version),
      threadId === null ? null : advice.ideas(threadId),
    ]);
    if (!thread || !version) throw new JobError(NOTHING_TO_REFINE);
    const setting = signedBy(house, thread.signers.now);
    const { brief, evidence, form } = thread;
    const { body: draft } = partClosing(version.content, closingOf(form ?? EMAIL_FORM, setting.brand));
    const offered = before?.subjects.map(({ subject }) => subject) ?? [];
    const input = { draft, brief, document: evidence.document, offered };
    const { messages, cuts } = await this.prompts.make(job, suggestSubjectsTool, input, {
      ...setting,
      catalysts: evidence.catalysts,
    });
    const { signal, use: onUsage } = context;
    const format = suggestSubjectsTool.answer(input);
    const ideas = await this.model.structured(suggestSubjectsTool.model, messages, format, { signal, onUsage });
    context.progress({ stage: 'checking' });
    const sources = evidenceInput(evidence);
    const proven = await proveIdeas(draft, ideas, setting.brand.wordsToAvoid, async (text) => {
      return (await this.tracer.trace(job.userId, text, sources)).entries;
    });
    if (proven.subjects.length === 0) {
      throw new JobError(NONE, { code: 'model/bad-answer', retry: job.tries < 2 ? 'later' : 'never' });
    }
    return { result: { ...proven, cuts } };
  }
}
