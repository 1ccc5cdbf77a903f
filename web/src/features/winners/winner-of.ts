import type { ThreadResponse } from '@copydesk/contracts';

/** The winner that a thread was given; empty where it was begun in another tool. */
export function winnerOf({ inputs }: ThreadResponse): string {
  return typeof inputs.winnerCopy === 'string' ? inputs.winnerCopy : '';
}
