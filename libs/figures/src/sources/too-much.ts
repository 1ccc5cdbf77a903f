import type { ReadFigure } from '../readings/judge-claims';
import type { Evidence } from './evidence';

/** A draft holds more than is compared with its sources at a time. */
export class TooMuchToTrace extends Error {
  override readonly name = 'TooMuchToTrace';

  constructor(
    /** Of the draft: figures, names, dates and quotations. */
    readonly claims: number,
    /** Of its sources. */
    readonly facts: number,
  ) {
    super(`${claims} claims beside ${facts} figures`);
  }
}

/** How often, at most, one claim is compared with all facts of its measure. */
const ROUNDS = 8;

/** About how many comparisons the figures of a draft take. */
export function comparisonsOf(figures: readonly ReadFigure[], { document, news }: Evidence): number {
  const sources = [document, ...news];
  return figures.reduce((sum, { rules, model }) => {
    const measure = (rules ?? model)?.measure ?? '';
    return sum + sources.reduce((all, { facts }) => all + (facts.byMeasure.get(measure)?.length ?? 0), 0) * ROUNDS;
  }, 0);
}
