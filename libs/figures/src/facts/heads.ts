import type { Calendar } from './calendar';
import { wordsOf } from '../lexicon/normalise';
import { type Day, dayOf, inYear, monthOf, writtenDays } from './days';
import type { Table } from '../document/document';

/** What the head of a column, or the caption of its table, says of time; null where it says nothing. */
export interface SaidTime {
  /** 0 for a day. */
  months: number | null;
  /** The last day, or the day itself. */
  end: Day | null;
  /** True where the end follows from a year's name by a calendar that is known. */
  isByCalendar: boolean;
}

const NUMBERS: Record<string, number> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  '3': 3,
  '6': 6,
  '9': 9,
  '12': 12,
  thirteen: 3,
  fourteen: 3,
  'twenty-six': 6,
  'twenty-seven': 6,
  'thirty-nine': 9,
  forty: 9,
  'fifty-two': 12,
  'fifty-three': 12,
  '13': 3,
  '14': 3,
  '26': 6,
  '27': 6,
  '39': 9,
  '40': 9,
  '52': 12,
  '53': 12,
};
const MONTHS = /(?<!(?:than|over|within|next|each) )\b(three|six|nine|twelve|3|6|9|12)[-\s]months?\b(?! or)/i;
const WEEKS =
  /\b(thirteen|fourteen|twenty-?\s?six|twenty-?\s?seven|thirty-?\s?nine|forty|fifty-?\s?two|fifty-?\s?three|13|14|26|27|39|40|52|53)[-\s]weeks?\b/i;
const QUARTER = /\bquarters?\b|\bq[1-4]\b/i;
const YEARS =
  /(?<!\b(?:in|\d|\d\d|calendar)\s)\b(?:fiscal\s+)?years?\b(?!\s+over|[-\s]ends?\b)|\bannual\b|\bfiscal\s+(?:19|20)\d\d\b|\bfy\s?'?\d\d/i;
const AS_OF =
  /\bas\s+(?:of|at)\b|\bat\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\b|\bbalance\s+at\b|\byear[-\s]ends?\b/i;
const AT_END = /\bat (?:the )?end of\b/i;
const MONTH_DAY = /\b([A-Z][a-z]{2,8}\.?)\s+(\d{1,2})\b/;
const YEAR = /\b((?:19|20)\d\d)\b/g;

/** Columns that compare others, or that say something of several; not '(In millions, except percentages)'. */
export const isChangeHead = (text: string): boolean => CHANGE.test(text.replace(EXCEPT, ''));

const EXCEPT = /\([^()]{0,100}\)|\bexcept\b[^)]{0,100}/gi;
const CHANGE =
  /\bchange[sd]?\b|\bvs\.?\b|\bversus\b|\bincrease\b|\bdecrease\b|\bvariance\b|\bgrowth\b|%\s*$|\bpercent/i;

/** Words of heads that say when, in which unit or for whom, and no part of a business. */
const PLAIN = new Set(
  'fiscal year years quarter quarters ended ending end as of at the for and in from through month months week weeks period periods days january february march april may june july august september october november december restated actual reported unaudited audited amount amounts dollars shares thousands millions billions u.s except per share data note notes page'.split(
    ' ',
  ),
);

/** A head that names a time, a scale or a change, and no part of a business. */
export const isTimeHead = (text: string): boolean =>
  isChangeHead(text) || monthsOf(text) !== null || wordsOf(text.replace(BRACKETS, '')).every(isPlain);

const isPlain = (word: string): boolean =>
  PLAIN.has(word) || DIGIT.test(word) || (word.length <= SHORTEST_MONTHS && monthOf(word) > 0);

const SHORTEST_MONTHS = 4;
const DIGIT = /\d/;
/** wordsOf would leave out what stands in brackets; here '(In millions)' is read. */
const BRACKETS = /[()]/g;

/** Reads the stacked heads of one column, from the top down. A year below a day without one completes it. */
export function readTime(heads: string, calendar: Calendar): SaidTime {
  const months = monthsOf(heads);
  const written = writtenDays(heads);
  const years = [...heads.matchAll(YEAR)].map(([, year]) => Number(year));
  // Several days in one column are a range, or the ends of several periods.
  if (new Set(written.map(({ day }) => day)).size > 1) return { months, end: null, isByCalendar: false };
  const [only] = written;
  if (only) return { months, end: only.day, isByCalendar: false };
  const [year] = years;
  if (year === undefined || new Set(years).size > 1) return { months, end: null, isByCalendar: false };
  const { 1: word = '', 2: date } = MONTH_DAY.exec(heads) ?? [];
  const day = monthOf(word) > 0 ? dayOf(year, monthOf(word), Number(date)) : null;
  if (day) return { months, end: day, isByCalendar: false };
  const isYear = months === null || months === 12;
  const end = isYear ? calendar.endOfYear(year) : calendar.end && inYear(calendar.end, year);
  return { months, end, isByCalendar: end !== null };
}

/** How long a period is that a text names; null where it names none, 0 for a day. */
export function monthsOf(text: string): number | null {
  const { 1: count } = MONTHS.exec(text) ?? WEEKS.exec(text) ?? [];
  if (count) return NUMBERS[count.toLowerCase().replace(/\s/g, '-').replace('--', '-')] ?? null;
  if (AT_END.test(text)) return 0;
  if (QUARTER.test(text)) return 3;
  if (YEARS.test(text)) return 12;
  return AS_OF.test(text) ? 0 : null;
}

/** All that is said over a table, its own heads first. */
export function headingOf({ caption, columns, section, rows }: Table): string {
  // The line over the first row may be the last line of the heading: '(Dollars in millions)'.
  const first = rows[0]?.labels.slice(0, -1) ?? [];
  return [...columns.flatMap(({ heads }) => heads), ...first, caption, section ?? ''].join('\n');
}
