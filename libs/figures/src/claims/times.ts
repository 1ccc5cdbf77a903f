import type { TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import { type Day, dayOf, daysBetween, daysLater, isLastOfMonth, monthsBetween } from '../facts/days';
import type { TimeWords } from '../lexicon/words/entry';

/** A time in days, and whether its words leave room for another one. */
export interface Time {
  period: TaggedPeriod;
  isSure: boolean;
}

/** Puts neighbouring words of time together; null where they say two different things. */
export function merge(one: TimeWords, other: TimeWords): TimeWords | null {
  const { isPart: _, ...rest } = other;
  const merged: TimeWords = { ...one };
  // 'The fiscal year' + 'ended' + a day; 'the first nine months' of 'the fiscal year'; 'the third quarter' of 'the year'.
  const isOfYear = rest.months === 12 && one.months !== undefined && one.months < 12;
  const added = isOfYear ? { ...rest, months: one.months } : rest;
  for (const key of ['months', 'quarter', 'year', 'day', 'month', 'date', 'shift', 'shiftBy'] as const) {
    const [known, said] = [one[key], added[key]];
    if (known !== undefined && said !== undefined && known !== said) return null;
  }
  delete merged.isPart;
  // A word that needs others stays one until something else than such words stands beside it.
  if (one.isPart && other.isPart) merged.isPart = true;
  return Object.assign(merged, added);
}

/** What words of time mean in a company's calendar, beside the time that was spoken of; null where they do not say. */
export function resolve(words: TimeWords, reference: TaggedPeriod | null, calendar: Calendar): Time | null {
  if (words.isPart) return null;
  const whole = wholeOf(words, reference, calendar);
  if (!whole) return null;
  const { period } = whole;
  if (words.isEnd && 'end' in period) return { ...whole, period: { at: period.end } };
  if (words.isStart && 'end' in period) return { ...whole, period: { at: dayBefore(period.start) } };
  return whole;
}

/** A season is said of a quarter that lies in it, or beside it. */
function wholeOf(words: TimeWords, reference: TaggedPeriod | null, calendar: Calendar): Time | null {
  const { season, ...rest } = words;
  const found = timeOf(rest, reference, calendar);
  return season === undefined || (found && isInSeason(found.period, season)) ? found : null;
}

const QUARTER = 3;

function isInSeason(period: TaggedPeriod, season: number): boolean {
  const middle = Number(lastDay(period).slice(5, 7)) - ('end' in period ? 1 : 0);
  const away = Math.abs(((middle - season + 18) % 12) - 6);
  return monthsOf(period) <= QUARTER && away <= 2;
}

function timeOf(words: TimeWords, reference: TaggedPeriod | null, calendar: Calendar): Time | null {
  const { day, months, year, quarter, month, shift, isToDate } = words;
  const reported = reportedPeriod(calendar);
  if (day !== undefined) return months ? sure(spanTo(day, months)) : sure({ at: day });
  if (month !== undefined) return monthTime(words, calendar);
  if (shift !== undefined) return shifted(words, reference ?? reported, calendar);
  if (quarter !== undefined) return quarterTime(quarter, year, calendar);
  if (isToDate) return toDate(months ?? null, year, calendar);
  if (year !== undefined && words.isSame) return sameInYear(year, reference ?? reported, calendar);
  if (year !== undefined && months === 3) return sameInYear(year, reported, calendar);
  if (year !== undefined) return yearTime(year, words, calendar);
  if (words.isSame) return reference ? sure(reference) : null;
  if (months === undefined) return reported && sure(reported);
  if (months === 12 && calendar.months === 3) return currentYear(calendar);
  return reported && calendar.months === months ? sure(reported) : null;
}

const sure = (period: TaggedPeriod): Time => ({ period, isSure: true });

/** The period that a document reports; null where it does not say. */
export function reportedPeriod({ end, months }: Calendar): TaggedPeriod | null {
  return end === null || months === null ? null : spanTo(end, months);
}

/** As many months as end with a day, by whole months; tolerances of the comparison cover calendars of weeks. */
function spanTo(end: Day, months: number): TaggedPeriod {
  return { start: nextDay(monthsBefore(end, months)), end };
}

function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  const last = isLastOfMonth(day) ? 31 : date;
  for (let tried = last; tried > 27; tried--) {
    const found = dayOf(Math.floor(index / 12), (index % 12) + 1, tried);
    if (found) return found;
  }
  return dayOf(Math.floor(index / 12), (index % 12) + 1, last) ?? day;
}

const nextDay = (day: Day): Day => daysLater(day, 1);
const dayBefore = (day: Day): Day => daysLater(day, -1);

function shifted(
  { shift = 0, shiftBy, months, quarter }: TimeWords,
  from: TaggedPeriod | null,
  calendar: Calendar,
): Time | null {
  if (!from) return null;
  if (quarter !== undefined) {
    const year = fiscalYearOf(lastDay(from), calendar);
    return year === null ? null : quarterTime(quarter, year + shift, calendar);
  }
  if (shiftBy === 'period') {
    const length = months ?? monthsOf(from);
    return length ? sure(move(from, -shift * length)) : null;
  }
  const moved = move(from, -shift * 12);
  // 'The year before' of a quarter may be a quarter or the year.
  return { period: moved, isSure: months === undefined || months === monthsOf(from) || calendar.months === months };
}

