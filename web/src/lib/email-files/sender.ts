import type { Brand } from '@copydesk/contracts';

/** Who sends an email, and what the law wants below it. A text that was not given is empty: nothing is made up for it. */
export type Sender = Pick<Brand, 'company' | 'senderEmail' | 'address' | 'unsubscribeText' | 'unsubscribeLink'>;

/** The sender of who has no brand. */
export const NO_SENDER: Sender = {
  company: '',
  senderEmail: '',
  address: '',
  unsubscribeText: '',
  unsubscribeLink: '',
};
