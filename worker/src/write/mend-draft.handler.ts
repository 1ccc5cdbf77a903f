import { randomUUID } from 'node:crypto';
import type { Database, Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Prompts } from '../prompts/prompts';
import type { DraftGate } from './draft-gate';
import { readThread, signedBy } from './read-thread';

/** Mends a version that did not wait for it. Nothing of it is changed: each mending is a suggestion. */
export class MendDraftHandler implements JobHandler<'mend-draft'> {
  constructor(
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly gate: DraftGate,
  ) {}

  async run(job: Job<'mend-draft'>, context: JobContext): Promise<JobOutput<'mend-draft'>> {
    const { messageId } = job.payload;
    const { threadId } = job;
    const { threads } = this.database;
    const [thread, version, house] = await Promise.all([
      readThread(this.database, job),
      threads.findMessage(messageId),
      this.prompts.settingOf(job),
    ]);
    // Who has gone on meanwhile has other words.
    if (threadId === null || !thread?.form || version?.content !== thread.currentCopy) {
      return { result: { messageId, mendings: [] } };
    }
    const { form, signers, currentCopy: text } = thread;
    const isRefined = version.origin === 'refined' && version.version !== null;
    const before = isRefined ? await threads.findVersion(threadId, (version.version ?? 0) - 1) : null;
    const setting = signedBy(house, signers.now);
    const written = { threadId, text, form, setting, ...(before && { known: before.content }) };
    return { result: { messageId, mendings: await this.gate.suggest(written, context) } };
  }
}

/** Has a version mended that did not wait for it; null where it needs no mending. */
export async function mendLater(
  stores: Stores,
  { threadId, userId }: Pick<Job, 'threadId' | 'userId'>,
  { messageId, isMendedLater = false }: { messageId: string | null; isMendedLater?: boolean },
): Promise<Job | null> {
  if (!isMendedLater || messageId === null || threadId === null) return null;
  return stores.jobs.insert({ id: randomUUID(), name: 'mend-draft', payload: { messageId }, threadId, userId });
}
