import { withWaivers, type KeptWaiver, type Ledger } from '@copydesk/contracts';
import type { ClaimWaiver, Database, Message, Thread, TracedClaims } from '@copydesk/database';
import type { Log } from '@copydesk/observability';
import { evidenceInput, evidenceOfThread, evidenceVersion, type EvidenceThread } from './draft-evidence';
import type { Tracer } from './tracer';

/** The ledgers of versions: made before a version is saved, made anew where what it rests on has changed. */
export class Ledgers {
  constructor(
    private readonly database: Database,
    private readonly tracer: Tracer,
    private readonly log: Log,
  ) {}

  /**
   * The ledger of a version that is about to be added, to be called before its transaction opens. `said` is what its
   * user says in that transaction. Null where it cannot be made in time: no text is lost for it.
   */
  async ahead(thread: EvidenceThread, text: string, said = ''): Promise<TracedClaims | null> {
    try {
      const evidence = await evidenceOfThread(this.database, thread);
      const brief = [evidence.brief, said].filter(Boolean).join('\n\n');
      return await this.tracer.trace(text, evidenceInput({ ...evidence, brief }));
    } catch (error) {
      this.log.warn({ err: error, threadId: thread.id }, 'a version goes without its ledger until somebody reads it');
      return null;
    }
  }

  /** The same for what a job wrote in its thread. */
  async aheadIn(threadId: string | null, text: string): Promise<TracedClaims | null> {
    if (threadId === null || text === '') return null;
    const thread = await this.database.threads.find(threadId).catch(() => null);
    return thread && this.ahead(thread, text);
  }

  /**
   * The ledger of a version with what people answer for, made where it is missing or rests on something else than now.
   * @throws TracerBusy where it cannot be made in time.
   */
  async of(thread: Thread, { id, content }: Pick<Message, 'id' | 'content'>): Promise<Ledger> {
    const { ledgers } = this.database;
    const [stored, evidence, waivers] = await Promise.all([
      ledgers.find(id),
      evidenceOfThread(this.database, thread),
      ledgers.waivers(thread.id),
    ]);
    const input = evidenceInput(evidence);
    const version = evidenceVersion(input);
    if (stored?.evidenceVersion === version) return ledgerOf(stored, content, waivers);
    const made = await this.tracer.trace(content, input, version);
    await ledgers.keep(id, made);
    return ledgerOf(made, content, waivers);
  }

  /** The ledger of the newest version of a thread that holds these very words; null where none does, or in no time. */
  async ofWords(thread: Thread, content: string): Promise<Ledger | null> {
    try {
      const version = await this.database.threads.findVersionOf(thread.id, content);
      return version && (await this.of(thread, version));
    } catch (error) {
      this.log.warn({ err: error, threadId: thread.id }, 'an email is saved without its ledger');
      return null;
    }
  }
}

/** A waiver as it is told. */
export function presentWaiver({ id, quote, sentence, reason, name, createdAt }: ClaimWaiver): KeptWaiver {
  return { id, quote, sentence, reason, name, at: createdAt.toISOString() };
}

function ledgerOf({ entries, traced, total }: TracedClaims, text: string, waivers: ClaimWaiver[]): Ledger {
  return { entries: withWaivers(entries, text, waivers.map(presentWaiver)), traced, total };
}
