import type { Calendar } from './calendar';
import { type Day, inYear, monthsBetween } from './days';
import type { Fact } from './fact';
import { lastOften } from './title-period';

/** A quarter that ends with, or a few days around, the end of a quarter of the calendar. */
function endsQuarter(day: Day): boolean {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return month % 3 === 0 ? date >= 25 : month % 3 === 1 && date <= 5;
}

/**
 * What a document's words of time mean where it does not say it itself: the period reported is that of its tables, and years are
 * those of the calendar. None of that is certain enough to contradict a draft.
 */
export function usualCalendar(calendar: Calendar, facts: readonly Fact[]): Calendar {
  return withPlainYear(calendar.end === null ? withPeriodOfTables(calendar, facts) : calendar);
}

function withPeriodOfTables(calendar: Calendar, facts: readonly Fact[]): Calendar {
  const ends = new Map([3, 12].map((months) => [months, new Map<Day, number>()]));
  for (const { readings } of facts) {
    const period = readings[0]?.period?.is;
    const votes = period && 'end' in period ? ends.get(monthsBetween(period.start, period.end)) : undefined;
    if (votes && period && 'end' in period) votes.set(period.end, (votes.get(period.end) ?? 0) + 1);
  }
  const [quarters = 0, years = 0] = [...ends.values()].map((votes) => Math.max(0, ...votes.values()));
  const months = quarters >= years ? 3 : 12;
  const end = lastOften(ends.get(months) ?? new Map());
  if (end === null) return calendar;
  return months === 3 ? { ...calendar, end, months } : { ...ofYearsTo(end), end, months };
}

/** A year that ends in spring or later is hardly ever named by the year in which it began. */
const ofYearsTo = (end: Day): Pick<Calendar, 'endOfYear' | 'isPlain'> => ({
  endOfYear: (name) => (Number(end.slice(5, 7)) > 2 ? inYear(end, name) : null),
  isPlain: true,
});

function withPlainYear(calendar: Calendar): Calendar {
  const { end, months } = calendar;
  if (end === null || months !== 3 || !endsQuarter(end)) return calendar;
  const year = Number(end.slice(0, 4));
  if ([year, year + 1].some((name) => calendar.endOfYear(name) !== null)) return calendar;
  return { ...calendar, endOfYear: (name) => `${name}-12-31`, isPlain: true };
}
