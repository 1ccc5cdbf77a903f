import { isAll, isDigit } from '../characters';
import { phrased } from '../lexicon/phrases';
import type { Calendar } from './calendar';
import { type Day, daysBetween, daysLater, isLastOfMonth } from './days';

interface Quarter {
  quarter: number;
  /** The name of its fiscal year. */
  year: number;
}

const QUARTERS = ['q1', 'q2', 'q3', 'q4'];

/** 'Q2 FY24', 'FY24 Q2'; null for what names none, or several. */
export function shortQuarter(text: string): Quarter | null {
  const words = phrased(text).trim().split(' ');
  const quarters = words.filter((word) => QUARTERS.includes(word));
  const years = words.filter(isShortYear);
  const [quarter = '', year = ''] = [quarters[0], years[0]];
  if (quarters.length !== 1 || years.length !== 1) return null;
  return { quarter: QUARTERS.indexOf(quarter) + 1, year: 2000 + Number(year.slice('fy'.length)) };
}

const isShortYear = (word: string): boolean =>
  word.length === 'fy24'.length && word.startsWith('fy') && isAll(word.slice('fy'.length), isDigit);

const QUARTER_DAYS = 91;
const YEAR_DAYS = 364;
/** Weeks make a quarter end a few days earlier or later. */
const DRIFT_DAYS = 8;

/** The last day of a quarter: the reported one, the one a year before it, or so many weeks before the year ends. */
export function endOfQuarter(
  { quarter, year }: Quarter,
  { end, endOfYear }: Pick<Calendar, 'end' | 'endOfYear'>,
): Day | null {
  const yearEnd = endOfYear(year);
  if (yearEnd === null) return null;
  const about = daysLater(yearEnd, (quarter - QUARTERS.length) * QUARTER_DAYS);
  if (isLastOfMonth(yearEnd)) return lastOfMonth(daysLater(about, -DRIFT_DAYS / 2));
  const known = end === null ? [] : [end, daysLater(end, -YEAR_DAYS)];
  return known.find((day) => Math.abs(daysBetween(day, about)) <= DRIFT_DAYS) ?? about;
}

function lastOfMonth(day: Day): Day {
  const next = daysLater(`${day.slice(0, 'YYYY-MM'.length)}-28`, DRIFT_DAYS / 2);
  return daysLater(`${next.slice(0, 'YYYY-MM'.length)}-01`, -1);
}
