import type { TraceEntry } from './trace-entry';

/**
 * The figures of a draft, judged by its document and traced to its other sources: these prove what the document does not
 * know for certain, and contradict nothing.
 */
export function withJudged(judged: TraceEntry[], traced: TraceEntry[]): TraceEntry[] {
  const told = judged.map((entry) => {
    const isOpen = entry.status === 'found' || entry.status === 'unsourced';
    return (isOpen && traced.find((other) => isProved(other) && overlap(entry, other))) || entry;
  });
  const others = traced.filter((entry) => !judged.some((one) => overlap(entry, one)));
  return [...told, ...others.map((entry) => (isProved(entry) ? entry : unsourced(entry)))];
}

const isProved = ({ status }: TraceEntry): boolean => status === 'traced' || status === 'derived';

const overlap = (one: TraceEntry, other: TraceEntry): boolean => one.from < other.to && other.from < one.to;

const unsourced = ({ from, to, quote, kind }: TraceEntry): TraceEntry => ({
  from,
  to,
  quote,
  kind,
  status: 'unsourced',
});
