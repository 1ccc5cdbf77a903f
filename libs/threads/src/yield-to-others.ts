import { constants, setPriority } from 'node:os';

/**
 * Called on a thread of dear work: it gets the processor when nobody else waits for it. Linux alone has a priority of threads.
 */
export function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
