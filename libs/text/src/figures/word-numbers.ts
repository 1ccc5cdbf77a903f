import { type PrintedNumber } from './read-number';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS: Record<string, number> = {};
ONES.forEach((word, index) => (UNITS[word] = index));
TENS.forEach((word, index) => (UNITS[word] = (index + 2) * 10));

const ONE = [...TENS, ...ONES.toReversed()].join('|');

/** The source of a pattern for a number in words: 'fourteen point five', 'two hundred and six', 'eighty-one'. */
export const WORD_NUMBER = `(?:${ONE})(?:(?:[- ]| and )(?:${ONE}|hundred|point)){0,7}`;

/** What a number in words is worth. 'Fourteen fifty' and what else is no plain number is null. */
export function readWordNumber(words: string): PrintedNumber | null {
  const parts = words
    .toLowerCase()
    .split(/[- ]+/)
    .filter((part) => part !== 'and');
  const point = parts.indexOf('point');
  const whole = readWhole(point < 0 ? parts : parts.slice(0, point));
  if (whole === null) return null;
  if (point < 0) return { value: whole, half: 0.5 };
  const digits = parts.slice(point + 1).map((part) => UNITS[part] ?? NaN);
  const fraction = digits.join('');
  if (!/^\d{1,3}$/.test(fraction)) return null;
  return { value: Number(`${whole}.${fraction}`), half: 0.5 * 10 ** -fraction.length };
}

function readWhole(parts: string[]): number | null {
  let total = 0;
  let last = 1_000;
  for (const part of parts) {
    if (part === 'hundred') {
      if (total < 1 || total > 9) return null;
      total *= 100;
      last = 100;
      continue;
    }
    const unit = UNITS[part];
    const size = unit === undefined ? 0 : unit >= 20 ? 10 : 1;
    if (unit === undefined || (last <= 10 && (size >= last || unit >= 10))) return null;
    total += unit;
    last = size === 10 ? 10 : 1;
  }
  return total;
}
