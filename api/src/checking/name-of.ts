import type { User } from '@copydesk/database';

/** What a person is called beside what they answer for. */
export function nameOf({ firstName, lastName, username }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
