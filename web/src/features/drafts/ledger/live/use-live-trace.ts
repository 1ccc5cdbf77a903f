import { type EvidenceResponse, type LedgerEntry, withWaivers } from '@copydesk/contracts';
import { useEffect, useMemo, useState } from 'react';
import { shiftEntries } from './shift-entries';
import type { TraceAnswer, TraceOrder } from './trace-order';

interface TracedText {
  text: string;
  entries: LedgerEntry[];
}

/** So long one types nothing before the text is traced. */
const PAUSE_MS = 120;

/**
 * The claims of a text that is being typed: traced in a worker after each pause, and moved along with the words until
 * then. `saved` is the text that one began with.
 */
export function useLiveTrace(text: string, saved: TracedText | null, evidence: EvidenceResponse | undefined) {
  const [traced, setTraced] = useState(saved);
  const [hasFailed, setFailed] = useState(false);
  const [worker, setWorker] = useState<Worker | null>(null);
  const input = evidence?.input;
  const waivers = evidence?.waivers;

  useEffect(() => {
    if (!input) return;
    const made = makeTraceWorker();
    made.onerror = () => setFailed(true);
    tell(made, { type: 'evidence', input });
    setWorker(made);
    return () => {
      made.terminate();
      setWorker(null);
    };
  }, [input]);

  useEffect(() => {
    if (!worker) return;
    const id = Date.now();
    const timer = setTimeout(() => tell(worker, { type: 'text', id, text }), PAUSE_MS);
    worker.onmessage = ({ data }: MessageEvent<TraceAnswer>) => {
      if (data.id === id) setTraced({ text, entries: data.entries });
    };
    return () => clearTimeout(timer);
  }, [worker, text]);

  const answered = useMemo(() => answerFor(traced, waivers), [traced, waivers]);
  const entries = useMemo(() => shiftEntries(answered.entries, answered.text, text), [answered, text]);
  return {
    /** The claims at their places in what is typed. */
    entries,
    /** The text that was traced last, and its claims: it rests while one types. */
    traced: answered,
    hasFailed,
  };
}

function answerFor(traced: TracedText | null, waivers: EvidenceResponse['waivers'] = []): TracedText {
  if (!traced) return { text: '', entries: [] };
  return waivers.length === 0 ? traced : { ...traced, entries: withWaivers(traced.entries, traced.text, waivers) };
}

function tell(worker: Worker, order: TraceOrder): void {
  worker.postMessage(order);
}

/** The bundler finds the worker's file by this very expression. */
function makeTraceWorker(): Worker {
  return new Worker(new URL('./trace.worker.ts', import.meta.url), { type: 'module' });
}
