import type { Piece } from './compare-texts';

/** A place where a new text differs from an old one: `removed` stood there, and the new text has `from` to `to` in its place. */
export interface Change {
  from: number;
  to: number;
  removed: string;
}

/** The places where the newer of two texts differs, in its order. White space between two changes parts none. */
export function listChanges(pieces: readonly Piece[]): Change[] {
  const changes: Change[] = [];
  let at = 0;
  let open: Change | null = null;
  let gap = '';
  for (const { kind, text } of pieces) {
    if (kind === 'same') {
      if (open && text.trim() === '') gap += text;
      else open = null;
    } else {
      if (!open) {
        open = { from: at, to: at, removed: '' };
        changes.push(open);
      } else {
        open.removed += gap;
        open.to += gap.length;
      }
      gap = '';
      if (kind === 'removed') open.removed += text;
      else open.to += text.length;
    }
    if (open === null) gap = '';
    if (kind !== 'removed') at += text.length;
  }
  return changes.filter(({ from, to, removed }) => from < to || removed.trim() !== '');
}

/** The newer text with one of its changes taken back. */
export const withoutChange = (text: string, { from, to, removed }: Change): string =>
  text.slice(0, from) + removed + text.slice(to);
