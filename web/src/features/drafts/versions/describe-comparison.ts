import type { Piece } from './compare-texts';

/** How much two versions differ, in words. */
export function describeComparison(pieces: Piece[]): string {
  const count = (wanted: Piece['kind']) =>
    pieces.reduce((sum, { kind, text }) => sum + (kind === wanted ? (text.match(/\S+/g)?.length ?? 0) : 0), 0);
  const added = count('added');
  const removed = count('removed');
  if (added + removed === 0) return 'The same words.';
  return `${said(added)} added, ${said(removed)} removed.`;
}

function said(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}
