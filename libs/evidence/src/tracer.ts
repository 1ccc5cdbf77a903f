import { join } from 'node:path';
import { JobError } from '@copydesk/contracts';
import type { TracedClaims } from '@copydesk/database';
import { NUMERIC_KINDS, type EvidenceInput, type FigureKind, type TraceEntry } from '@copydesk/text';
import Piscina from 'piscina';
import { evidenceVersion, ledgerVersion } from './draft-evidence';

/** What a thread that traces is given. */
export interface TraceOrder {
  text: string;
  preheader: string | null;
  input: EvidenceInput;
  version: string;
}

/** Texts that may wait for their turn. */
const WAITING = 100;

/** How many of what was traced last stay known: a draft is traced when it passes its gate, and when it is saved. */
const KNOWN = 50;

const FIGURES: ReadonlySet<FigureKind> = new Set(NUMERIC_KINDS);

/** Tracing took too long, or too many texts wait for it. */
export class TracerBusy extends JobError {
  constructor(detail: string) {
    super('The figures could not be compared in time. Please try again in a moment.', { retry: 'later', detail });
  }
}

/** Lays drafts beside what they rest on, on a thread of its own: a long filing takes longer than a request may block. */
export class Tracer {
  /** `limitMs` is how long one text may take, its turn included: reading the longest document takes a few seconds. */
  constructor(private readonly limitMs = 30_000) {}

  /** The thread starts with the first text, and ends after a minute without one. */
  private readonly pool = new Piscina<TraceOrder, TraceEntry[]>({
    filename: join(__dirname, 'trace.worker.js'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    maxQueue: WAITING,
    // No key and no address of this process is of use there.
    env: {},
  });

  private readonly known = new Map<string, TracedClaims>();

  /**
   * Traces every claim of a text, and of its preheader where it has one. Evidence that was read lately is not read again.
   * @throws TracerBusy where that takes too long: its thread is ended, and others wait for a new one at most.
   */
  async trace(
    text: string,
    input: EvidenceInput,
    { version = evidenceVersion(input), preheader = null }: { version?: string; preheader?: string | null } = {},
  ): Promise<TracedClaims> {
    const key = JSON.stringify([version, text, preheader]);
    const known = this.known.get(key);
    if (known) return known;
    const entries = await this.run({ text, preheader, input, version });
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

  /** Ends its thread, whatever it does. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async run(order: TraceOrder): Promise<TraceEntry[]> {
    if (this.pool.queueSize >= WAITING) throw new TracerBusy('too many texts wait to be traced');
    const signal = AbortSignal.timeout(this.limitMs);
    try {
      return await this.pool.run(order, { signal });
    } catch (error) {
      if (signal.aborted) throw new TracerBusy(`a text was not traced within ${this.limitMs} ms`);
      throw error;
    }
  }
}

function isTraced({ status }: TraceEntry): boolean {
  return status === 'traced' || status === 'derived';
}
