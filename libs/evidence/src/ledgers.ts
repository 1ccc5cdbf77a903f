import {
  ledgerOf,
  withAnswers,
  type Answers,
  type Correction,
  type KeptConfirmation,
  type KeptWaiver,
  type Ledger,
  type VersionLedger,
} from '@copydesk/contracts';
import type { ClaimConfirmation, ClaimWaiver, Database, Message, Thread, TracedClaims } from '@copydesk/database';
import type { EvidenceInput } from '@copydesk/figures';
import { withPreheader, type TraceEntry } from '@copydesk/text';
import type { Log } from '@copydesk/observability';
import {
  evidenceInput,
  evidenceOfThread,
  evidenceVersion,
  ledgerVersion,
  sourceVersion,
  type EvidenceThread,
} from './draft-evidence';
import { TracerBusy, type Tracer } from './tracer';

/** How long a version that is about to be saved waits for its ledger, in milliseconds. */
const AHEAD_MS = 5_000;

/** The ledgers of versions: made before a version is saved, made anew where what it rests on has changed. */
export class Ledgers {
  constructor(
    private readonly database: Database,
    private readonly tracer: Tracer,
    private readonly log: Log,
  ) {}

  /**
   * The ledger of a version that is about to be added, to be called before its transaction opens; it takes the preheader of
   * the version before. `said` is what its user says in that transaction. Null where it cannot be made in time.
   */
  ahead(thread: EvidenceThread, text: string, said = ''): Promise<TracedClaims | null> {
    return this.inTime(thread.id, () => this.trace(thread, text, said));
  }

  /** The same for what a job wrote in its thread. */
  aheadIn(threadId: string | null, text: string): Promise<TracedClaims | null> {
    return this.inTime(threadId, async () => {
      const thread = threadId === null || text === '' ? null : await this.database.threads.find(threadId);
      return thread && this.trace(thread, text);
    });
  }

  /**
   * Traces one text after the other beside what a thread rests on now, each as fast as a version that is to be saved.
   * @throws TracerLimit and TracerBusy
   */
  async tracing(threadId: string | null): Promise<(text: string) => Promise<TraceEntry[]>> {
    const thread = threadId === null ? null : await this.database.threads.find(threadId);
    if (!thread) return () => Promise.resolve([]);
    const input = evidenceInput(await evidenceOfThread(this.database, thread));
    return async (text) => (await withinLimit(() => this.tracer.trace(thread.userId, text, input))).entries;
  }

  /**
   * The ledger of a version with what people answer for, made where it is missing or rests on something else than now.
   * @throws TracerLimit and TracerBusy where it cannot be made.
   */
  async of(
    thread: Thread,
    { id, content, preheader }: Pick<Message, 'id' | 'content' | 'preheader'>,
  ): Promise<VersionLedger> {
    const { ledgers } = this.database;
    const [stored, evidence] = await Promise.all([ledgers.find(id), evidenceOfThread(this.database, thread)]);
    const input = evidenceInput(evidence);
    const answers = await answersOf(this.database, thread.id, input);
    const version = evidenceVersion(input);
    const isCurrent = stored?.evidenceVersion === ledgerVersion(version, preheader);
    const claims = isCurrent ? stored : await this.tracer.trace(thread.userId, content, input, { version, preheader });
    if (!isCurrent) await ledgers.keep(id, claims);
    const told = withAnswers(claims.entries, withPreheader(content, preheader), answers);
    const { waivers, corrections } = answers;
    return { ...ledgerOf(told), preheader, waivers, corrections };
  }

  /** The ledger of the newest version of a thread that holds these very words; null where none does. */
  async ofWords(thread: Thread, content: string): Promise<Ledger | null> {
    const version = await this.database.threads.findVersionOf(thread.id, content);
    if (!version) return null;
    return ledgerOf((await this.of(thread, version)).entries);
  }

  /**
   * Makes what is to be saved with a text: null where that fails or takes too long, since no text is lost for it. It goes
   * on then, and the next who asks finds the document read.
   */
  async inTime<T>(threadId: string | null, make: () => Promise<T>): Promise<T | null> {
    try {
      return await withinLimit(make);
    } catch (error) {
      this.log.warn(
        { err: error, threadId },
        'a text is saved without its ledger, which is made when somebody reads it',
      );
      return null;
    }
  }

  private async trace(thread: EvidenceThread, text: string, said = ''): Promise<TracedClaims> {
    const [evidence, preheader] = await Promise.all([
      evidenceOfThread(this.database, thread),
      this.database.threads.preheader(thread.id),
    ]);
    const brief = [evidence.brief, said].filter(Boolean).join('\n\n');
    return this.tracer.trace(thread.userId, text, evidenceInput({ ...evidence, brief }), { preheader });
  }
}

/** @throws TracerBusy where it takes too long: it goes on then. */
async function withinLimit<T>(make: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TracerBusy(`no ledger within ${AHEAD_MS} ms`)), AHEAD_MS);
  });
  try {
    return await Promise.race([make(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What people and checks say of the claims of a thread, of sources as these are. */
export async function answersOf(
  { ledgers, advice }: Pick<Database, 'ledgers' | 'advice'>,
  threadId: string,
  input: EvidenceInput,
): Promise<Answers> {
  const [waivers, confirmations, corrections] = await Promise.all([
    ledgers.waivers(threadId),
    ledgers.confirmations(threadId),
    advice.corrections(threadId),
  ]);
  const version = confirmations.length + corrections.length === 0 ? null : sourceVersion(input);
  return {
    waivers: waivers.map(presentWaiver),
    confirmations: confirmations.filter(({ sourceVersion: of }) => of === version).map(presentConfirmation),
    corrections: corrections.filter(({ sourceVersion: of }) => of === version),
  };
}

/** Corrections as they are kept with the answer of a check; nothing where there are none. */
export function correctedIn(input: EvidenceInput, corrections: Correction[] = []): { corrections?: Correction[] } {
  if (corrections.length === 0) return {};
  const version = sourceVersion(input);
  return { corrections: corrections.map((one) => ({ ...one, sourceVersion: version })) };
}

/** A confirmation as the API sends it. */
export function presentConfirmation(kept: ClaimConfirmation): KeptConfirmation {
  const { id, quote, sentence, name, username, createdAt } = kept;
  return { id, claim: quote, sentence, name, username, at: createdAt.toISOString() };
}

/** A waiver as it is told. */
export function presentWaiver({ id, quote, sentence, reason, name, username, createdAt }: ClaimWaiver): KeptWaiver {
  return { id, quote, sentence, reason, name, ...(username !== null && { username }), at: createdAt.toISOString() };
}
