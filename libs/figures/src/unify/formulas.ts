import type { Claim, Relation } from '../claims/claim';
import type { TaggedPeriod } from '../document/document';
import type { MeasureId, Owner } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import type { Match } from '../verdict';
import { basePeriod, measureOf, operands } from './operands';
import type { Prepared } from './prepared';
import { valueInWords } from './words';

/** One way to compute what a claim says. */
export interface Computed {
  value: number;
  /** What it would be called: '$12.5 billion / $12.1 billion - 1 = 3.3%'. */
  formula: string;
  operands: Match[];
}

/** All values that a claim's words allow, by the formulas of the library; empty where its operands are not there. */
export function compute(document: Prepared, claim: Claim): Computed[] {
  // What all owners have and what the parent's shareholders have are two definitions of one name.
  const owners: Owner[] = claim.owner.is === 'company' ? ['company', 'parent'] : [claim.owner.is];
  const all = owners.flatMap((owner) => computeFor(document, { ...claim, of: owner }));
  return all.filter(({ value }, at) => all.findIndex((one) => one.value === value) === at);
}

/** A claim, and whose figures its formula takes. */
type Asked = Claim & { of: Owner };

function computeFor(document: Prepared, claim: Asked): Computed[] {
  const period = claim.period?.is;
  if (!period || claim.measure === null) return [];
  const { relation } = claim;
  switch (relation.kind) {
    case 'change':
    case 'multiple':
      return changes(document, claim, [period, basePeriod(relation.base, period)]);
    case 'share':
      return shares(document, claim, period);
    case 'level':
      return defined(document, claim, period);
    case 'ratio':
      return ratios(document, claim, { period, relation });
  }
}

const shown = ({ fact }: Match): string => `${valueInWords(fact.value, fact.unit)} (${fact.label})`;

/** The values of a measure then: its facts, or what its definition gives. */
function valuesAt(document: Prepared, claim: Asked, period: TaggedPeriod): Computed[] {
  const measure = measureOf(document, claim, [period]);
  if (measure === null) return [];
  const facts = operands(document, { measure, part: claim.part.is, period, owner: claim.of }, claim);
  if (facts.length > 0)
    return facts.map((match) => ({ value: match.fact.value, formula: shown(match), operands: [match] }));
  return defined(document, claim, period);
}

function changes(document: Prepared, claim: Asked, [period, base]: readonly [TaggedPeriod, TaggedPeriod]): Computed[] {
  const measure = measureOf(document, claim, [period, base]);
  const chosen = { ...claim, measure, otherMeasures: [] };
  return valuesAt(document, chosen, period).flatMap((now) =>
    valuesAt(document, chosen, base).flatMap((then) => {
      const sources = [...now.operands, ...then.operands];
      const of = (value: number, formula: string) => [{ value, formula, operands: sources }];
      if (claim.relation.kind === 'multiple') {
        return then.value > 0 ? of(now.value / then.value, `${now.formula} / ${then.formula}`) : [];
      }
      if (claim.unit !== 'percent') return of(now.value - then.value, `${now.formula} - ${then.formula}`);
      return then.value > 0 ? of((now.value / then.value - 1) * 100, `${now.formula} / ${then.formula} - 1`) : [];
    }),
  );
}

function shares(document: Prepared, claim: Asked, period: TaggedPeriod): Computed[] {
  if (claim.relation.kind !== 'share') return [];
  const { of, ofPart } = claim.relation;
  const whole = { ...claim, measure: of, otherMeasures: [], part: { ...claim.part, is: ofPart } };
  return valuesAt(document, claim, period).flatMap((part) =>
    valuesAt(document, whole, period).flatMap((total) =>
      total.value > 0
        ? [
            {
              value: (100 * part.value) / total.value,
              formula: `${part.formula} / ${total.formula}`,
              operands: [...part.operands, ...total.operands],
            },
          ]
        : [],
    ),
  );
}

function ratios(
  document: Prepared,
  claim: Asked,
  { period, relation }: { period: TaggedPeriod; relation: Relation & { kind: 'ratio' } },
): Computed[] {
  const other = { ...claim, measure: relation.to, otherMeasures: [], part: { ...claim.part, is: relation.toPart } };
  return valuesAt(document, claim, period).flatMap((one) =>
    valuesAt(document, other, relation.toPeriod ?? period).flatMap((base) =>
      base.value > 0
        ? [
            {
              value: one.value / base.value,
              formula: `${one.formula} / ${base.formula}`,
              operands: [...one.operands, ...base.operands],
            },
          ]
        : [],
    ),
  );
}

/** Measures that are what is left of another one, where no row states them. */
const DIFFERENCES: Readonly<Record<MeasureId, readonly [MeasureId, MeasureId]>> = {
  'gross profit': ['revenue', 'cost of revenue'],
  'free cash flow': ['operating cash flow', 'capital expenditures'],
};

/** Measures that are two others together, where no row states them. */
const SUMS: Readonly<Record<MeasureId, readonly [MeasureId, MeasureId]>> = {
  'cash and short-term investments': ['cash', 'short-term investments'],
};

/** Margins and rates, and measures that are a difference by definition. */
function defined(document: Prepared, claim: Asked, period: TaggedPeriod): Computed[] {
  const { measure } = claim;
  if (measure === null) return [];
  const ratio = EVERYDAY[measure]?.ratio;
  const difference = DIFFERENCES[measure];
  const sum = SUMS[measure];
  const pair = ratio ?? difference ?? sum;
  if (!pair || (ratio && claim.unit !== 'percent' && claim.unit !== 'points')) return [];
  const [one, other] = pair.map((part) =>
    valuesAt(document, { ...claim, measure: part, otherMeasures: [], unit: 'money' }, period),
  );
  return (one ?? []).flatMap((first) =>
    (other ?? []).flatMap((second) => {
      const [a, b] = [first.value, Math.abs(second.value)];
      if (ratio && b === 0) return [];
      const value = ratio ? (100 * a) / b : sum ? a + b : a - b;
      const sign = ratio ? '/' : sum ? '+' : '-';
      return [
        {
          value,
          formula: `(${first.formula} ${sign} ${second.formula})`,
          operands: [...first.operands, ...second.operands],
        },
      ];
    }),
  );
}

/** 'a / b - 1 = 3.3%' */
export const withResult = ({ formula, value }: Computed, { unit }: Claim): string =>
  `${formula} = ${valueInWords(value, unit)}`;