/** Whether the reported quarter ends a fiscal year: a report then tells of both. */
export function isYearEnd(calendar: Calendar): boolean {
  const { end, months } = calendar;
  if (end === null || months !== 3) return false;
  const year = Number(end.slice(0, 4));
  return [year - 1, year, year + 1].some((name) => {
    const last = calendar.endOfYear(name);
    return last !== null && Math.abs(daysBetween(last, end)) <= END_DAYS;
  });
}

/** Whether a period ends with the reported one, or later. */
export const isCurrent = (period: TaggedPeriod, { end }: Calendar): boolean =>
  end === null || daysBetween(end, lastDay(period)) >= -END_DAYS;

export function monthsOf(period: TaggedPeriod): number {
  return 'at' in period ? 0 : monthsBetween(period.start, period.end);
}

export function move(period: TaggedPeriod, months: number): TaggedPeriod {
  if ('at' in period) return { at: monthsBefore(period.at, months) };
  return spanTo(monthsBefore(period.end, months), monthsOf(period));
}

/** The fiscal year that a day belongs to, by its name. */
function fiscalYearOf(day: Day, calendar: Calendar): number | null {
  const year = Number(day.slice(0, 4));
  for (const name of [year - 1, year, year + 1]) {
    const end = calendar.endOfYear(name);
    if (end && daysBetween(day, end) > -9 && daysBetween(day, end) < 357) return name;
  }
  return null;
}

/** A quarter without a year is the last one of that number that is reported. */
function quarterTime(quarter: number, year: number | undefined, calendar: Calendar): Time | null {
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

function toDate(months: number | null, year: number | undefined, calendar: Calendar): Time | null {
  const reported = calendar.end === null ? null : fiscalYearOf(calendar.end, calendar);
  const name = year ?? reported;
  const end = name === null ? null : calendar.endOfYear(name);
  if (end === null || calendar.end === null) return null;
  const start = monthsBefore(end, 12);
  const length = months ?? monthsBetween(start, calendar.end);
  return { period: spanTo(monthsBefore(end, 12 - length), length), isSure: isCertain(calendar) };
}

/** A year whose name is not called fiscal may be one of the calendar, where that is another one. */
function yearTime(year: number, { isFiscal, months }: TimeWords, calendar: Calendar): Time | null {
  const end = calendar.endOfYear(year);
  if (!end || (months !== undefined && months !== 12)) return null;
  const isCalendarYear = Math.abs(daysBetween(end, `${year}-12-31`)) <= 8;
  return { period: spanTo(end, 12), isSure: isCertain(calendar) && (isFiscal === true || isCalendarYear) };
}

function sameInYear(year: number, reference: TaggedPeriod | null, calendar: Calendar): Time | null {
  if (!reference) return null;
  const day = 'at' in reference ? reference.at : reference.end;
  const name = fiscalYearOf(day, calendar);
  return name === null ? null : { period: move(reference, 12 * (name - year)), isSure: true };
}

/** 'The full year' of a quarter is the fiscal year that it belongs to. */
function currentYear(calendar: Calendar): Time | null {
  const name = calendar.end === null ? null : fiscalYearOf(calendar.end, calendar);
  const end = name === null ? null : calendar.endOfYear(name);
  return end === null ? null : { period: spanTo(end, 12), isSure: isCertain(calendar) };
}

/** 'In July' is a month; 'the June quarter' ends with one. */
function monthTime({ month = 1, months, year, date }: TimeWords, { end }: Calendar): Time | null {
  const named = year ?? (end ? Number(end.slice(0, 4)) : null);
  if (named === null) return null;
  if (date !== undefined) return dateTime(named, month, { date, end: year === undefined ? end : null });
  const next = month === 12 ? dayOf(named + 1, 1, 1) : dayOf(named, month + 1, 1);
  if (next === null) return null;
  const monthEnd = dayBefore(next);
  return { period: spanTo(monthEnd, months ?? 1), isSure: year !== undefined || months === undefined };
}

/** 'November 30th' is the last one that is not after the reported period. */
function dateTime(year: number, month: number, { date, end }: { date: number; end: Day | null }): Time | null {
  const day = dayOf(year, month, date);
  const isLater = day !== null && end !== null && daysBetween(end, day) > END_DAYS;
  const at = isLater ? dayOf(year - 1, month, date) : day;
  return at === null ? null : sure({ at });
}

const END_DAYS = 9;
const LENGTH_DAYS = 12;

/** Whether a fact's time is the one that is meant; a balance is that of the last day of a period. */
export function isSameTime(fact: TaggedPeriod, meant: TaggedPeriod): boolean {
  const [factEnd, end] = [lastDay(fact), lastDay(meant)];
  if (Math.abs(daysBetween(factEnd, end)) > END_DAYS) return false;
  if ('at' in fact) return true;
  return 'end' in meant && Math.abs(daysOf(fact) - daysOf(meant)) <= LENGTH_DAYS;
}

/** The day on which a period opens: the last one of the period before. */
export const openingOf = (period: TaggedPeriod): TaggedPeriod =>
  'at' in period ? move(period, 12) : { at: dayBefore(period.start) };

export const lastDay = (period: TaggedPeriod): Day => ('at' in period ? period.at : period.end);

const daysOf = (period: TaggedPeriod): number => ('at' in period ? 0 : daysBetween(period.start, period.end) + 1);
