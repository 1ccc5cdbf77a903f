import { join } from 'node:path';
import type { EvidenceInput, TraceEntry } from '@copydesk/text';
import Piscina from 'piscina';
import { evidenceVersion } from './draft-evidence';

/** What a thread that traces is given. */
export interface TraceOrder {
  text: string;
  input: EvidenceInput;
  version: string;
}

/** A draft laid beside its evidence. */
export interface Traced {
  entries: TraceEntry[];
  /** How many of `total` claims are traced or derived. */
  traced: number;
  total: number;
  evidenceVersion: string;
}

/** Lays drafts beside what they rest on, on a thread of its own: a long filing takes longer than a request may block. */
export class Tracer {
  private readonly pool = new Piscina<TraceOrder, TraceEntry[]>({
    filename: join(__dirname, 'trace.worker.js'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    // No key and no address of this process is of use there.
    env: {},
  });

  /** Traces every claim of a text. Evidence that was read lately is not read again. */
  async trace(text: string, input: EvidenceInput): Promise<Traced> {
    const version = evidenceVersion(input);
    const entries = await this.pool.run({ text, input, version });
    const traced = entries.filter(({ status }) => status === 'traced' || status === 'derived').length;
    return { entries, traced, total: entries.length, evidenceVersion: version };
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
