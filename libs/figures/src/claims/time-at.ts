import { dayOf, monthOf, MONTHS } from '../facts/days';
import type { TimeWords } from '../lexicon/words/entry';
import type { Token } from './tokens';
import { isAll, isDigit, isYear } from '../characters';

/** 'June 30, 2025', '2025', 'FY25', "Q3'25". */
export function timeAt(tokens: readonly Token[], at: number): { time: TimeWords; length: number } | null {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first) return null;
  const month = first.kind === 'word' && first.isCapital ? monthNamed(first) : 0;
  if (month > 0 && second?.kind === 'number') {
    const hasComma = third?.key === ',';
    const yearToken = tokens[at + (hasComma ? 3 : 2)];
    const year = yearOf(yearToken);
    const day = year === null ? null : dayOf(year, month, Number(second.text));
    if (day !== null) return { time: { day }, length: hasComma ? 4 : 3 };
  }
  // 'November 30th', without a year.
  if (month > 0 && second?.kind === 'number' && isDate(second)) {
    return { time: { month, date: Number(second.text) }, length: isEnding(third) ? 3 : 2 };
  }
  const year = yearOf(first);
  if (year !== null && !isCounted(second)) return { time: { year }, length: 1 };
  return shortTime([first, second, third]);
}

const isDate = ({ text }: Token): boolean => text.length < 3 && Number(text) > 0 && Number(text) < 32;

const isEnding = (token: Token | undefined): boolean =>
  token?.isJoined === true && ['st', 'nd', 'rd', 'th'].includes(token.text);

function monthNamed({ key, text }: Token): number {
  const number = monthOf(text);
  // 'Marketing' and 'Mayor' start like months.
  return number > 0 && (key.length <= 4 || MONTHS.includes(key)) ? number : 0;
}

const yearOf = (token: Token | undefined): number | null =>
  token?.kind === 'number' && isYear(token.text) ? Number(token.text) : null;

const COUNTED = new Set(['%', 'million', 'billion', 'percent', 'thousand', 'trillion', 'share']);
const isCounted = (token: Token | undefined): boolean => token !== undefined && COUNTED.has(token.key);

/** 'FY25' and 'FY2025'; 'Q3' is an entry of the lexicon. */
function shortTime([first, second, third]: readonly [Token, Token?, Token?]): {
  time: TimeWords;
  length: number;
} | null {
  const name = first.key.replace("'", '');
  const digits = name.startsWith('fy') ? name.slice('fy'.length) : '';
  if ((digits.length === 2 || digits.length === 4) && isAll(digits, isDigit))
    return { time: { year: fullYear(digits), isFiscal: true }, length: 1 };
  // "fiscal year '22"
  if (first.key === 'fiscal' && second?.key === 'year' && third?.isJoined && isShortYear(third))
    return { time: { year: fullYear(third.text), isFiscal: true }, length: 3 };
  if (first.key !== 'fy' && first.key !== 'fiscal') return null;
  const isShort = second && isShortYear(second) && isAll(second.text, isDigit);
  return isShort ? { time: { year: fullYear(second.text), isFiscal: true }, length: 2 } : null;
}

const isShortYear = ({ kind, text }: Token): boolean => kind === 'number' && text.length === 2;

const fullYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));
