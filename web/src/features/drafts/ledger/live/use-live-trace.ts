import { type EvidenceResponse, type LedgerEntry, withWaivers } from '@copydesk/contracts';
import { withPreheader } from '@copydesk/text';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LiveTracer, type TracedWords } from './live-tracer';
import { shiftEntries } from './shift-entries';

export interface TracedText {
  /** A draft with its preheader (`withPreheader`). */
  text: string;
  entries: LedgerEntry[];
}

const NOTHING: TracedText = { text: '', entries: [] };

/**
 * The claims of words as they are typed: those that the server traced where it has these very words, else those that a
 * worker of the browser traces. Until it answers, the claims of the words before move along with them.
 */
export function useLiveTrace(words: TracedWords, saved: TracedText | null, evidence: EvidenceResponse | undefined) {
  const text = withPreheader(words.text, words.preheader);
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
    if (isUnknown) tracer.current?.trace(words);
  });

  useEffect(() => {
    if (!input) return;
    const made = new LiveTracer({
      input,
      onTraced: (told, entries) => setTraced({ text: withPreheader(told.text, told.preheader), entries }),
      onFailed: () => setFailed(true),
    });
    tracer.current = made;
    trace();
    return () => made.end();
  }, [input]);
  useEffect(() => {
    trace();
  }, [text]);

  const { entries } = known ?? last;
  return {
    entries: useMemo(() => (known ? entries : shiftEntries(entries, last.text, text)), [known, entries, last, text]),
    hasFailed,
  };
}
