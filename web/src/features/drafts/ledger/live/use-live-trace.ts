import { type EvidenceResponse, type LedgerEntry, NO_ANSWERS, withAnswers } from '@copydesk/contracts';
import type { KeptReading } from '@copydesk/figures';
import { withPreheader } from '@copydesk/text';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { LiveTracer, type TraceAnswer, type TracedWords } from './live-tracer';
import { shiftEntries } from './shift-entries';

export interface TracedText {
  /** A draft with its preheader (`withPreheader`). */
  text: string;
  entries: LedgerEntry[];
}

interface LiveSources {
  evidence: EvidenceResponse | undefined;
  /** What a check model read by now; undefined while that is not known. */
  readings: readonly KeptReading[] | undefined;
}

const NOTHING: TracedText = { text: '', entries: [] };
const UNREAD = { text: '', entries: null, promises: [] };

/**
 * The claims and promises of words as they are typed. Claims are those that the server traced where it has these very words,
 * else those that a worker of the browser traces; promises are the worker's. Until it answers, those of the words before
 * move along with them. `words` are null while there are none to be read.
 */
export function useLiveTrace(words: TracedWords | null, saved: TracedText | null, { evidence, readings }: LiveSources) {
  const text = words ? withPreheader(words.text, words.preheader) : '';
  const [read, setRead] = useState<TraceAnswer & { text: string }>(UNREAD);
  const [hasFailed, setFailed] = useState(false);
  const [last, setLast] = useState(NOTHING);
  const tracer = useRef<LiveTracer>(null);
  const input = evidence?.input;
  const isOn = words !== null;

  const answered = useMemo(
    () => read.entries && { text: read.text, entries: withAnswers(read.entries, read.text, evidence ?? NO_ANSWERS) },
    [read, evidence],
  );
  const known = [saved, answered].find((one) => one?.text === text) ?? null;
  if (known && known !== last) setLast(known);
  const trace = useEffectEvent(() => {
    if (words) tracer.current?.trace(words);
  });

  const tellReadings = useEffectEvent((made: LiveTracer | null) => {
    if (readings) made?.readBy(readings);
  });

  useEffect(() => {
    if (!isOn) return;
    const made = new LiveTracer({
      onTraced: (told, answer) => setRead({ text: withPreheader(told.text, told.preheader), ...answer }),
      onFailed: () => setFailed(true),
    });
    if (input) made.restOn(input);
    tellReadings(made);
    tracer.current = made;
    trace();
    return () => {
      tracer.current = null;
      made.end();
    };
  }, [isOn, input]);
  useEffect(() => {
    trace();
  }, [text]);
  useEffect(() => {
    tellReadings(tracer.current);
    trace();
  }, [readings]);

  const { entries } = known ?? last;
  return {
    entries: useMemo(() => (known ? entries : shiftEntries(entries, last.text, text)), [known, entries, last, text]),
    promises: useMemo(() => shiftEntries(read.promises, read.text, text), [read, text]),
    hasFailed,
    /** True where both are those of these very words. */
    isRead: known !== null && (hasFailed || read.text === text),
  };
}
