import type { QuoteMatch } from './find-quote';
import { splitWords } from './split-words';

const RUN = 12;

/**
 * Where a copy says what its winner says, word for word, for `atLeast` words or more; case, punctuation and line breaks
 * do not count. Offsets in `copy`, in order; runs that overlap are told as one. Takes time in proportion to the texts.
 */
export function copiedRuns(winner: string, copy: string, atLeast = RUN): QuoteMatch[] {
  const known = new Set(
    runsOf(
      splitWords(winner).map(({ word }) => word),
      atLeast,
    ),
  );
  if (known.size === 0) return [];
  const words = splitWords(copy);
  const found: QuoteMatch[] = [];
  runsOf(
    words.map(({ word }) => word),
    atLeast,
  ).forEach((run, at) => {
    const [first, last] = [words[at], words[at + atLeast - 1]];
    if (!known.has(run) || !first || !last) return;
    const before = found.at(-1);
    if (before && first.from < before.to) before.to = last.to;
    else found.push({ from: first.from, to: last.to });
  });
  return found;
}

/** Every run of so many words. */
function runsOf(words: string[], length: number): string[] {
  const text = words.join(' ');
  let next = 0;
  const starts = words.map((word) => {
    const start = next;
    next += word.length + 1;
    return start;
  });
  return Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) =>
    text.slice(starts[at], (starts[at + length] ?? next) - 1),
  );
}
