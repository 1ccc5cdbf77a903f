import { createHash } from 'node:crypto';
import { NO_BRAND } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import { evidenceInput, evidenceOfThread, type Tracer } from '@copydesk/evidence';
import type { KeptReading } from '@copydesk/figures';
import type { JobContext } from '@copydesk/jobs';
import { ModelError, type Model } from '@copydesk/model';
import { type ReadClaimsInput, readClaimsTool } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';

/**
 * Has the check model read what rules left open: sentences of a draft, and sentences of its document with the same numbers.
 * Drafts and documents are read in calls of their own, so that the model cannot make one fit the other.
 */
export class ClaimReader {
  private readonly reader: string;

  /** `model` null: rules alone read. */
  constructor(
    private readonly parts: { model: Model; prompts: Prompts; database: Database; tracer: Tracer },
    private readonly checkModel: string | null,
  ) {
    this.reader = `${checkModel} ${INSTRUCTIONS}`;
  }

  /** Reads what is open in a text of the job's thread, and keeps it. Answers how many sentences were read. */
  async read(job: Job, text: string, context: JobContext): Promise<number> {
    const { database, tracer } = this.parts;
    if (this.checkModel === null || job.threadId === null) return 0;
    const thread = await database.threads.find(job.threadId);
    if (!thread) return 0;
    const { documentId } = thread;
    await database.readings.dropOthers(this.reader, { threadId: thread.id, documentId });
    const input = evidenceInput(await evidenceOfThread(database, thread));
    const open = await tracer.toRead(job.userId, text, input);
    const [ofDraft, ofDocument] = await Promise.all([
      this.ask({ of: 'draft', sentences: open.draft, names: open.names }, job, context),
      documentId === null
        ? []
        : this.ask({ of: 'document', sentences: open.document, names: open.names }, job, context),
    ]);
    if (ofDraft.length + ofDocument.length > 0) {
      await context.save(async ({ readings }) => {
        if (documentId !== null) await readings.keepOfDocument(documentId, this.reader, ofDocument);
        await readings.keepOfThread(thread, this.reader, ofDraft);
      });
    }
    return [...ofDraft, ...ofDocument].filter(({ reading }) => reading !== null).length;
  }

  /** An answer that cannot be used leaves its sentences unread: they are not asked for again. */
  private async ask(input: ReadClaimsInput, job: Job, { signal, use: onUsage }: JobContext): Promise<KeptReading[]> {
    const { sentences } = input;
    if (sentences.length === 0) return [];
    const { model, prompts } = this.parts;
    // It reads sentences: neither a brand nor news nor an owner's order says what they mean.
    const { windowTokens, today, fence } = await prompts.settingOf(job);
    const { messages } = readClaimsTool.prompt(input, { windowTokens, today, fence, brand: NO_BRAND });
    const format = readClaimsTool.answer(input);
    try {
      const read = await model.structured(readClaimsTool.model, messages, format, { signal, onUsage });
      const readings = new Map(read.map(({ at, reading }) => [at, reading]));
      return sentences.map(({ text: words }, at) => ({ words, reading: readings.get(at) ?? null }));
    } catch (error) {
      if (!(error instanceof ModelError) || error.code !== 'model/bad-answer') throw error;
      return sentences.map(({ text: words }) => ({ words, reading: null }));
    }
  }
}

/** Changes with what the model is told: what was read under other instructions is read again. */
const INSTRUCTIONS = createHash('sha256')
  .update(
    JSON.stringify(
      (['draft', 'document'] as const).map((of) =>
        readClaimsTool.prompt(
          { of, sentences: [], names: [] },
          { windowTokens: 100_000, brand: NO_BRAND, today: '2000-01-01', fence: '00000000' },
        ),
      ),
    ),
  )
  .digest('hex')
  .slice(0, 16);
