import { type EvidenceResponse, type LedgerEntry, withWaivers } from '@copydesk/contracts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LiveTracer } from './live-tracer';
import { shiftEntries } from './shift-entries';

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
  const tracer = useRef<LiveTracer>(null);
  const input = evidence?.input;
  const waivers = evidence?.waivers;
  const traceTyped = useEffectEvent(() => tracer.current?.trace(text));

  useEffect(() => {
    if (!input) return;
    const made = new LiveTracer({
      input,
      onTraced: (words, entries) => setTraced({ text: words, entries }),
      onFailed: () => setFailed(true),
    });
    tracer.current = made;
    traceTyped();
    return () => made.end();
  }, [input]);

  useEffect(() => {
    const timer = setTimeout(() => tracer.current?.trace(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

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
  return { ...traced, entries: withWaivers(traced.entries, traced.text, waivers) };
}
