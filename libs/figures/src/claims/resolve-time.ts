import type { TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import { type Day, dayOf, daysBetween } from '../facts/days';
import type { TimeWords } from '../lexicon/words/entry';
import { currentYear, fiscalYearOf, quarterTime, sameInYear, toDate, yearTime } from './fiscal-times';
import { dayBefore, END_DAYS, isYearEnd, lastDay, monthsOf, move, reportedPeriod, spanTo, type Time } from './times';

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

/** 'In July' is a month; 'the June quarter' ends with one. */
function monthTime({ month = 1, months, year, date }: TimeWords, { end }: Calendar): Time | null {
  const named = year ?? (end ? Number(end.slice(0, 4)) : null);
  if (named === null) return null;
  if (date !== undefined) {
    const time = dateTime(named, month, { date, end: year === undefined ? end : null });
    // 'The three months to June 30'
    return time && months ? sure(spanTo(lastDay(time.period), months)) : time;
  }
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

/** 'For the fourth quarter, we expect': the next one of that name, where the last one is reported already. */
export function ahead(time: Time, { year, quarter, months }: TimeWords, reported: TaggedPeriod | null): Time {
  const isNamed = year === undefined && (quarter !== undefined || months === 12);
  const isPast = reported !== null && lastDay(time.period) <= lastDay(reported);
  return isNamed && isPast ? { ...time, period: move(time.period, -12) } : time;
}

/** 'Last year' of an annual report is most often the reported one. */
export function loose({ shiftBy }: TimeWords, calendar: Calendar): Time | null {
  if (shiftBy === 'year' && isYearEnd(calendar)) return resolve({ months: 12 }, null, calendar);
  const period = calendar.months === (shiftBy === 'year' ? 12 : 3) ? reportedPeriod(calendar) : null;
  return period && { period, isSure: false };
}
