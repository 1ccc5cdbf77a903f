import { readDraft } from '@copydesk/text';
import type { MadeChange } from './mend';

/** What was changed in a draft before anybody saw it: what stood there, what stands there now, and why. */
export function tellChanges(
  before: string,
  { text, changes }: { text: string; changes: MadeChange[] },
  disclaimers: string[] = [],
): string | null {
  const doubled = disclaimers.map(
    (words) => `${quoted(words)} removed, since the disclaimer of your brand stands below`,
  );
  const mended = changes.map((change) => {
    if (!isOf(change, 'subject')) return tellChange(change);
    // The model may have named a part of it.
    const [was = '', is = ''] = [before, text].map((draft) => readDraft(draft).subject ?? '');
    return tellChange({ ...change, was, is });
  });
  const told = [...doubled, ...mended];
  return told.length === 0 ? null : `Changed before you saw it: ${told.join('; ')}.`;
}

/** One change in words. */
export function tellChange(change: MadeChange): string {
  const { was, is } = change;
  if (isOf(change, 'subject')) {
    return `subject line shortened from ${quoted(subjectIn(was))} to ${quoted(subjectIn(is))}, since it was too long for an inbox`;
  }
  if (isOf(change, 'second-subject')) return `second subject line ${quoted(was)} removed`;
  const told = is.trim() === '' ? `${quoted(was)} removed` : `${quoted(was)} became ${quoted(is)}`;
  return isOf(change, 'link')
    ? `${told}, since the address is in none of your sources`
    : `${told}, since it was copied word for word from the winning copy`;
}

const subjectIn = (words: string) => readDraft(words).subject ?? words;

const isOf = ({ mended }: MadeChange, kind: string) => mended.some((place) => place.kind === kind);

/** What is said of a draft, as one note; null where there is nothing to say. */
export const oneNote = (...said: (string | null)[]): string | null => said.filter(Boolean).join(' ') || null;

const quoted = (words: string) => `“${words.replaceAll('**', '').trim()}”`;
