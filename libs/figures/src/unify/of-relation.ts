import type { Claim } from '../claims/claim';
import { move } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import type { MeasureId, Part } from '../facts/fact';
import { type Asked, type Setting, valuesAt } from './evaluate';
import { type Computed, joined, pairs } from './computed';
import { measureOf } from './operands';

export function changes(setting: Setting, base: TaggedPeriod): Computed[] {
  const { document, claim, period } = setting;
  const measure = measureOf(document, claim, [period, base]);
  const chosen = { ...setting, claim: { ...claim, measure, otherMeasures: [] } };
  return valuesAt(chosen).flatMap((now) =>
    valuesAt({ ...chosen, period: base }).flatMap((then) => {
      if (claim.relation.kind === 'multiple') return joined(now, then, '/');
      if (claim.unit !== 'percent') return joined(now, then, '-').map((one) => inUnit(one, claim));
      // Whether a rate that rose 5% rose by five points nobody can tell.
      return claim.kind === 'rate' ? [] : growths(now, then);
    }),
  );
}

function growths(now: Computed, then: Computed): Computed[] {
  return joined(now, then, '/').map((one) => ({
    ...one,
    value: (one.value - 1) * 100,
    formula: `${one.formula} - 1`,
  }));
}

export const shares = (setting: Setting, of: MeasureId, part: Part): Computed[] =>
  // A rate is no share of anything.
  setting.claim.kind === 'rate' ? [] : ratios(setting, { ...setting, claim: ofPart(setting.claim, of, part) });

export const ratios = (one: Setting, other: Setting): Computed[] =>
  valuesAt(one).flatMap((of) => valuesAt(other).flatMap((to) => joined(of, to, '/')));

export const ofPart = (claim: Asked, measure: MeasureId, part: Part): Asked => ({
  ...claim,
  measure,
  otherMeasures: [],
  formula: null,
  part: { ...claim.part, is: part },
});

export function compounded(setting: Setting, years: number): Computed[] {
  const base = { ...setting, period: move(setting.period, years * MONTHS) };
  return pairs(valuesAt(setting), valuesAt(base), (now, then) =>
    now.value > 0 && setting.claim.kind !== 'rate' ? joined(now, then, '/') : [],
  ).map((one) => ({
    ...one,
    value: (one.value ** (1 / years) - 1) * 100,
    formula: `(${one.formula}) ^ (1 / ${years}) - 1`,
  }));
}

export const yearsOf = (setting: Setting): Setting[] =>
  Array.from({ length: setting.claim.averageOf ?? 1 }, (_, back) => ({
    ...setting,
    period: move(setting.period, back * MONTHS),
  }));

const MONTHS = 12;

/** Ratios are computed as numbers. */
export const inUnit = (one: Computed, { unit }: Claim): Computed =>
  unit === 'percent' || unit === 'points' ? { ...one, value: one.value * 100 } : one;
