import type { Table } from '../document/document';
import type { Calendar } from './calendar';
import { isYear } from '../characters';
import { says, withoutYears } from '../lexicon/phrases';
import { type Day, monthDayIn, writtenDays } from './days';
import { isChangeHead, monthsOf, readTime, type SaidTime } from './heads';
import type { Statement } from './statement-kind';

/** When the figures of a column, or below a heading of rows, are of. */
export interface ColumnTime {
  /** `months` is 0 for a day; null where the period cannot be said. */
  period: { months: number; end: Day } | null;
  isCertain: boolean;
  /** Its head names a year and no more: what flows is of that year, a balance of its last day. */
  isOfYear?: boolean;
}

/** A longer line above a table is a sentence, which may speak of other periods too. */
const LONGEST_TITLE = 90;

/** The table of a column, and what is known of it. */
export interface HeadSetting {
  table: Table;
  calendar: Calendar;
  statement: Statement;
}

export function timeOf(heads: string[], { table, calendar, statement }: HeadSetting): ColumnTime | null {
  const own = heads.join('\n');
  if (heads.length === 0 || isChangeHead(own) || areOfSeveral(heads)) return null;
  const above = lineOfTime(table.caption);
  const isYearAlone = isYear(heads.at(-1) ?? '') && monthDayIn(own) === null;
  const time = readTime(isYearAlone && says(above, 'ended', 'as of', 'as at') ? withDayOf(above, own) : own, calendar);
  if (!time.end) return null;
  const isOfPeriods = time.isByCalendar || isYearAlone || says(above, 'ended', 'months');
  const { months, isSaid, isOfYear } = monthsIn(time, isOfPeriods ? above : '', { statement, calendar });
  if (months === null) return null;
  // Of such a table some rows are of a day, and some of a year; what changed until a day is of the time before it.
  const isOfBoth = says(above, 'as of and for', 'as at and for');
  const isMoved = months === 0 && says(above, 'changes', 'activity');
  // What falls due in later years is owed today.
  const isPast = calendar.end === null || time.end <= calendar.end;
  return {
    period: { months, end: time.end },
    isCertain: isSaid && isPast && !isOfBoth && !isMoved,
    isOfYear: isPast && (isOfBoth || isOfYear === true),
  };
}

/** Heads of two lengths of time cannot both be of one column: one of them lies over others. */
const areOfSeveral = (heads: readonly string[]): boolean =>
  new Set(heads.flatMap((head) => monthsOf(head) || [])).size > 1;

/** The line above a table that says when its figures are of; the one right above it more surely than its title. */
function lineOfTime(caption: string): string {
  const lines = caption.split('\n').filter((line) => !says(line, ...OF_PAGE));
  const intro = OF_DAYS.exec(lines.join(' '))?.[1];
  if (intro) return intro;
  return lines.findLast((line) => line.length <= LONGEST_TITLE && monthsOf(line) !== null) ?? '';
}

/** What is printed over or below each page. */
const OF_PAGE = ['form 10 k', 'form 10 q', 'annual report'];
/** A sentence that leads to its table with days alone: 'consisted of the following as of June 29, 2025 and June 30, 2024:'. */
const OF_DAYS =
  /\b(as (?:of|at) [A-Z][a-z]{2,8} \d{1,2}, \d{4}(?:,? and [A-Z][a-z]{2,8} \d{1,2}, \d{4})?)(?:,? (?:is|are|was|were) as follows)?:[^.:]{0,60}$/;

/** 'Fiscal Year Ended January 31,' stands above, and years alone over the columns: they are those of the day. */
function withDayOf(above: string, own: string): string {
  const year = own.slice(-4);
  const days = writtenDays(above);
  const same = days.find(({ day }) => day.startsWith(year));
  if (same) return above.slice(same.from, same.to);
  // 'Years ended February 2, 2025 and January 28, 2024' says no day of another year.
  const names = new Set(days.map(({ day }) => day.slice(4)));
  return names.size > 1 ? own : `${withoutYears(above)}\n${own}`;
}

interface Length {
  months: number | null;
  isSaid: boolean;
  isOfYear?: boolean;
}

function monthsIn(
  own: SaidTime,
  above: string,
  { statement, calendar }: Pick<HeadSetting, 'statement' | 'calendar'>,
): Length {
  // Notes below a balance sheet have columns of periods, too.
  if (statement === 'balance' && !own.months) return { months: 0, isSaid: true };
  if (own.months !== null) return { months: own.months, isSaid: true };
  const months = monthsOf(above);
  // The calendar knows the ends of years alone.
  if (months !== null) return { months, isSaid: months === 12 || months === 0 || !own.isByCalendar };
  // A day without a word of how long is the day itself, but in statements of what flows.
  if (!own.isByCalendar && statement === null) return { months: 0, isSaid: false };
  // An annual report's statements are those of years; a quarterly one has several periods.
  if (calendar.months !== 12) return { months: null, isSaid: false };
  return { months: 12, isSaid: statement === 'flow' && own.isByCalendar, isOfYear: statement === null };
}
