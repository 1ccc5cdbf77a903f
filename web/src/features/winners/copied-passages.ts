import type { ThreadResponse } from '@copydesk/contracts';
import { copiedRuns, readDraft } from '@copydesk/text';

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

/** The winner that a thread was given; empty where it was begun in another tool. */
export function winnerOf({ brief }: ThreadResponse): string {
  return brief?.tool === 'clone-winner-v3' ? brief.input.winnerCopy : '';
}

/** The words of an email in the order in which the screen shows them, a line for each of its lines. */
export function shownWords(text: string): string {
  const { subject, blocks } = readDraft(text);
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
  return [subject ?? '', ...lines.map((runs) => runs.map((run) => run.text).join(''))].join('\n');
}
