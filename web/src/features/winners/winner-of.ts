import type { ThreadResponse } from '@copydesk/contracts';

/** The winner that a thread was given; empty where it was begun in another tool. */
export function winnerOf({ inputs }: ThreadResponse): string {
  return inputs?.tool === 'clone-winner-v3' ? inputs.input.winnerCopy : '';
}
