import { wordsOf } from '../lexicon/normalise';
import type { Calendar } from './calendar';
import { type Day, daysBetween, writtenDays } from './days';
import { periodOf } from './readings';
import type { ColumnTime } from './column-time';

const FIRST = new Set(['beginning', 'opening', 'start']);
const LAST = new Set(['ending', 'closing', 'end']);
const TIMES = new Set(['period', 'year', 'quarter', 'balance', 'balances', 'fiscal']);
/** Such rows are of a day that their label does not say. */
const DAYS = new Set(['balance', 'balances']);

/** When a row is of, in a column of periods: 'Cash at beginning of year', 'Balance at June 30, 2024' are of a day. */
export function timeOfRow(label: string, column: ColumnTime | null, calendar: Calendar): ColumnTime | null {
  const words = wordsOf(label);
  const days = writtenDays(label);
  const [day] = days;
  const isOfDay = DAYS.has(words[0] ?? '') || words.includes('as');
  if (day && days.length === 1 && isOfDay) return { period: { months: 0, end: day.day }, isCertain: true };
  if (isOfDay && (days.length > 0 || DAYS.has(words[0] ?? ''))) return edgeOf(words, column, calendar);
  return words.some((word) => TIMES.has(word)) && words.some((word) => FIRST.has(word) || LAST.has(word))
    ? edgeOf(words, column, calendar)
    : RATES.every((word) => words.includes(word)) && !words.includes('shares')
      ? null
      : column;
}

/** Rates of what is outstanding are those of a day: 'Weighted-average discount rate'. */
const RATES = ['weighted', 'average', 'rate'];

function edgeOf(words: string[], column: ColumnTime | null, calendar: Calendar): ColumnTime | null {
  if (!column?.period || column.period.months === 0) return null;
  const isFirst = words.some((word) => FIRST.has(word));
  if (!isFirst && !words.some((word) => LAST.has(word))) return null;
  const { months, end } = column.period;
  const period = periodOf({ months, end });
  if ('at' in period || !isFirst) return { period: { months: 0, end }, isCertain: column.isCertain };
  const start = new Date(period.start);
  start.setUTCDate(start.getUTCDate() - 1);
  const before = start.toISOString().slice(0, 10);
  const yearEnd = yearEndNear(before, calendar);
  // Where quarters are counted in weeks, the first day of a period is not certain.
  const isCertain = column.isCertain && (yearEnd !== null || start.getUTCDate() > 27);
  return { period: { months: 0, end: yearEnd ?? before }, isCertain };
}

/** Weeks make a year end a few days earlier or later. */
const DRIFT_DAYS = 8;

function yearEndNear(day: Day, calendar: Calendar): Day | null {
  const year = Number(day.slice(0, 4));
  const ends = [year - 1, year, year + 1].flatMap((name) => calendar.endOfYear(name) ?? []);
  return ends.find((end) => Math.abs(daysBetween(end, day)) <= DRIFT_DAYS) ?? null;
}
