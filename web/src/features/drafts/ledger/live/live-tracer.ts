import type { EvidenceInput, TraceEntry } from '@copydesk/text';

/** What the worker is told: once what a draft rests on, then the draft as often as it changes. */
export type TraceOrder = { input: EvidenceInput } | { text: string };

/** The claims of the text it was given last. */
export type TraceAnswer = TraceEntry[];

interface LiveTracerOptions {
  input: EvidenceInput;
  onTraced: (text: string, entries: TraceEntry[]) => void;
  onFailed: () => void;
}

/** Traces texts in a worker of the browser, one at a time: of those that come meanwhile, the last. */
export class LiveTracer {
  private readonly worker = makeTraceWorker();
  private traced: string | null = null;
  private next: string | null = null;

  constructor({ input, onTraced, onFailed }: LiveTracerOptions) {
    this.worker.onerror = onFailed;
    this.worker.onmessage = ({ data }: MessageEvent<TraceAnswer>) => {
      const { traced, next } = this;
      this.traced = null;
      this.next = null;
      if (next !== null) this.trace(next);
      else if (traced !== null) onTraced(traced, data);
    };
    this.tell({ input });
  }

  trace(text: string): void {
    if (this.traced !== null) {
      this.next = text;
      return;
    }
    this.traced = text;
    this.tell({ text });
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
