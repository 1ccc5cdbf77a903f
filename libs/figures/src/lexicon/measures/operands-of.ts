import type { Formula, MeasureId } from './measure';

/** The measures that a formula is made of. */
export function operandsOf(formula: Formula | undefined): ReadonlySet<MeasureId> {
  if (formula === undefined) return new Set();
  if (typeof formula === 'string') return new Set([formula]);
  const inner: readonly (Formula | readonly Formula[])[] = Object.values(formula);
  return new Set(inner.flat().flatMap((one) => [...operandsOf(one)]));
}
