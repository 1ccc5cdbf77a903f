import type { Place } from '../document/document';
import type { Unit } from '../facts/fact';
import { POWERS } from '../lexicon/scales';
import { fractionAt, wordNumberAt } from './number-words';
import { keyOfWord, type Token } from './tokens';

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
const SCALES = new Map<string, number>(
  Object.entries({
    ...POWERS,
    k: 3,
    mn: 6,
    m: 6,
    mm: 6,
    mil: 6,
    bn: 9,
    b: 9,
    tn: 12,
    t: 12,
  }),
);
/** What follows a number and says what it counts; several words are parted by spaces. */
const UNIT_WORDS: readonly [string, Unit, number][] = [
  ['%', 'percent', 0],
  ['percent', 'percent', 0],
  ['per cent', 'percent', 0],
  ['pct', 'percent', 0],
  ['percentage point', 'points', 0],
  ['point', 'points', 0],
  ['pp', 'points', 0],
  ['basis point', 'points', -2],
  ['bp', 'points', -2],
  ['bps', 'points', -2],
  ['cent', 'money', -2],
  ['penny', 'money', -2],
  ['¢', 'money', -2],
  ['dollar', 'money', 0],
  ['u.s dollar', 'money', 0],
  ['time', 'multiple', 0],
  ['x', 'multiple', 0],
  ['fold', 'multiple', 0],
  ['day', 'days', 0],
];
const UNITS = new Map(
  UNIT_WORDS.map(([name, unit, power]) => [name.split(' ').map(keyOfWord).join(' '), { unit, power }] as const),
);

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

/** 'billion', and 'bn' where it is joined to its number. */
function scaleAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const power = SCALES.get(token?.key ?? '');
  if (!token || power === undefined) return null;
  return token.key.length > 3 || token.isJoined || token.key === 'bn' || token.key === 'mn' ? power : null;
}

function unitAt(
  tokens: readonly Token[],
  at: number,
  isInWords: boolean,
): { unit: Unit; power: number; length: number } | null {
  for (const length of [2, 1]) {
    if (at + length > tokens.length) continue;
    const name = tokens
      .slice(at, at + length)
      .map(({ key }) => key)
      .join(' ');
    const found = UNITS.get(name);
    if (!found || (name === 'x' && (isInWords || tokens[at]?.isJoined !== true))) continue;
    return { ...found, length };
  }
  return null;
}
