import type { Claim } from '../claims/claim';
import type { TaggedPeriod } from '../document/document';
import type { MeasureId, Owner, Part, Unit } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import type { MeasureKind } from '../lexicon/measures/measure';
import { type Asked, type Computed, evaluate, joined, type Setting, valuesAt } from './evaluate';
import { basePeriod, measureOf } from './operands';
import type { Prepared } from './prepared';
import { valueInWords } from './words';

/** The values that a claim's words allow, by the formulas of the library. */
export interface Allowed {
  /** By what its words mean as they stand. */
  usual: Computed[];
  /** By what some take them for. */
  also: Computed[];
}

/** All values that a claim's words allow; empty where the operands are not there. */
export function compute(document: Prepared, claim: Claim): Allowed {
  // What all owners have and what the parent's shareholders have are two definitions of one name.
  const owners: Owner[] = claim.owner.is === 'company' ? ['company', 'parent'] : [claim.owner.is];
  const period = claim.period?.is;
  if (!period || claim.measure === null) return { usual: [], also: [] };
  const settings = owners.map((of): Setting => ({ document, claim: { ...claim, of }, period }));
  return {
    usual: distinct(settings.flatMap(computeFor)),
    also: distinct(settings.flatMap(alternatives)),
  };
}

const distinct = (all: Computed[]): Computed[] =>
  all.filter(({ value }, at) => all.findIndex((one) => one.value === value) === at);

function computeFor(setting: Setting): Computed[] {
  const { claim, period } = setting;
  const { relation } = claim;
  switch (relation.kind) {
    case 'change':
    case 'multiple':
      return changes(setting, basePeriod(relation.base, period));
    case 'share':
      return shares(setting, relation.of, relation.ofPart).map((one) => inUnit(one, claim));
    case 'level':
      return defined(setting);
    case 'ratio':
      return ratios(setting, {
        ...setting,
        claim: ofPart(claim, relation.to, relation.toPart),
        period: relation.toPeriod ?? period,
      });
  }
}

const ofPart = (claim: Asked, measure: MeasureId, part: Part): Asked => ({
  ...claim,
  measure,
  otherMeasures: [],
  part: { ...claim.part, is: part },
});

function changes(setting: Setting, base: TaggedPeriod): Computed[] {
  const { document, claim, period } = setting;
  const measure = measureOf(document, claim, [period, base]);
  const chosen = { ...setting, claim: { ...claim, measure, otherMeasures: [] } };
  const isRate = measure !== null && EVERYDAY[measure]?.kind === 'rate';
  return valuesAt(chosen).flatMap((now) =>
    valuesAt({ ...chosen, period: base }).flatMap((then) => {
      if (claim.relation.kind === 'multiple') return joined(now, then, '/');
      if (claim.unit !== 'percent') return joined(now, then, '-').map((one) => inUnit(one, claim));
      // Whether a rate that rose 5% rose by five points nobody can tell.
      return isRate ? [] : growths(now, then);
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

const shares = (setting: Setting, of: MeasureId, part: Part): Computed[] =>
  ratios(setting, { ...setting, claim: ofPart(setting.claim, of, part) });

const ratios = (one: Setting, other: Setting): Computed[] =>
  valuesAt(one).flatMap((of) => valuesAt(other).flatMap((to) => joined(of, to, '/')));

/** A measure that no row states, by what its name means. */
function defined(setting: Setting): Computed[] {
  const { claim } = setting;
  const known = EVERYDAY[claim.measure ?? ''];
  if (!known?.is || !UNITS[known.kind]?.includes(claim.unit)) return [];
  return evaluate(known.is, setting).map((one) => inUnit(one, claim));
}

/** By what some take the name for; a change or a share of it is only taken of what it means. */
function alternatives(setting: Setting): Computed[] {
  const { claim } = setting;
  const known = EVERYDAY[claim.measure ?? ''];
  if (!known?.also || claim.relation.kind !== 'level' || !UNITS[known.kind]?.includes(claim.unit)) return [];
  return known.also.flatMap((formula) => evaluate(formula, setting)).map((one) => inUnit(one, claim));
}

/** How values of a kind are said. */
const UNITS: Readonly<Partial<Record<MeasureKind, readonly Unit[]>>> = {
  flow: ['money'],
  balance: ['money'],
  'per share': ['per share'],
  rate: ['percent', 'multiple'],
  days: ['days'],
};

/** Ratios are computed as numbers. */
const inUnit = (one: Computed, { unit }: Claim): Computed =>
  unit === 'percent' || unit === 'points' ? { ...one, value: one.value * 100 } : one;

/** 'a / b - 1 = 3.3%' */
export const withResult = ({ formula, value }: Computed, { unit }: Claim): string =>
  `${formula} = ${valueInWords(value, unit)}`;
