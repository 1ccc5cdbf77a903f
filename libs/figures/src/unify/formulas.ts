import type { Claim } from '../claims/claim';
import { termsOf } from '../facts/composed-part';
import type { Owner, Unit } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import type { Formula, MeasureKind } from '../lexicon/measures/measure';
import { type Asked, evaluate, type Setting, valuesAt } from './evaluate';
import { type Computed, joined, pairs } from './computed';
import { changes, compounded, inUnit, ofPart, ratios, shares, yearsOf } from './of-relation';
import { basePeriod } from './operands';
import type { Prepared } from './prepared';
import { valueInWords } from './words';

/** The values that a claim's words allow, by the formulas of the library. */
interface Allowed {
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
    usual: distinct(settings.flatMap(claim.averageOf === null ? computeFor : averages)),
    also: distinct(settings.flatMap(claim.averageOf === null ? alternatives : averagesOfAll)),
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
    case 'growth':
      return compounded(setting, relation.years);
    case 'ratio':
      return ratios(setting, {
        ...setting,
        claim: ofPart(claim, relation.to, relation.toPart),
        period: relation.toPeriod ?? period,
      });
  }
}

/** The average of what each of the years has. */
function averages(setting: Setting): Computed[] {
  const years = yearsOf(setting);
  const isLevel = setting.claim.relation.kind === 'level';
  const each = years.map((one) => {
    const values = isLevel && setting.claim.kind !== 'rate' ? valuesAt(one) : computeFor(one);
    return values.length === 0 && isLevel ? valuesAt(one).map((value) => inUnit(value, one.claim)) : values;
  });
  return each
    .reduce((all, next) => pairs(all, next, (a, b) => joined(a, b, '+')))
    .map((sum) => ({
      ...sum,
      value: sum.value / years.length,
      formula: `(${sum.formula}) / ${years.length}`,
    }));
}

/** An average share may be what all years together have of all years together. */
function averagesOfAll(setting: Setting): Computed[] {
  const { claim } = setting;
  const { relation } = claim;
  if (relation.kind !== 'share') return [];
  const level: Asked = { ...claim, relation: { kind: 'level' }, unit: 'money' };
  const [part, whole] = [level, ofPart(level, relation.of, relation.ofPart)].map((one) =>
    averages({ ...setting, claim: one }),
  );
  return pairs(part ?? [], whole ?? [], (one, other) => joined(one, other, '/')).map((one) => inUnit(one, claim));
}

/** A measure that no row states, by what its name means. */
function defined(setting: Setting): Computed[] {
  const { claim } = setting;
  if (termsOf(claim.part.is)) return valuesAt(setting).map((one) => inUnit(one, claim));
  const formula = claim.formula ?? EVERYDAY[claim.measure ?? '']?.is;
  return formula === undefined ? [] : computed(formula, setting);
}

/** By what some take the name for; a change or a share of it is only taken of what it means. */
function alternatives(setting: Setting): Computed[] {
  const { claim } = setting;
  const { relation, part } = claim;
  // A segment's income may be told as a share of the segment's revenue.
  if (relation.kind === 'share' && part.is !== null && relation.ofPart === null && relation.of !== claim.measure)
    return shares(setting, relation.of, part.is).map((one) => inUnit(one, claim));
  const { also = [] } = EVERYDAY[claim.measure ?? ''] ?? {};
  const isBare = claim.relation.kind === 'level' && claim.formula === null;
  return isBare ? also.flatMap((formula) => computed(formula, setting)) : [];
}

function computed(formula: Formula, setting: Setting): Computed[] {
  const { kind, unit } = setting.claim;
  if (kind === null || !UNITS[kind]?.includes(unit)) return [];
  return evaluate(formula, setting).map((one) => inUnit(one, setting.claim));
}

/** How values of a kind are said. */
const UNITS: Readonly<Partial<Record<MeasureKind, readonly Unit[]>>> = {
  flow: ['money'],
  balance: ['money'],
  'per share': ['per share'],
  rate: ['percent', 'multiple'],
  days: ['days'],
};

/** 'a / b - 1 = 3.3%' */
export const withResult = ({ formula, value }: Computed, { unit }: Claim): string =>
  `${formula} = ${valueInWords(value, unit)}`;
