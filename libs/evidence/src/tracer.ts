import { join } from 'node:path';
import { JobError } from '@copydesk/contracts';
import type { TracedClaims } from '@copydesk/database';
import { FairThreads, ThreadLimitReached, TooManyWaiting, type TurnKey } from '@copydesk/threads';
import { type EvidenceInput, isOpenFigure, NOTHING_TO_READ, type ToRead } from '@copydesk/figures';
import { NUMERIC_KINDS, type FigureKind, type TraceEntry } from '@copydesk/text';
import { documentName, evidenceVersion, ledgerVersion } from './draft-evidence';

/** What a thread that traces is given. */
export interface TraceOrder {
  /** The claims of the text, where what a model is to read of it is wanted; null where they are not known yet. */
  known: TraceEntry[] | null;
  text: string;
  preheader: string | null;
  input: EvidenceInput;
  /** Cache key of the document: the tracing thread keeps what it read under it. */
  document: string;
  version: string;
  /** How many comparisons may be made. */
  most: number;
}

/** What a thread answers: `tooMuch` where there is more to compare than may be. */
export type TraceAnswer = { entries: TraceEntry[]; toRead: ToRead } | { tooMuch: { claims: number; facts: number } };

/** The bounds of tracing one text. */
interface TraceLimits {
  comparisons: number;
  limitMs: number;
}

const LIMITS: TraceLimits = { comparisons: 4_000_000, limitMs: 20_000 };

/** Two, so that one user's longest document keeps nobody else waiting. */
const THREADS = 2;
const MEMORY_MB = 768;

/** For how long a document that could not be read in time is not tried again, in milliseconds. */
const NOT_AGAIN_MS = 60_000;

/** How many of what was traced last stay known: a draft is traced when it passes its gate, and when it is saved. */
const KNOWN = 50;

const FIGURES: ReadonlySet<FigureKind> = new Set(NUMERIC_KINDS);

/** Too many texts wait to be traced. */
export class TracerBusy extends JobError {
  constructor(detail: string) {
    super('The figures could not be compared in time. Please try again in a moment.', { retry: 'later', detail });
  }
}

/** A draft and its sources are more than may be compared. */
export class TracerLimit extends JobError {}

/** Lays drafts beside what they rest on, on threads of its own: a long filing takes longer than a request may block. */
export class Tracer {
  private readonly limits: TraceLimits;
  private readonly threads: FairThreads<TraceOrder, TraceAnswer>;
  private readonly known = new Map<string, TracedClaims>();
  /** Documents that could not be read in time, until when they are not tried again. */
  private readonly unreadable = new Map<string, number>();

  constructor(limits: Partial<TraceLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
    const { limitMs } = this.limits;
    const file = join(__dirname, 'trace.worker.js');
    this.threads = new FairThreads(file, { threads: THREADS, memoryMb: MEMORY_MB, limitMs });
  }

  /**
   * Traces every claim of a text, and of its preheader where it has one. Evidence that was read lately is not read again.
   * One text of each user is traced at a time, and users take turns.
   * @throws TracerLimit where there is too much to compare, or where it takes too long
   * @throws TracerBusy where too many texts wait
   */
  async trace(
    user: TurnKey,
    text: string,
    input: EvidenceInput,
    { version = evidenceVersion(input), preheader = null }: { version?: string; preheader?: string | null } = {},
  ): Promise<TracedClaims> {
    const key = JSON.stringify([version, text, preheader]);
    const known = this.known.get(key);
    if (known) return known;
    const { entries } = await this.run(user, this.orderOf(text, { known: null, input, version, preheader }));
    const figures = entries.filter(({ kind }) => FIGURES.has(kind));
    const traced = {
      entries,
      traced: entries.filter(isTraced).length,
      total: entries.length,
      figuresTraced: figures.filter(isTraced).length,
      figures: figures.length,
      evidenceVersion: ledgerVersion(version, preheader),
    };
    this.known.set(key, traced);
    for (const oldest of this.known.keys()) if (this.known.size > KNOWN) this.known.delete(oldest);
    return traced;
  }

  /**
   * What a model is to read of a text and of its document, since rules left it open.
   * @throws TracerLimit and TracerBusy as `trace` does
   */
  async toRead(user: TurnKey, text: string, input: EvidenceInput): Promise<ToRead> {
    const version = evidenceVersion(input);
    // Through `trace`, which remembers it: the caller traces the same text next.
    const { entries } = await this.trace(user, text, input, { version });
    if (!entries.some(isOpenFigure)) return NOTHING_TO_READ;
    const { toRead } = await this.run(user, this.orderOf(text, { known: entries, input, version, preheader: null }));
    return toRead;
  }

  /** Ends its threads, whatever they do. */
  async close(): Promise<void> {
    await this.threads.close();
  }

  private orderOf(
    text: string,
    { input, ...more }: Pick<TraceOrder, 'known' | 'input' | 'version' | 'preheader'>,
  ): TraceOrder {
    return { text, input, document: documentName(input), most: this.limits.comparisons, ...more };
  }

  private async run(user: TurnKey, order: TraceOrder): Promise<Exclude<TraceAnswer, { tooMuch: unknown }>> {
    const { document } = order;
    const answer = await this.threads
      .run(user, order, () => this.checkReadable(document))
      .catch((error: unknown) => {
        if (error instanceof TooManyWaiting) throw new TracerBusy(error.message);
        if (!(error instanceof ThreadLimitReached)) throw error;
        this.unreadable.set(document, Date.now() + NOT_AGAIN_MS);
        throw tookTooLong(this.limits.limitMs, error);
      });
    if ('tooMuch' in answer) throw tooMuch(answer.tooMuch);
    return answer;
  }

  /** @throws TracerLimit where the document was given up a moment ago: the next text beside it would fail as well. */
  private checkReadable(document: string): void {
    for (const [old, until] of this.unreadable) if (until < Date.now()) this.unreadable.delete(old);
    if (this.unreadable.has(document)) throw tookTooLong(this.limits.limitMs);
  }
}

function tooMuch({ claims, facts }: { claims: number; facts: number }): TracerLimit {
  const count = (number: number) => number.toLocaleString('en-US');
  return new TracerLimit(
    `This text has ${count(claims)} figures, names and quotations, and its sources have ${count(facts)} figures: that is more than can be compared. Shorten the text, or use only the part of the document that it is about.`,
  );
}

function tookTooLong(limitMs: number, cause?: Error): TracerLimit {
  const seconds = Math.round(limitMs / 1_000);
  return new TracerLimit(
    `Reading the sources of this text takes more than ${seconds} seconds or too much memory. Use only the part of the document that it is about.`,
    { cause },
  );
}

function isTraced({ status }: TraceEntry): boolean {
  return status === 'traced' || status === 'derived';
}
