import type { Formula, MeasureKind } from '../lexicon/measures/measure';
import type { Sign, Term } from '../lexicon/words/entry';
import { isMark, skipped } from './cells';
import { type Clause, isTerm, termAt } from './slot';

/** Measures that words make one figure of: 'operating cash flow less capital expenditures'. */
export interface Expression {
  formula: Formula;
  kind: MeasureKind;
  /** The cell behind it. */
  end: number;
  /** Two measures are only listed: 'dividends and buybacks'. */
  isList: boolean;
  isComputed: boolean;
}

/** Measures with signs between them, from left to right; a list goes on with commas and 'and'. */
export function expressionAt(clause: Clause, from: number, isDefinition: boolean): Expression | null {
  let left = atomAt(clause, from);
  if (!left) return null;
  for (let next = operatorAt(clause, left, isDefinition); next; next = operatorAt(clause, left, isDefinition)) {
    const right = atomAt(clause, next.end);
    if (!right) break;
    const { sign } = next;
    // 'A over B less C' has two readings.
    if (left.kind === 'rate') break;
    left = {
      formula: combine(left.formula, right.formula, sign),
      kind: sign === '/' ? 'rate' : left.kind,
      end: right.end,
      isList: next.isList || (left.isList && sign === '+'),
      isComputed: true,
    };
  }
  return inDays(clause, left);
}

/** 'average inventory over cost of sales, × 365'. */
function inDays(clause: Clause, ratio: Expression): Expression {
  const next = skipped(clause, ratio.end);
  const at = isMark(clause, next, ',') ? skipped(clause, next + 1) : next;
  if (ratio.kind !== 'rate' || !isTerm(clause, at, 'in days')) return ratio;
  return { ...ratio, formula: { days: ratio.formula }, kind: 'days', end: at + 1 };
}

function combine(one: Formula, other: Formula, sign: Sign): Formula {
  if (sign === '/') return { ratio: [one, other] };
  return sign === '-' ? { less: [one, other] } : { sum: [one, other] };
}

/** A measure, or its average. */
export function atomAt(clause: Clause, from: number): Expression | null {
  let at = skipped(clause, from);
  // 'covered Northwind's interest expense'
  if (isTerm(clause, at, 'company')) at = skipped(clause, at + 1);
  const isAverage = isTerm(clause, at, 'average');
  if (isAverage) at = skipped(clause, at + 1);
  const term = termAt(clause, at);
  if (term?.is !== 'measure') return null;
  const [measure] = term.measures.filter(({ kind }) => kind !== 'rate' && kind !== 'per share');
  if (!measure) return null;
  const formula = measure.formula ?? measure.measure;
  return {
    formula: isAverage ? { average: formula } : formula,
    kind: measure.kind,
    end: at + 1,
    isList: false,
    isComputed: false,
  };
}

/** The sign behind an expression, and whether it only goes on with a list. */
function operatorAt(
  clause: Clause,
  { end }: Expression,
  isDefinition: boolean,
): { sign: Sign; end: number; isList: boolean } | null {
  let at = skipped(clause, end);
  const hasComma = isMark(clause, at, ',');
  if (hasComma) at = skipped(clause, at + 1);
  const sign = signOf(termAt(clause, at));
  if (sign) return { sign, end: at + 1, isList: false };
  if (isTerm(clause, at, 'break')) return { sign: '+', end: at + 1, isList: true };
  return hasComma && isDefinition ? { sign: '+', end: at, isList: true } : null;
}

const signOf = (term: Term | null): Sign | null => (term && 'sign' in term ? (term.sign ?? null) : null);
