import type { Calendar } from './calendar';
import { hasDigit, isAll, isDigit, isYear } from '../characters';
import { withoutBrackets, wordsOf } from '../lexicon/normalise';
import { phrased, saysOne, yearsIn } from '../lexicon/phrases';
import { type Day, dayOf, inYear, monthDayIn, monthOf, writtenDays } from './days';
import type { Table } from '../document/document';
import { remembered } from '../remembered';
import { endOfQuarter, shortQuarter } from './short-quarters';

/** What the head of a column, or the caption of its table, says of time; null where it says nothing. */
export interface SaidTime {
  /** 0 for a day. */
  months: number | null;
  /** The last day, or the day itself. */
  end: Day | null;
  /** True where the end follows from a year's name by a calendar that is known. */
  isByCalendar: boolean;
}

const MONTHS: Readonly<Record<string, number>> = {
  ...{ three: 3, six: 6, nine: 9, twelve: 12 },
  ...{ '3': 3, '6': 6, '9': 9, '12': 12 },
};
/** 'Twenty-six' is read without its hyphen. */
const WEEKS: Readonly<Record<string, number>> = {
  ...{ thirteen: 3, fourteen: 3, twentysix: 6, twentyseven: 6, thirtynine: 9, forty: 9, fiftytwo: 12, fiftythree: 12 },
  ...{ '13': 3, '14': 3, '26': 6, '27': 6, '39': 9, '40': 9, '52': 12, '53': 12 },
};
const QUARTERS = ['quarter', 'quarters', 'q1', 'q2', 'q3', 'q4'];
const AS_OF = ['as of', 'as at', 'balance at', 'year end', 'year ends'];
const AT_END = ['at the end of', 'at end of'];

/** Columns that compare others, or that say something of several; not '(In millions, except percentages)'. */
export function isChangeHead(text: string): boolean {
  const own = phrased(withoutBrackets(text));
  const except = own.indexOf(' except ');
  const said = except < 0 ? own : own.slice(0, except + 1);
  return saysOne(said, CHANGES) || said.includes(' percent') || said.endsWith(' % ');
}

const CHANGES = 'change,changes,changed,vs,versus,increase,decrease,variance,growth'.split(',');

/** Words of heads that say when, in which unit or for whom, and no part of a business. */
const PLAIN = new Set(
  'fiscal year years quarter quarters ended ending end as of at the for and in from through month months week weeks period periods days january february march april may june july august september october november december restated actual reported unaudited audited amount amounts dollars shares thousands millions billions u.s except per share data note notes page'.split(
    ' ',
  ),
);

/** A head that names a time, a scale or a change, and no part of a business. */
export const isTimeHead = remembered(
  (text: string): boolean =>
    isChangeHead(text) ||
    monthsOf(text) !== null ||
    wordsOf(text.replaceAll('(', '').replaceAll(')', '')).every(isPlain),
);

const isPlain = (word: string): boolean =>
  PLAIN.has(word) || hasDigit(word) || (word.length <= SHORTEST_MONTHS && monthOf(word) > 0);

const SHORTEST_MONTHS = 4;

/** Reads the stacked heads of one column, from the top down. A year below a day without one completes it. */
export function readTime(heads: string, calendar: Calendar): SaidTime {
  const months = monthsOf(heads);
  const written = writtenDays(heads);
  const years = yearsIn(heads);
  // Several days in one column are a range, or the ends of several periods.
  if (new Set(written.map(({ day }) => day)).size > 1) return { months, end: null, isByCalendar: false };
  const [only] = written;
  if (only) return { months, end: only.day, isByCalendar: false };
  const quarter = months === 3 ? shortQuarter(heads) : null;
  if (quarter) return { months, end: endOfQuarter(quarter, calendar), isByCalendar: true };
  const [year] = years;
  if (year === undefined || new Set(years).size > 1) return { months, end: null, isByCalendar: false };
  const { word = '', date = 0 } = monthDayIn(heads) ?? {};
  const day = monthOf(word) > 0 ? dayOf(year, monthOf(word), date) : null;
  if (day) return { months, end: day, isByCalendar: false };
  const isYear = months === null || months === 12;
  const end = isYear ? calendar.endOfYear(year) : calendar.end && inYear(calendar.end, year);
  return { months, end, isByCalendar: end !== null };
}

/** How long a period is that a text names; null where it names none, 0 for a day. */
export function monthsOf(text: string): number | null {
  const said = phrased(text);
  const words = said.trim().split(' ');
  const counted = countedMonths(words) ?? countedWeeks(words);
  if (counted !== null) return counted;
  if (saysOne(said, AT_END)) return 0;
  if (saysOne(said, QUARTERS)) return 3;
  if (words.some((_, at) => saysYear(words, at))) return 12;
  const isOfDay = words.some((word, at) => word === 'at' && monthOf(words[at + 1] ?? '') > 0);
  return isOfDay || saysOne(said, AS_OF) ? 0 : null;
}

/** Words before 'three months' that make them no period of a report. */
const SPANNING = new Set(['than', 'over', 'within', 'next', 'each']);

function countedMonths(words: readonly string[]): number | null {
  const at = words.findIndex((word, index) => {
    const isCount = MONTHS[word] !== undefined && isOne(words[index + 1], 'month');
    return isCount && !SPANNING.has(words[index - 1] ?? '') && words[index + 2] !== 'or';
  });
  return MONTHS[words[at] ?? ''] ?? null;
}

function countedWeeks(words: readonly string[]): number | null {
  const counts = words.map((word, at) => {
    if (!isOne(words[at + 1], 'week')) return undefined;
    return WEEKS[`${words[at - 1] ?? ''}${word}`] ?? WEEKS[word];
  });
  return counts.find((months) => months !== undefined) ?? null;
}

const isOne = (word: string | undefined, singular: string): boolean => word === singular || word === `${singular}s`;

/** 'In years' and 'two years' are no period; 'year over year' and 'year end' neither. */
const NO_YEARS = { before: new Set(['in', 'calendar']), behind: new Set(['over', 'end', 'ends']) };

function saysYear(words: readonly string[], at: number): boolean {
  const [before = '', word = '', behind = ''] = [words[at - 1], words[at], words[at + 1]];
  if (word === 'annual') return true;
  if (word === 'fiscal') return isYear(behind);
  if (word.startsWith('fy'))
    return hasDigit(word) || (word === 'fy' && hasDigit(behind === "'" ? (words[at + 2] ?? '') : behind));
  const isNumber = before.length <= 2 && isAll(before, isDigit);
  return isOne(word, 'year') && !isNumber && !NO_YEARS.before.has(before) && !NO_YEARS.behind.has(behind);
}

/** All that is said over a table, its own heads first. */
export function headingOf({ caption, columns, section, rows }: Table): string {
  // The line over the first row may be the last line of the heading: '(Dollars in millions)'.
  const first = rows[0]?.labels.slice(0, -1) ?? [];
  return [...columns.flatMap(({ heads }) => heads), ...first, caption, section ?? ''].join('\n');
}
