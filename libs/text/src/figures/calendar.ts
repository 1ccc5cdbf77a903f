import { type Period } from './figure';

/** How a document counts its time: where its fiscal quarters lie, and which period it reports. */
export interface Calendar {
  /** The month (see Period.end) in which quarter q of fiscal year y ends is fiscalStart + y * 12 + q * 3. */
  fiscalStart: number;
  /** The period that is reported: a quarter, or a year. null where nothing says so. */
  main: Period | null;
  /** The fiscal year and quarter of the reported period. */
  year: number | null;
  quarter: number | null;
}

/** Where fiscal years are the calendar's. */
const PLAIN_CALENDAR: Calendar = { fiscalStart: -1, main: null, year: null, quarter: null };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const MONTH_NAME = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)`;
const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};
const COVER = new RegExp(
  String.raw`\b(quarter(?:ly)?(?: period)?|(?:fiscal )?year|three months) ended:?\s{1,3}(${MONTH_NAME})\.? (\d{1,2}),? (20\d\d)`,
  'i',
);
const QUARTER =
  /\b(first|second|third|fourth|Q[1-4])[ -](?:fiscal )?(?:quarter )?(?:of |for |in )?(?:the )?(?:fiscal )?(?:year )?(?:FY)?['’]?(20\d\d|\d\d)\b/gi;

const FIRST = new RegExp(QUARTER.source, 'i');

/** 0 for January; -1 for what is no month. */
export function monthIndex(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase());
}

/** The month in which a day lies, where a fiscal month's end in the first days of the next counts to the one before. */
export function monthOf(year: number, month: number, day: number): number {
  return year * 12 + month - (day <= 8 ? 1 : 0);
}

/** 1 to 4 for 'third', '3rd', 'Q3' and '3Q'; null for others. */
export function quarterOf(word: string): number | null {
  const digit = /^(?:q([1-4])|([1-4])q)$/i.exec(word);
  return digit ? Number(digit[1] ?? digit[2]) : (ORDINALS[word.toLowerCase()] ?? null);
}

export function fullYear(digits: string): number {
  return digits.length === 2 ? 2_000 + Number(digits) : Number(digits);
}

/** Reads from a document's cover, and from the quarter that it names most, how it counts its time. */
export function readCalendar(document: string): Calendar {
  const cover = COVER.exec(document.slice(0, 20_000));
  const end = cover ? monthOf(Number(cover[4]), monthIndex(cover[2] ?? ''), Number(cover[3])) : null;
  const named = mostNamedQuarter(document, end);
  const isYear = cover !== null && /year/i.test(cover[1] ?? '');
  if (end !== null && isYear) {
    const year = Math.floor(end / 12);
    return { fiscalStart: end - year * 12 - 12, main: { months: 12, end }, year, quarter: 4 };
  }
  const yearEnd = end === null ? null : fiscalYearEnd(document, end);
  if (end !== null && yearEnd !== null && !named) {
    const left = (((yearEnd - (end % 12)) % 12) + 12) % 12;
    return {
      fiscalStart: yearEnd - 12,
      main: { months: 3, end },
      year: Math.floor((end + left) / 12),
      quarter: 4 - left / 3,
    };
  }
  if (!named) return { ...PLAIN_CALENDAR, main: end === null ? null : { months: 3, end } };
  const fiscalStart = end === null ? -1 : end - named.year * 12 - named.quarter * 3;
  return { fiscalStart, main: { months: 3, end: fiscalStart + named.year * 12 + named.quarter * 3 }, ...named };
}

/** The days of the period that a document reports, first and last; null where it tells none. */
export function reportedPeriod(document: string): { from: Date; to: Date } | null {
  const { main } = readCalendar(document);
  if (!main) return null;
  const dayOf = (month: number, day: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, day));
  return { from: dayOf(main.end - (main.months ?? 1) + 1, 1), to: dayOf(main.end + 1, 0) };
}

/** How far from the period of a document news may be published. */
const NEAR_DAYS = 120;
const DAY_MS = 24 * 3_600_000;

/** When news was published that is near enough to a document to be a reason to write of it now; null where it tells no period. */
export function newsWindow(document: string): { from: Date; to: Date } | null {
  const period = reportedPeriod(document);
  if (!period) return null;
  return { from: new Date(+period.from - NEAR_DAYS * DAY_MS), to: new Date(+period.to + (NEAR_DAYS + 1) * DAY_MS) };
}

/** The quarter that is named most; one that ends at the cover's date where there is one: a fiscal year is named for its end. */
function mostNamedQuarter(document: string, end: number | null): { year: number; quarter: number } | null {
  const counts = new Map<string, number>();
  for (const match of document.matchAll(QUARTER)) {
    const year = fullYear(match[2] ?? '');
    const quarter = quarterOf(match[1] ?? '') ?? 0;
    const start = end === null ? -1 : end - year * 12 - quarter * 3;
    if (start < -12 || start > -1) continue;
    const key = `${year} ${quarter}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // A call says at once which quarter it is about.
  const first = end === null ? FIRST.exec(document.slice(0, 5_000)) : null;
  if (first) return { year: fullYear(first[2] ?? ''), quarter: quarterOf(first[1] ?? '') ?? 0 };
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best) return null;
  const [year = 0, quarter = 0] = best[0].split(' ').map(Number);
  return { year, quarter };
}

const YEAR_END = new RegExp(String.raw`fiscal year end(?:ed|s|ing)(?: on)? (${MONTH_NAME})`, 'i');

/** The month in which the fiscal year ends, as the document says it of another year. */
function fiscalYearEnd(document: string, end: number): number | null {
  const match = YEAR_END.exec(document);
  const month = match ? monthIndex(match[1] ?? '') : -1;
  return month >= 0 && (month - (end % 12) + 12) % 3 === 0 ? month : null;
}

/** The end of a fiscal quarter. */
export function quarterEnd({ fiscalStart }: Calendar, year: number, quarter: number): number {
  return fiscalStart + year * 12 + quarter * 3;
}

/** A period in words: 'three months to July 2023', 'at July 2023'. */
export function formatPeriod({ months, end }: Period): string {
  const name = new Date(Date.UTC(Math.floor(end / 12), end % 12)).toLocaleString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  });
  const day = `${name} ${Math.floor(end / 12)}`;
  if (months === 0) return `end of ${day}`;
  return months === null ? `period to ${day}` : `${months} months to ${day}`;
}
