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
  return traceDraft(text, evidence);
}
