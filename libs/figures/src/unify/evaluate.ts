import type { Claim } from '../claims/claim';
import { lastDay, monthsOf, openingOf, reportedPeriod } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import { type Term, termsOf } from '../facts/composed-part';
import type { MeasureId, Owner } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import type { Formula } from '../lexicon/measures/measure';
import { averaged, type Computed, inBrackets, inDays, joined, pairs } from './computed';
import { measureOf, operands } from './operands';
import type { Prepared } from './prepared';
import { valueInWords } from './words';

/** A claim, and whose figures its formulas take. */
export type Asked = Claim & { of: Owner };

/** What a formula is evaluated for. */
export interface Setting {
  document: Prepared;
  claim: Asked;
  period: TaggedPeriod;
}
const YEAR = 12;

/** The values of a measure: its facts, or what its definition gives. */
export function valuesAt({ document, claim, period }: Setting): Computed[] {
  if (claim.formula !== null) return evaluate(claim.formula, { document, claim, period });
  const measure = measureOf(document, claim, [period]);
  if (measure === null) return [];
  const facts = operands(
    document,
    { measure, part: claim.part.is, period: lastingIn(period, measure, document), owner: claim.of },
    claim,
  );
  const isSize = EVERYDAY[measure]?.isSize === true;
  if (facts.length > 0)
    return facts.map((match) => {
      const { value, unit, label } = match.fact;
      // Statements print in brackets what is taken away.
      const size = isSize ? Math.abs(value) : value;
      const formula = `${valueInWords(size, unit)} (${label})`;
      return { value: unit === 'percent' ? size / 100 : size, formula, operands: [match], isOpen: false };
    });
  const terms = termsOf(claim.part.is);
  if (terms) return summed(terms, { document, period, claim: { ...claim, measure } });
  const definition = EVERYDAY[measure]?.is;
  return definition ? evaluate(definition, { document, claim, period }) : [];
}

/** At the end of the reported period, what flows is that of the period: 'ended the year with interest coverage of 7.6 times'. */
function lastingIn(period: TaggedPeriod, measure: MeasureId, { calendar }: Prepared): TaggedPeriod {
  const reported = reportedPeriod(calendar);
  const isEnd = 'at' in period && reported !== null && lastDay(reported) === period.at;
  return isEnd && EVERYDAY[measure]?.kind === 'flow' ? reported : period;
}

/** 'Latin America and Asia-Pacific', and what is outside of a part. */
function summed(terms: readonly Term[], setting: Setting): Computed[] {
  const { claim } = setting;
  const all = terms.map(({ part, sign }) => ({
    sign,
    values: valuesAt({ ...setting, claim: { ...claim, part: { ...claim.part, is: part } } }),
  }));
  const [first, ...others] = all;
  return others
    .reduce(
      (sum, { sign, values }) => pairs(sum, values, (one, other) => joined(one, other, sign)),
      first?.values ?? [],
    )
    .map(inBrackets);
}

/** All values of a formula that the facts of the source allow; none where an operand is not there. */
export function evaluate(formula: Formula, setting: Setting): Computed[] {
  const { period } = setting;
  if (typeof formula === 'string') return valuesAt(ofMeasure(formula, setting));
  if ('ifAny' in formula) {
    const found = evaluate(formula.ifAny, setting);
    return found.length > 0 ? found : [{ value: 0, formula: '', operands: [], isOpen: true }];
  }
  if ('first' in formula) {
    for (const one of formula.first) {
      const found = evaluate(one, setting);
      if (found.length > 0) return found;
    }
    return [];
  }
  if ('sum' in formula)
    return formula.sum
      .map((one) => evaluate(one, setting))
      .reduce((all, next) => pairs(all, next, (a, b) => joined(a, b, '+')));
  if ('less' in formula) {
    const [from, taken] = formula.less;
    return pairs(evaluate(from, setting), evaluate(taken, setting).map(inBrackets), (a, b) => joined(a, b, '-'));
  }
  if ('ratio' in formula) return ratios(formula.ratio, setting);
  // What lasts a year has an opening balance that annual reports print.
  if (monthsOf(period) !== YEAR && !('at' in period)) return [];
  if ('days' in formula) return evaluate(formula.days, setting).map(inDays);
  const of = 'average' in formula ? formula.average : formula.change;
  const [open, close] = [openingOf(period), period].map((then) => evaluate(of, { ...setting, period: then }));
  return pairs(close ?? [], open ?? [], 'average' in formula ? averaged : (a, b) => joined(a, b, '-'));
}

const ofMeasure = (measure: MeasureId, { document, claim, period }: Setting): Setting => ({
  document,
  period,
  claim: { ...claim, measure, otherMeasures: [], formula: null, relation: { kind: 'level' }, unit: 'money' },
});

function ratios([of, to]: readonly [Formula, Formula], setting: Setting): Computed[] {
  return pairs(evaluate(of, setting), evaluate(to, setting), (one, other) =>
    joined(inBrackets(one), inBrackets(other), '/'),
  );
}
