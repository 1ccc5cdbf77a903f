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

/** Why a change is suggested: what it would change is shown beside it. */
export function reasonFor(change: MadeChange): string {
  if (isOf(change, 'subject')) return 'The subject line is too long for an inbox.';
  if (isOf(change, 'second-subject')) return 'There is a second subject line.';
  return isOf(change, 'link')
    ? 'The address is in none of your sources.'
    : 'This is copied word for word from the winning copy.';
}

/** One change in words. */
function tellChange(change: MadeChange): string {
  const { was, is } = change;
  if (isOf(change, 'subject')) {
    return `subject line shortened from ${quoted(was)} to ${quoted(is)}, since it was too long for an inbox`;
  }
  if (isOf(change, 'second-subject')) return `second subject line ${quoted(was)} removed`;
  const told = is.trim() === '' ? `${quoted(was)} removed` : `${quoted(was)} became ${quoted(is)}`;
  return isOf(change, 'link')
    ? `${told}, since the address is in none of your sources`
    : `${told}, since it was copied word for word from the winning copy`;
}

const isOf = ({ mended }: MadeChange, kind: string) => mended.some((place) => place.kind === kind);

/** What is said of a draft, as one note; null where there is nothing to say. */
export const oneNote = (...said: (string | null)[]): string | null => said.filter(Boolean).join(' ') || null;

const quoted = (words: string) => `“${words.replaceAll('**', '').trim()}”`;
