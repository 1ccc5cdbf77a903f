import type { EmailPurpose } from '@copydesk/contracts';

/** What the kinds of emails are called. */
export const PURPOSE_NAMES: Record<EmailPurpose, string> = {
  news: 'News or analysis',
  offer: 'Offer',
  event: 'Event',
  reminder: 'Reminder',
  welcome: 'Welcome',
  other: 'Something else',
};
