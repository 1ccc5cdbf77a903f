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

/** The period that a document reports; null where it does not say. */
export function reportedPeriod({ end, months }: Calendar): TaggedPeriod | null {
  return end === null || months === null ? null : spanTo(end, months);
}

/** As many months as end with a day, by whole months; tolerances of the comparison cover calendars of weeks. */
export function spanTo(end: Day, months: number): TaggedPeriod {
  return { start: nextDay(monthsBefore(end, months)), end };
}

export function monthsBefore(day: Day, months: number): Day {
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
export const dayBefore = (day: Day): Day => daysLater(day, -1);

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

export const END_DAYS = 9;
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
