import { readDraft, readLineAt } from './read-draft';

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
