import { prepareEvidence, readDocument, traceEmail, type TraceEntry } from '@copydesk/text';
import type { TraceOrder } from './tracer';

/** Documents stay read, since what else a draft rests on changes with every wish; and so does evidence as it is. */
const documentOf = remembering(readDocument);
const evidenceOf = remembering((_version, input: TraceOrder['input']) =>
  prepareEvidence(input, documentOf(input.document ?? '')),
);

export default function trace({ text, preheader, input, version }: TraceOrder): TraceEntry[] {
  return storable(traceEmail(text, preheader, evidenceOf(version, input)));
}

/** A quote that was cut within a character could not be kept. */
function storable(entries: TraceEntry[]): TraceEntry[] {
  const whole = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
  return JSON.parse(JSON.stringify(entries, whole)) as TraceEntry[];
}

/** How many of what was made stay known. */
const KEPT = 4;

/** Makes something once for each key, as long as that was among the last. */
function remembering<T, A extends unknown[]>(make: (key: string, ...more: A) => T): (key: string, ...more: A) => T {
  const known = new Map<string, T>();
  return (key, ...more) => {
    const made = known.get(key) ?? make(key, ...more);
    // The one that was used last stands last.
    known.delete(key);
    known.set(key, made);
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
    return made;
  };
}
