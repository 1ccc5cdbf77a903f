import type { DocumentContent } from '../document/document';
import { type Day, daysBetween, daysLater, inYear, isLastOfMonth, writtenDays } from './days';
import { says } from '../lexicon/phrases';

const YEAR_ENDED = /\b(?:fiscal\s+)?years?[- ](?:ended|ending)\s+/gi;
export const NAME_THEN_END =
  /\bfiscal(?:\s+year)?\s+((?:19|20)\d\d)\b[^\d.]{0,50}\bend(?:ed|s|ing)\b(?:\s+on)?\s+([A-Z][a-z]{2,8}\.?\s+\d{1,2},\s+\d{4})/gi;
/** Weeks make a year end a few days earlier or later. */
const DRIFT_DAYS = 8;

export type Written = ReturnType<typeof writtenDays>;

/** The days on which fiscal years end, the most often named first of those that are a year apart. */
export function yearEnds({ text, blocks }: DocumentContent, days: Written, reported: Day | null): Day[] {
  const votes = new Map<Day, number>();
  const named = new Set<Day>();
  const vote = (day: Day, weight: number) => {
    votes.set(day, (votes.get(day) ?? 0) + weight);
    if (weight >= 1) named.add(day);
  };
  if (reported) vote(reported, 100);
  let next = 0;
  for (const { 0: words, index } of text.matchAll(YEAR_ENDED)) {
    const at = index + words.length;
    while ((days[next]?.from ?? Infinity) < at) next += 1;
    // 'years ended January 31, 2025, 2024 and 2023' and lists of days: the first one is enough.
    const day = days[next];
    if (day && day.from <= at + 3) vote(day.day, 1);
  }
  const [anchor] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (!anchor) return [];
  for (const [, , written = ''] of text.matchAll(NAME_THEN_END))
    for (const { day } of writtenDays(written)) vote(day, 1);
  for (const { day } of days) vote(day, 0.25);
  // Heads of several lines write out days that no line has.
  for (const heads of blocks.flatMap((block) => (block.kind === 'table' ? block.columns : []))) {
    const head = heads.heads.join(' ');
    for (const { day } of writtenDays(head)) vote(day, says(head, 'year ended', 'years ended') ? 1 : 0.25);
  }
  // Balances stand at the first day of a year, too.
  const isOpening = (day: Day) => isLastOfMonth(anchor) && day.endsWith('-01') && !named.has(day);
  const known = [...votes].filter(
    ([day, weight]) => weight >= 1 && day !== anchor && isYearsApart(day, anchor) && !isOpening(day),
  );
  return [anchor, ...known.toSorted((a, b) => b[1] - a[1]).map(([day]) => day)];
}

/** The year that a fiscal year's end belongs to: weeks let one that ends with December end in the first days of January. */
export function yearOf(end: Day): number {
  return Number(daysLater(end, -DRIFT_DAYS).slice(0, 4));
}

function isYearsApart(day: Day, anchor: Day): boolean {
  const years = Number(day.slice(0, 4)) - Number(anchor.slice(0, 4));
  return [years - 1, years, years + 1].some(
    (shift) => Math.abs(daysBetween(inYear(anchor, Number(anchor.slice(0, 4)) + shift), day)) <= DRIFT_DAYS,
  );
}

/** A year's end that falls in a calendar year: as it is written somewhere, else so many weeks from the nearest one, else the same day. */
export function endNear(ends: Day[], year: number): Day | null {
  const [anchor] = ends;
  if (!anchor) return null;
  const written = ends.find((day) => yearOf(day) === year);
  if (written) return written;
  const same = inYear(anchor, year + Number(anchor.slice(0, 4)) - yearOf(anchor));
  if (ends.every(isLastOfMonth)) return same;
  const apart = (day: Day) => Math.abs(yearOf(day) - year);
  const nearest = ends.reduce((best, day) => (apart(day) < apart(best) ? day : best));
  const byWeeks = daysLater(nearest, (year - yearOf(nearest)) * YEAR_OF_WEEKS);
  return Math.abs(daysBetween(byWeeks, same)) <= DRIFT_DAYS ? byWeeks : same;
}

const YEAR_OF_WEEKS = 52 * 7;

/** The last day of the fiscal year that the reported period belongs to: a quarter's year ends later. */
export function currentEnd(ends: Day[], reported: Day | null): Day | null {
  const [anchor] = ends;
  if (!anchor || !reported) return anchor ?? null;
  const year = Number(reported.slice(0, 4));
  const following = [year - 1, year, year + 1].flatMap((one) => endNear(ends, one) ?? []);
  return following.find((day) => daysBetween(reported, day) >= -DRIFT_DAYS) ?? anchor;
}
