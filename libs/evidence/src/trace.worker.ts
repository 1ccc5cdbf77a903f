import { NOTHING_TO_READ, prepareSources, readSource, TooMuchToTrace, toRead, traceEmail } from '@copydesk/figures';
import type { TraceEntry } from '@copydesk/text';
import { yieldToOthers } from '@copydesk/threads';
import type { TraceAnswer, TraceOrder } from './tracer';

yieldToOthers();

/** Documents stay read, since what else a draft rests on changes with every wish; and so does evidence as it is. */
const documentOf = remembering((_document, input: TraceOrder['input']) => ({
  made: readSource(input),
  characters: charactersOf(input),
}));
const evidenceOf = remembering((_version, { document, input }: Pick<TraceOrder, 'document' | 'input'>) => ({
  made: prepareSources(input, documentOf(document, input)),
  characters: charactersOf(input),
}));

function charactersOf({ document = '', structure }: TraceOrder['input']): number {
  return document.length + (structure?.length ?? 0);
}

export default function trace({ known, text, preheader, version, most, ...sources }: TraceOrder): TraceAnswer {
  try {
    const evidence = evidenceOf(version, sources);
    if (known) return { entries: known, toRead: toRead(text, known, evidence) };
    return { entries: storable(traceEmail({ text, preheader }, evidence, most)), toRead: NOTHING_TO_READ };
  } catch (error) {
    if (!(error instanceof TooMuchToTrace)) throw error;
    const { claims, facts } = error;
    return { tooMuch: { claims, facts } };
  }
}

/** A quote that was cut within a character could not be kept. */
function storable(entries: TraceEntry[]): TraceEntry[] {
  const whole = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
  return JSON.parse(JSON.stringify(entries, whole)) as TraceEntry[];
}

/** How many of what was made stay known, and how many characters of documents they may be made of together. */
const KEPT = 4;
const KEPT_CHARACTERS = 6_000_000;

interface Made<T> {
  made: T;
  characters: number;
}

/** Makes something once for each key, as long as that was among the last. */
function remembering<T, A extends unknown[]>(
  make: (key: string, ...more: A) => Made<T>,
): (key: string, ...more: A) => T {
  const known = new Map<string, Made<T>>();
  return (key, ...more) => {
    const found = known.get(key) ?? make(key, ...more);
    // The one that was used last stands last.
    known.delete(key);
    known.set(key, found);
    for (const oldest of known.keys()) if (isTooMuch([...known.values()])) known.delete(oldest);
    return found.made;
  };
}

function isTooMuch(kept: Made<unknown>[]): boolean {
  return kept.length > KEPT || kept.reduce((sum, { characters }) => sum + characters, 0) > KEPT_CHARACTERS;
}
