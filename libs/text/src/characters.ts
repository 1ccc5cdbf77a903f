/**
 * Makes a text that every part of the product can store: NUL characters and lone halves of surrogate pairs are taken
 * out, line ends become `\n`. Everything else stays as it is.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\0|\p{Surrogate}/gu, '');
}

/** Takes out the marks that turn the direction of writing, by which a file's name looks like another one. */
export function withoutDirectionMarks(name: string): string {
  return name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** True where a text holds what Postgres refuses: a NUL character or a lone half of a surrogate pair. */
export function hasUnstorable(text: string): boolean {
  return /\0|\p{Surrogate}/u.test(text);
}

/** How many characters people and Postgres see: an emoji is one, though a string of ours keeps two places for it. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
