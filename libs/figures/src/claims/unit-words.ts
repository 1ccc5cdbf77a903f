import type { Unit } from '../facts/fact';
import { POWERS } from '../lexicon/scales';
import { keyOfWord, type Token } from './tokens';

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

/** 'billion', and 'bn' where it is joined to its number. */
export function scaleAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const power = SCALES.get(token?.key ?? '');
  if (!token || power === undefined) return null;
  return token.key.length > 3 || token.isJoined || token.key === 'bn' || token.key === 'mn' ? power : null;
}

export function unitAt(
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
