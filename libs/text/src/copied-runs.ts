import type { QuoteMatch } from './find-quote';
import { splitWords, wordsOf } from './split-text';

const RUN = 12;

/**
 * Where a copy says what its winner says, word for word, for `atLeast` words or more; case, punctuation and line breaks
 * do not count. Offsets in `copy`, in order; runs that overlap are told as one. Takes time in proportion to the texts.
 */
export function copiedRuns(winner: string, copy: string, atLeast = RUN): QuoteMatch[] {
  const known = new Set<string>();
  eachRun(wordsOf(winner), atLeast, (run) => known.add(run));
  const found: QuoteMatch[] = [];
  if (known.size === 0) return found;
  const words = splitWords(copy);
  const said = words.map(({ word }) => word);
  eachRun(said, atLeast, (run, at) => {
    const [first, last] = [words[at], words[at + atLeast - 1]];
    if (!known.has(run) || !first || !last) return;
    const before = found.at(-1);
    if (before && first.from < before.to) before.to = last.to;
    else found.push({ from: first.from, to: last.to });
  });
  return found;
}

/** Tells every run of so many words, and at which word it begins. */
function eachRun(words: string[], length: number, tell: (run: string, at: number) => void): void {
  const text = words.join(' ');
  let from = 0;
  let to = -1;
  words.forEach((word, last) => {
    to += word.length + 1;
    const at = last + 1 - length;
    const first = words[at];
    if (first === undefined) return;
    tell(text.slice(from, to), at);
    from += first.length + 1;
  });
}
