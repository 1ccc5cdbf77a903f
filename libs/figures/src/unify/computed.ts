import type { Match } from '../verdict';

/** One value that a formula may have, with the numbers that it is made of. */
export interface Computed {
  /** A ratio as a number: 0.241 where 24.1% is printed. */
  value: number;
  /** '($12.5 billion (Net sales) - $12.1 billion (Cost of sales))' */
  formula: string;
  operands: Match[];
  /** Something that most companies have was not there, and taken for nothing. */
  isOpen: boolean;
}

/** More values of one formula than this prove nothing. */
const MOST_VALUES = 64;
const DAYS = 365;

type Join = (one: Computed, other: Computed) => Computed[];

export function pairs(some: readonly Computed[], others: readonly Computed[], join: Join): Computed[] {
  if (some.length * others.length > MOST_VALUES) return [];
  return some.flatMap((one) => others.flatMap((other) => join(one, other)));
}

/** Two values with a sign between them. */
export function joined(one: Computed, other: Computed, sign: '+' | '-' | '/'): Computed[] {
  // A ratio to nothing, or to a loss, says nothing.
  if (sign === '/' && other.value <= 0) return [];
  const value =
    sign === '+' ? one.value + other.value : sign === '-' ? one.value - other.value : one.value / other.value;
  const isOpen = one.isOpen || other.isOpen;
  const formula = [one, other].flatMap(({ formula: words }) => (words === '' ? [] : [words])).join(` ${sign} `);
  return [{ value, formula, operands: [...one.operands, ...other.operands], isOpen }];
}

export const inBrackets = (one: Computed): Computed =>
  [' - ', ' + ', ' / '].some((sign) => one.formula.includes(sign)) ? { ...one, formula: `(${one.formula})` } : one;

export const inDays = (one: Computed): Computed => ({
  ...one,
  value: one.value * DAYS,
  formula: `${DAYS} x ${inBrackets(one).formula}`,
});

export function averaged(close: Computed, open: Computed): Computed[] {
  return joined(close, open, '+').map((sum) => ({
    ...sum,
    value: sum.value / 2,
    formula: `(${sum.formula}) / 2`,
  }));
}
