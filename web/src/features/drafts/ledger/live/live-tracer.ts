import type { EvidenceInput, KeptReading } from '@copydesk/figures';
import type { TraceEntry } from '@copydesk/text';
import type { FoundPromise } from '../../findings/describe-findings';

/** What is traced: a draft, and what an inbox shows behind its subject. */
export interface TracedWords {
  text: string;
  preheader: string | null;
}

/** What the worker is told: once what a draft rests on, and what a model read and the words as often as they change. */
export type TraceOrder = { input: EvidenceInput } | { readings: readonly KeptReading[] } | TracedWords;

/** What it finds in the words it was given last. */
export interface TraceAnswer {
  /** Null as long as it does not know what the draft rests on. */
  entries: TraceEntry[] | null;
  /** Places of the draft with its preheader. */
  promises: FoundPromise[];
}

interface LiveTracerOptions {
  onTraced: (words: TracedWords, answer: TraceAnswer) => void;
  onFailed: () => void;
}

/** Reads words in a worker of the browser, one text at a time: of those that come meanwhile, the last. */
export class LiveTracer {
  private readonly worker = makeTraceWorker();
  private traced: TracedWords | null = null;
  private next: TracedWords | null = null;

  constructor({ onTraced, onFailed }: LiveTracerOptions) {
    this.worker.onerror = onFailed;
    this.worker.onmessage = ({ data }: MessageEvent<TraceAnswer>) => {
      const { traced, next } = this;
      this.traced = null;
      this.next = null;
      if (next !== null) this.trace(next);
      else if (traced !== null) onTraced(traced, data);
    };
  }

  /** Says what the words rest on that are traced from here on. */
  restOn(input: EvidenceInput): void {
    this.tell({ input });
  }

  /** Says what a check model read by now. */
  readBy(readings: readonly KeptReading[]): void {
    this.tell({ readings });
  }

  trace(words: TracedWords): void {
    if (this.traced !== null) {
      this.next = words;
      return;
    }
    this.traced = words;
    this.tell(words);
  }

  end(): void {
    this.worker.terminate();
  }

  private tell(order: TraceOrder): void {
    this.worker.postMessage(order);
  }
}

/** The bundler finds the worker's file by this very expression. */
function makeTraceWorker(): Worker {
  return new Worker(new URL('./trace.worker.ts', import.meta.url), { type: 'module' });
}
