/** How many characters people and Postgres see: an emoji is one, though a string of ours keeps two places for it. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
