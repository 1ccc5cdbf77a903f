import type { TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import { type Day, daysBetween, monthsBetween } from '../facts/days';
import type { TimeWords } from '../lexicon/words/entry';
import { lastDay, monthsBefore, move, spanTo, type Time } from './times';

/** The fiscal year that a day belongs to, by its name. */
export function fiscalYearOf(day: Day, calendar: Calendar): number | null {
  const year = Number(day.slice(0, 4));
  for (const name of [year - 1, year, year + 1]) {
    const end = calendar.endOfYear(name);
    if (end && daysBetween(day, end) > -9 && daysBetween(day, end) < 357) return name;
  }
  return null;
}

/** A quarter without a year is the last one of that number that is reported. */
export function quarterTime(quarter: number, year: number | undefined, calendar: Calendar): Time | null {
  const reported = calendar.end === null ? null : fiscalYearOf(calendar.end, calendar);
  const name = year ?? reported;
  const end = name === null ? null : calendar.endOfYear(name);
  if (end === null) return null;
  const period = spanTo(monthsBefore(end, 12 - 3 * quarter), 3);
  const isLater = year === undefined && calendar.end !== null && daysBetween(calendar.end, lastDay(period)) > 30;
  return { period: isLater ? move(period, 12) : period, isSure: isCertain(calendar) };
}

/** Whether it is known when fiscal years end. */
const isCertain = ({ isPlain }: Calendar): boolean => isPlain !== true;

export function toDate(months: number | null, year: number | undefined, calendar: Calendar): Time | null {
  const reported = calendar.end === null ? null : fiscalYearOf(calendar.end, calendar);
  const name = year ?? reported;
  const end = name === null ? null : calendar.endOfYear(name);
  if (end === null || calendar.end === null) return null;
  const start = monthsBefore(end, 12);
  const length = months ?? monthsBetween(start, calendar.end);
  return { period: spanTo(monthsBefore(end, 12 - length), length), isSure: isCertain(calendar) };
}

/** A year whose name is not called fiscal may be one of the calendar, where that is another one. */
export function yearTime(year: number, { isFiscal, months }: TimeWords, calendar: Calendar): Time | null {
  const end = calendar.endOfYear(year);
  if (!end || (months !== undefined && months !== 12)) return null;
  const isCalendarYear = Math.abs(daysBetween(end, `${year}-12-31`)) <= 8;
  return { period: spanTo(end, 12), isSure: isCertain(calendar) && (isFiscal === true || isCalendarYear) };
}

export function sameInYear(year: number, reference: TaggedPeriod | null, calendar: Calendar): Time | null {
  if (!reference) return null;
  const day = 'at' in reference ? reference.at : reference.end;
  const name = fiscalYearOf(day, calendar);
  return name === null ? null : { period: move(reference, 12 * (name - year)), isSure: true };
}

/** 'The full year' of a quarter is the fiscal year that it belongs to. */
export function currentYear(calendar: Calendar): Time | null {
  const name = calendar.end === null ? null : fiscalYearOf(calendar.end, calendar);
  const end = name === null ? null : calendar.endOfYear(name);
  return end === null ? null : { period: spanTo(end, 12), isSure: isCertain(calendar) };
}
