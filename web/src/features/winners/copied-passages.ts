import { copiedRuns } from '@copydesk/text';
import { shownWords } from './shown-words';

/** A passage that says what the winner says, word for word: where it stands in the shown words, and what it says. */
export interface CopiedPassage {
  from: number;
  to: number;
  quote: string;
}

/** The passages of twelve words in a row or more that are the winner's own. */
export function copiedPassages(winner: string, text: string): CopiedPassage[] {
  const words = shownWords(text);
  return copiedRuns(winner, words).map(({ from, to }) => ({
    from,
    to,
    quote: words.slice(from, to).replaceAll('\n', ' '),
  }));
}
