import { INBOX } from '@copydesk/contracts';

/** What an inbox cuts of a subject line. */
export function describeLength({ length }: string): string {
  const count = `${length} characters`;
  if (length > INBOX.desktop) return `${count}, cut in most inboxes`;
  return length > INBOX.phone ? `${count}, cut on a phone` : count;
}
