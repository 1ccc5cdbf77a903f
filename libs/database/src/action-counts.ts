import { COPIES, type ActionCount } from '@copydesk/contracts';

/** How often something was done, and how many of it were generations. */
export type Counts = ActionCount & { generations: number };

/** In whole percent; null where there is nothing to compare with. */
export function trend(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

export function countOf(counts: Counts[], types: readonly string[]): number {
  return eventsIn(counts.filter(({ actionType }) => types.includes(actionType)));
}

export function eventsIn(counts: Counts[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

export function copiesIn(counts: Counts[]): number {
  return countOf(counts, COPIES);
}

export function generationsIn(counts: Counts[]): number {
  return counts.reduce((sum, { generations }) => sum + generations, 0);
}
