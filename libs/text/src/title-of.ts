import { firstCharacters } from './cut-middle';
import { draftToPlainText } from './copy-draft';
import { readDraft } from './read-draft';

/** A title is looked for in so many characters. */
const BEGINNING = 4_000;

/**
 * A title for a draft: its subject line, else its first words, cut at a word to at most `max` characters (UTF-16
 * units, 1 at least) with an ellipsis. Empty only for a text that is empty or white space.
 */
export function titleOf(text: string, max: number): string {
  const beginning = text.trimStart().slice(0, BEGINNING);
  const line = readDraft(beginning).subject ?? draftToPlainText(beginning);
  const words = line.trim().replace(/\s+/g, ' ') || beginning.trim().replace(/\s+/g, ' ');
  if (words.length <= max) return words;
  const cut = firstCharacters(words, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}
