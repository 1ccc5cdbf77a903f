import { type EvidenceResponse, type LedgerEntry, withWaivers } from '@copydesk/contracts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LiveTracer } from './live-tracer';
import { shiftEntries } from './shift-entries';

export interface TracedText {
  text: string;
  entries: LedgerEntry[];
}

const NOTHING: TracedText = { text: '', entries: [] };

/**
 * The claims of a text as it is typed: those that the server traced where it has this very text, else those that a
 * worker of the browser traces. Until it answers, the claims of the text before move along with their words.
 */
export function useLiveTrace(text: string, saved: TracedText | null, evidence: EvidenceResponse | undefined) {
  const [traced, setTraced] = useState<TracedText | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [last, setLast] = useState(NOTHING);
  const tracer = useRef<LiveTracer>(null);
  const input = evidence?.input;
  const waivers = evidence?.waivers;

  const answered = useMemo(
    () => traced && { ...traced, entries: withWaivers(traced.entries, traced.text, waivers ?? []) },
    [traced, waivers],
  );
  const known = [saved, answered].find((one) => one?.text === text) ?? null;
  if (known && known !== last) setLast(known);
  const isUnknown = known === null;
  const trace = useEffectEvent(() => {
    if (isUnknown) tracer.current?.trace(text);
  });

  useEffect(() => {
    if (!input) return;
    const made = new LiveTracer({
      input,
      onTraced: (words, entries) => setTraced({ text: words, entries }),
      onFailed: () => setFailed(true),
    });
    tracer.current = made;
    trace();
    return () => made.end();
  }, [input]);
  useEffect(() => trace(), [text]);

  const { entries } = known ?? last;
  return {
    entries: useMemo(() => (known ? entries : shiftEntries(entries, last.text, text)), [known, entries, last, text]),
    hasFailed,
  };
}
