import { setPriority } from 'node:os';

/** A third of the processor where others want all of it. */
const NICE = 5;

/**
 * Called on a thread of dear work: it gets the processor when nobody else waits for it. Linux alone has a priority of threads.
 */
export function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(NICE);
}
