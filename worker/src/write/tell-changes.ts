import { readDraft } from '@copydesk/text';
import type { mend } from './mend';

/** What was changed in a draft before anybody saw it: what stood there, what stands there now, and why. */
export function tellChanges(
  before: string,
  { text, changes }: Awaited<ReturnType<typeof mend>>,
  disclaimers: string[] = [],
): string | null {
  const doubled = disclaimers.map(
    (words) => `${quoted(words)} removed, since the disclaimer of your brand stands below`,
  );
  const mended = changes.map(({ was, is, mended: places }) => {
    const kinds = new Set(places.map(({ kind }) => kind));
    if (kinds.has('subject')) {
      const [longer, shorter] = [before, text].map((draft) => quoted(readDraft(draft).subject ?? ''));
      return `subject line shortened from ${longer} to ${shorter}, since it was too long for an inbox`;
    }
    if (kinds.has('second-subject')) return `second subject line ${quoted(was)} removed`;
    const change = is.trim() === '' ? `${quoted(was)} removed` : `${quoted(was)} became ${quoted(is)}`;
    return kinds.has('link')
      ? `${change}, since the address is in none of your sources`
      : `${change}, since it was copied word for word from the winning copy`;
  });
  const told = [...doubled, ...mended];
  return told.length === 0 ? null : `Changed before you saw it: ${told.join('; ')}.`;
}

/** What is said of a draft, as one note; null where there is nothing to say. */
export const oneNote = (...said: (string | null)[]): string | null => said.filter(Boolean).join(' ') || null;

const quoted = (words: string) => `“${words.replaceAll('**', '').trim()}”`;
