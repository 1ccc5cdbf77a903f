/** A text as words are looked for in it: lower case, with plain marks and spaces; offsets stay. */
export function foldedWords(text: string): string {
  const plain = text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, ' ');
  const lower = plain.toLowerCase();
  // A few capitals have small letters of two units.
  return lower.length === plain.length ? lower : plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
