/** What is left of a text whose middle was taken out. `from` and `to` are offsets in the text that was given. */
export interface MiddleCut {
  text: string;
  from: number;
  to: number;
}

/**
 * Keeps the first `head` and the last `tail` characters (UTF-16 units) of a text and puts what `marker` answers
 * between them. A surrogate pair is never split: a pair on the edge goes as a whole.
 */
export function cutMiddle(
  text: string,
  keep: { head: number; tail: number },
  marker: (from: number, to: number) => string,
): MiddleCut {
  const from = splitsPair(text, keep.head) ? keep.head - 1 : keep.head;
  const start = text.length - keep.tail;
  const to = splitsPair(text, start) ? start + 1 : start;
  return { text: text.slice(0, from) + marker(from, to) + text.slice(to), from, to };
}

/** The first `max` characters of a text at most, without half a surrogate pair at the end. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, splitsPair(text, max) ? max - 1 : max);
}

function splitsPair(text: string, at: number): boolean {
  return isBetween(text.charCodeAt(at - 1), 0xd800, 0xdbff) && isBetween(text.charCodeAt(at), 0xdc00, 0xdfff);
}

function isBetween(code: number, low: number, high: number): boolean {
  return code >= low && code <= high;
}
