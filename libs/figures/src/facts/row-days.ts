import { wordsOf } from '../lexicon/normalise';
import type { Calendar } from './calendar';
import { type Day, daysBetween, daysLater, isLastOfMonth, writtenDays } from './days';
import { periodOf } from './readings';
import type { ColumnTime } from './column-time';

const FIRST = new Set(['beginning', 'opening', 'start']);
const LAST = new Set(['ending', 'closing', 'end']);
const TIMES = new Set(['period', 'year', 'quarter', 'balance', 'balances', 'fiscal']);
/** Such rows are of a day that their label does not say. */
const DAYS = new Set(['balance', 'balances']);

/** When a row is of, in a column of periods: 'Cash at beginning of year', 'Balance at June 30, 2024' are of a day. */
export function timeOfRow(labels: readonly string[], column: ColumnTime | null, calendar: Calendar): ColumnTime | null {
  const label = labels.at(-1) ?? '';
  const words = wordsOf(label);
  const days = writtenDays(label);
  const [day] = days;
  const isOfDay = DAYS.has(words[0] ?? '') || words.includes('as');
  if (day && days.length === 1 && isOfDay) {
    return { period: { months: 0, end: openingDay(day.day, calendar) ?? day.day }, isCertain: true };
  }
  if (isOfDay && (days.length > 0 || DAYS.has(words[0] ?? ''))) return edgeOf(words, column, calendar);
  if (isAtEdge(words)) return edgeOf(words, column, calendar);
  if (isRateOfDay(wordsOf(labels.join(' ')))) return null;
  const isMoved = column?.period?.months === 0 && MOVES.has(words[0] ?? '');
  return isMoved ? { ...column, isCertain: false } : column;
}

/** 'Cash at end of period', 'Beginning gross unrecognized tax benefits', but no gains 'recognized during the year'. */
function isAtEdge(words: readonly string[]): boolean {
  if (EDGES.has(words[0] ?? '')) return true;
  const isTimed = words.some((word) => TIMES.has(word)) && words.some((word) => FIRST.has(word) || LAST.has(word));
  return isTimed && !words.includes('during');
}

const EDGES = new Set(['beginning', 'ending']);
/** Rows that say what happened between two days, whatever their column is called. */
const MOVES = new Set('increase increases decrease decreases additions reductions settlements'.split(' '));

/** Rates of what is outstanding are those of a day: 'Weighted-average discount rate'. */
function isRateOfDay(words: readonly string[]): boolean {
  if (!words.includes('rate') || words.includes('shares')) return false;
  return words.includes('discount') || (words.includes('weighted') && words.includes('average'));
}

/** A balance at the first day of a year is that of the last one of the year before. */
function openingDay(day: Day, calendar: Calendar): Day | null {
  const before = daysLater(day, -1);
  const name = Number(before.slice(0, 4));
  return [name - 1, name, name + 1].some((year) => calendar.endOfYear(year) === before) ? before : null;
}

function edgeOf(words: readonly string[], column: ColumnTime | null, calendar: Calendar): ColumnTime | null {
  if (!column?.period || column.period.months === 0) return null;
  const isFirst = words.some((word) => FIRST.has(word));
  if (!isFirst && !words.some((word) => LAST.has(word))) return null;
  const { months, end } = column.period;
  const period = periodOf({ months, end });
  if ('at' in period || !isFirst) return { period: { months: 0, end }, isCertain: column.isCertain };
  const before = daysLater(period.start, -1);
  const yearEnd = yearEndNear(before, calendar);
  // Where years and quarters are counted in weeks, the first day of a period is not certain.
  const edge = yearEnd ?? before;
  const isKnown = isLastOfMonth(edge) || calendar.written?.includes(edge) === true;
  return { period: { months: 0, end: edge }, isCertain: column.isCertain && isKnown };
}

/** Weeks make a year end a few days earlier or later. */
const DRIFT_DAYS = 8;

function yearEndNear(day: Day, calendar: Calendar): Day | null {
  const year = Number(day.slice(0, 4));
  const ends = [year - 1, year, year + 1].flatMap((name) => calendar.endOfYear(name) ?? []);
  return ends.find((end) => Math.abs(daysBetween(end, day)) <= DRIFT_DAYS) ?? null;
}
