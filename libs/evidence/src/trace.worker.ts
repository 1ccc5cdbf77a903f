import { prepareEvidence, traceDraft, type Evidence, type TraceEntry } from '@copydesk/text';
import type { TraceOrder } from './tracer';

/** How many documents stay read. */
const KEPT = 4;

const known = new Map<string, Evidence>();

export default function trace({ text, input, version }: TraceOrder): TraceEntry[] {
  const evidence = known.get(version) ?? prepareEvidence(input);
  // The one that was used last stands last.
  known.delete(version);
  known.set(version, evidence);
  for (const [oldest] of known) if (known.size > KEPT) known.delete(oldest);
  return storable(traceDraft(text, evidence));
}

/** A quote that was cut within a character could not be kept. */
function storable(entries: TraceEntry[]): TraceEntry[] {
  const whole = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
  return JSON.parse(JSON.stringify(entries, whole)) as TraceEntry[];
}
