import { isSpace } from '../../characters';

const PLAIN = new Map([
  ...[...'“”„«»'].map((mark) => [mark, '"'] as const),
  ...[...'‘’'].map((mark) => [mark, "'"] as const),
  ...[...'‐‑‒–—―−'].map((mark) => [mark, '-'] as const),
]);

/** A text as words are looked for in it: lower case, with plain marks and spaces; offsets stay. */
export function foldedWords(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const small = PLAIN.get(character) ?? (isSpace(character) ? ' ' : character.toLowerCase());
    // A few capitals have small letters of two units.
    folded += small.length === 1 ? small : character;
  }
  return folded;
}
