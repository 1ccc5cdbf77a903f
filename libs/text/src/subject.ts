import { draftToPlainText } from './copy-draft';
import { firstCharacters } from './cut-middle';
import { readDraft, readLineAt } from './read-draft';

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

/** The draft with another subject line; all else stays as it is, to the character. One that has none gets one above it. */
export function withSubject(text: string, subject: string): string {
  const words = subject.replaceAll('**', '').replace(/\s+/g, ' ').trim();
  const { subjectRuns } = readDraft(text);
  const [first, last] = [subjectRuns[0], subjectRuns.at(-1)];
  if (first && last) {
    const to = last.from + last.text.length;
    // Bold that begins among the words ends with them.
    const isOpen = text.slice(first.from, to).split('**').length % 2 === 0;
    return text.slice(0, first.from) + words + text.slice(isOpen && text.startsWith('**', to) ? to + 2 : to);
  }
  const { kind, from } = readLineAt(text, text.search(/\S|$/));
  return kind === 'subject'
    ? `${text.slice(0, from).trimEnd()} ${words}${text.slice(from)}`
    : `Subject: ${words}\n\n${text}`;
}
