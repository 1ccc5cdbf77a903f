import type { Formula, MeasureId } from './measure';

/** The measures that a formula is made of. */
export function operandsOf(formula: Formula | undefined): ReadonlySet<MeasureId> {
  const found = new Set<MeasureId>();
  const add = (one: Formula): void => {
    if (typeof one === 'string') found.add(one);
    else for (const inner of Object.values(one)) for (const next of Array.isArray(inner) ? inner : [inner]) add(next);
  };
  if (formula !== undefined) add(formula);
  return found;
}
