/** Days are YYYY-MM-DD and are compared as text. */
export type Day = string;

const DAY_MS = 86_400_000;
export const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** 'Sept.', 'July' -> 7; 0 for what is no month. */
export function monthOf(word: string): number {
  const start = word.toLowerCase().slice(0, 3);
  return start.length === 3 ? MONTHS.findIndex((month) => month.startsWith(start)) + 1 : 0;
}

/** Null where there is no such day. */
export function dayOf(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** A cache: the same few days are compared very often. */
const counted = new Map<Day, number>();
const MOST_COUNTED = 10_000;

function numberOf(day: Day): number {
  const known = counted.get(day);
  if (known !== undefined) return known;
  if (counted.size >= MOST_COUNTED) counted.clear();
  const number = Math.round(Date.parse(day) / DAY_MS);
  counted.set(day, number);
  return number;
}

export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** So many days later; before it where the number is negative. */
export function daysLater(day: Day, days: number): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const isLastOfMonth = (day: Day): boolean => daysLater(day, 1).endsWith('-01');

const DAYS_OF_MONTH = 365.25 / 12;

/** Whole months, rounded: a quarter of 13 weeks has three, a year of 52 or 53 weeks twelve. */
export const monthsBetween = (from: Day, to: Day): number => Math.round(daysBetween(from, to) / DAYS_OF_MONTH);

/** The same day of another year; the last of February stays the last. */
export function inYear(day: Day, year: number): Day {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(year, month, date) ?? dayOf(year, month, 28) ?? day;
}

/** Heads have marks of footnotes behind their year: 'July 29, 20231'. */
const WRITTEN = /\b([A-Z][a-z]{2,8}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?\s?,?\s+((?:19|20)\d\d)\d?\b/g;

const MONTH_DAY = /\b([A-Z][a-z]{2,8}\.?)\s+(\d{1,2})\b/;

/** The first word of a text that may be a month, with the number behind it. */
export function monthDayIn(text: string): { word: string; date: number } | null {
  const { 1: word, 2: date } = MONTH_DAY.exec(text) ?? [];
  return word === undefined ? null : { word, date: Number(date) };
}

/** All days that a text writes out: 'June 30, 2025', 'Jul 27, 2025'. */
export function writtenDays(text: string): { day: Day; from: number; to: number }[] {
  return [...text.matchAll(WRITTEN)].flatMap(({ 0: shown, 1: word = '', 2: date, 3: year, index }) => {
    const month = monthOf(word);
    const day = month === 0 ? null : dayOf(Number(year), month, Number(date));
    return day === null ? [] : { day, from: index, to: index + shown.length };
  });
}
