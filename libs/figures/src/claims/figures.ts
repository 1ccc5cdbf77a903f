import type { Place } from '../document/document';
import type { Unit } from '../facts/fact';
import type { Found } from './matcher';
import { fractionAt, wordNumberAt } from './number-words';
import type { Token } from './tokens';
import { scaleAt, unitAt } from './unit-words';

/** A number of a draft with all that belongs to it: '$18.3 billion', '45 cents', '12 %'. */
export interface Figure extends Place {
  quote: string;
  /** In whole units, with its sign; a percentage is 12 for 12 %. */
  value: number;
  /** Half a unit of its last digit. */
  rounding: number;
  unit: Unit;
  /** A number that is not written in digits, or that has no unit, is a claim only where a measure is read with it. */
  isBare: boolean;
  /** A sign before a percentage says a change: '+10%'. */
  sign: '+' | '-' | null;
  /** The power of ten that its words say: 9 for billions. */
  power: number;
  /** How many tokens it covers. */
  length: number;
}

const CURRENCIES = new Set(['$', '€', '£', '¥']);
const MINUS = new Set(['-', '−', '–']);

/** The figure that starts at a token; null where none does. */
export function figureAt(tokens: readonly Token[], at: number): Figure | null {
  let next = at;
  // '2022–2024'
  const isDash = tokens[next]?.isJoined === true && tokens[next - 1]?.kind === 'number';
  const isSigned = !isDash && startsNumber(tokens[next + 1]);
  const isNegative = isAmount(tokens[next + 1]) && NEGATIVE.has(tokens[next]?.key ?? '');
  const isMinus = isNegative || (isSigned && MINUS.has(tokens[next]?.key ?? ''));
  const isPlus = isSigned && tokens[next]?.key === '+';
  if (isMinus || isPlus) next += 1;
  const isBracket = tokens[next]?.key === '(' && CURRENCIES.has(tokens[next - 1]?.key ?? '');
  if (isBracket) return null;
  const isMoney = CURRENCIES.has(tokens[next]?.key ?? '');
  if (isMoney) next += 1;
  const isInBrackets = isMoney && tokens[next]?.key === '(';
  if (isInBrackets) next += 1;
  const number = numberAt(tokens, next);
  if (!number) return null;
  next += number.length;
  if (isInBrackets && tokens[next]?.key === ')') next += 1;
  const scale = scaleAt(tokens, next);
  if (scale !== null) next += 1;
  const unit = unitAt(tokens, next, number.isInWords);
  if (unit) next += unit.length;
  const power = (scale ?? 0) + (unit?.power ?? 0);
  const [first, last] = [tokens[at], tokens[next - 1]];
  if (!first || !last) return null;
  const sign = isMinus || isInBrackets ? -1 : 1;
  return {
    from: first.from,
    to: last.to,
    quote: '',
    value: rounded(sign * number.value * 10 ** power),
    rounding: (number.rounding ?? 0.5 * 10 ** -number.decimals) * 10 ** power,
    unit: unit?.unit ?? number.unit ?? (isMoney ? 'money' : 'count'),
    isBare: !isMoney && !unit && (scale === null || number.isInWords) && number.unit === undefined,
    sign: isPlus ? '+' : isMinus ? '-' : null,
    power,
    length: next - at,
  };
}

const rounded = (value: number): number => Number(value.toPrecision(14));

/** 'negative $5 billion' */
const NEGATIVE = new Set(['negative', 'minus']);

const isAmount = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || CURRENCIES.has(token.key));

const startsNumber = (token: Token | undefined): boolean => token?.isJoined === true && isAmount(token);

export interface NumberRead {
  value: number;
  decimals: number;
  length: number;
  isInWords: boolean;
  /** Where words say how sure a number is: 'a third'. */
  rounding?: number;
  unit?: Unit;
}

function numberAt(tokens: readonly Token[], at: number): NumberRead | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const digits = token.text.replaceAll(',', '');
    const value = Number(digits);
    if (!Number.isFinite(value)) return null;
    const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
    return { value, decimals, length: 1, isInWords: false };
  }
  return token?.kind === 'word' ? (fractionAt(tokens, at) ?? wordNumberAt(tokens, at)) : null;
}

/** How far 'doubled' may be from twice as much, as a share of it. */
const DOUBLED = 0.05;

/** 'doubled' is a figure in a word; its place and its words are those of its item. */
export function timesFigure({ term, length }: Found): Figure {
  const value = term.is === 'times' ? term.factor : 1;
  const place = { from: 0, to: 0, quote: '' };
  return { ...place, value, rounding: value * DOUBLED, unit: 'multiple', isBare: false, sign: null, power: 0, length };
}
