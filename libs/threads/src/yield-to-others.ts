import { constants, getPriority, setPriority } from 'node:os';

/** A third of the processor where others want all of it. */
const NICE = 5;

/**
 * Called on a thread of dear work: it gets the processor when nobody else waits for it. Linux alone has a priority of threads.
 */
export function yieldToOthers(): void {
  if (process.platform === 'linux') lower(NICE);
}

/** The same for a process that was started for such work. */
export function letYield(pid: number): void {
  lower(constants.priority.PRIORITY_BELOW_NORMAL, pid);
}

/** What has a lower priority already keeps it: to raise one needs a right that no container has. */
function lower(nice: number, pid = 0): void {
  if (getPriority(pid) < nice) setPriority(pid, nice);
}
