import type { Table } from '../document/document';
import type { Calendar } from './calendar';
import { type Day, writtenDays } from './days';
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
  if (heads.length === 0 || isChangeHead(own)) return null;
  const lines = table.caption.split('\n').filter((line) => line.length <= LONGEST_TITLE);
  // The line right above a table speaks of it more surely than its title.
  const above = lines.toReversed().find((line) => monthsOf(line) !== null) ?? '';
  const isYearAlone = YEAR.test(heads.at(-1) ?? '') && !MONTH_DAY.test(own);
  const time = readTime(isYearAlone && DAY_ABOVE.test(above) ? withDayOf(above, own) : own, calendar);
  if (!time.end) return null;
  const isOfPeriods = time.isByCalendar || isYearAlone || OF_PERIOD.test(above);
  const length = monthsIn(time, isOfPeriods ? monthsOf(above) : null, { statement, calendar });
  const { months, isSaid, isOfYear = false } = length;
  // What falls due in later years is owed today.
  const isPast = calendar.end === null || time.end <= calendar.end;
  return months === null
    ? null
    : { period: { months, end: time.end }, isCertain: isSaid && isPast, isOfYear: isOfYear && isPast };
}

const YEAR = /^(?:19|20)\d\d$/;
const YEARS = /\b(?:19|20)\d\d\b/g;
const MONTH_DAY = /[A-Z][a-z]{2,8}\.? \d/;
const DAY_ABOVE = /\b(?:ended|as of|as at)\b/i;
const OF_PERIOD = /\bended\b|\bmonths\b/i;

/** 'Fiscal Year Ended January 31,' stands above, and years alone over the columns: they are those of the day. */
function withDayOf(above: string, own: string): string {
  const year = own.slice(-4);
  const days = writtenDays(above);
  const same = days.find(({ day }) => day.startsWith(year));
  if (same) return above.slice(same.from, same.to);
  // 'Years ended February 2, 2025 and January 28, 2024' says no day of another year.
  const names = new Set(days.map(({ day }) => day.slice(4)));
  return names.size > 1 ? own : `${above.replace(YEARS, '')}\n${own}`;
}

interface Length {
  months: number | null;
  isSaid: boolean;
  isOfYear?: boolean;
}

function monthsIn(
  own: SaidTime,
  above: number | null,
  { statement, calendar }: Pick<HeadSetting, 'statement' | 'calendar'>,
): Length {
  // Notes below a balance sheet have columns of periods, too.
  if (statement === 'balance' && !own.months) return { months: 0, isSaid: true };
  if (own.months !== null) return { months: own.months, isSaid: true };
  if (above !== null) return { months: above, isSaid: true };
  // A day without a word of how long is the day itself, but in statements of what flows.
  if (!own.isByCalendar && statement === null) return { months: 0, isSaid: false };
  // An annual report's statements are those of years; a quarterly one has several periods.
  if (calendar.months !== 12) return { months: null, isSaid: false };
  return { months: 12, isSaid: statement === 'flow' && own.isByCalendar, isOfYear: statement === null };
}
