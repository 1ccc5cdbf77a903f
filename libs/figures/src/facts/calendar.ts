import type { DocumentContent } from '../document/document';
import { type Day, daysBetween, daysLater, inYear, isLastOfMonth, writtenDays } from './days';
import { yearEndBeside } from './quarter-year-end';
import { namedQuarter, yearEndOf } from './title-period';

/** A company's fiscal calendar, as far as a document says it. */
export interface Calendar {
  /** The last day of the reported period; null where it is not said. */
  end: Day | null;
  /** How many months the reported period has: 12 for an annual report. */
  months: number | null;
  /** The last day of a fiscal year by its name; null where the name is not settled. */
  endOfYear(name: number): Day | null;
  /** The ends of years that are written out: where years are counted in weeks, others are guesses. */
  written?: readonly Day[];
  /** Years are taken for those of the calendar. */
  isPlain?: true;
}

const COVER = 20_000;
const REPORTED =
  /\b(?:for|of)\s+the\s+(?:(?:first|second|third|fourth)\s+)?(?:fiscal\s+)?(?:(fiscal\s+)?year|(quarterly|quarter|three[- ]months?|thirteen[- ]weeks?)(?:\s+period)?)\s+ended:?\s+/gi;
const YEAR_ENDED = /\b(?:fiscal\s+)?years?[- ](?:ended|ending)\s+/gi;
const NAMED = /\bfiscal(?:\s+year)?\s+((?:19|20)\d\d)\b/gi;
const NAME_THEN_END =
  /\bfiscal(?:\s+year)?\s+((?:19|20)\d\d)\b[^\d.]{0,50}\bend(?:ed|s|ing)\b(?:\s+on)?\s+([A-Z][a-z]{2,8}\.?\s+\d{1,2},\s+\d{4})/gi;
const END_THEN_NAME =
  /\bend(?:ed|s|ing)\b(?:\s+on)?\s+([A-Z][a-z]{2,8}\.?\s+\d{1,2},\s+\d{4})[\s,(“"]{1,6}(?:or\s+|referred\s+to\s+as\s+)?[“"]?fiscal(?:\s+year)?\s+((?:19|20)\d\d)/gi;
/** A report speaks of its own year more than of all others. */
const MOST_NAMED = 0.4;
/** Weeks make a year end a few days earlier or later. */
const DRIFT_DAYS = 8;

/** Learns the calendar from cover page and text by vote; what the votes do not settle stays open. */
export function learnCalendar(content: DocumentContent): Calendar {
  const { text, filing } = content;
  const days = writtenDays(text);
  const cover = filing?.cover;
  const written = reportedPeriod(text, days);
  const named = cover ? null : namedQuarter(content);
  const reported = named ? { months: 3, end: named.end } : written;
  const months = cover?.form?.startsWith('10-K')
    ? 12
    : cover?.form?.startsWith('10-Q')
      ? 3
      : (reported?.months ?? null);
  const end = cover?.periodEnd ?? reported?.end ?? null;
  const quarter = named?.quarter ?? Number(/^Q([1-3])$/.exec(cover?.fiscalPeriod ?? '')?.[1] ?? 0);
  // A quarter's own fiscal year ends some quarters later.
  const later = quarter > 0 && end ? yearEndOf({ quarter, end }) : null;
  const found = yearEnds(content, days, named ? later : months === 12 ? end : null);
  const besides = months === 3 && end ? yearEndBeside(content.blocks, end) : [];
  const ends = found.length > 0 ? found : later ? [later] : besides;
  const shift = nameShift(text, later ?? currentEnd(ends, end), cover?.fiscalYear ?? named?.year ?? null);
  const known = new Map<number, Day | null>();
  const endOfYear = (name: number): Day | null => {
    const end = known.get(name) ?? (shift === null ? null : endNear(ends, name + shift));
    known.set(name, end);
    return end;
  };
  return { end, months, endOfYear, written: ends };
}

type Written = ReturnType<typeof writtenDays>;

function reportedPeriod(text: string, days: Written): { months: number; end: Day } | null {
  for (const { 0: words, 2: quarter, index } of text.slice(0, COVER).matchAll(REPORTED)) {
    const at = index + words.length;
    const day = days.find(({ from }) => from >= at && from <= at + 3);
    if (day) return { months: quarter ? 3 : 12, end: day.day };
  }
  return null;
}

/** The days on which fiscal years end, the most often named first of those that are a year apart. */
function yearEnds({ text, blocks }: DocumentContent, days: Written, reported: Day | null): Day[] {
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
    for (const { day } of writtenDays(head)) vote(day, /\byears? ended\b/i.test(head) ? 1 : 0.25);
  }
  // Balances stand at the first day of a year, too.
  const isOpening = (day: Day) => isLastOfMonth(anchor) && day.endsWith('-01') && !named.has(day);
  const known = [...votes].filter(
    ([day, weight]) => weight >= 1 && day !== anchor && isYearsApart(day, anchor) && !isOpening(day),
  );
  return [anchor, ...known.toSorted((a, b) => b[1] - a[1]).map(([day]) => day)];
}

/** The year that a fiscal year's end belongs to: weeks let one that ends with December end in the first days of January. */
function yearOf(end: Day): number {
  return Number(daysLater(end, -DRIFT_DAYS).slice(0, 4));
}

function isYearsApart(day: Day, anchor: Day): boolean {
  const years = Number(day.slice(0, 4)) - Number(anchor.slice(0, 4));
  return [years - 1, years, years + 1].some(
    (shift) => Math.abs(daysBetween(inYear(anchor, Number(anchor.slice(0, 4)) + shift), day)) <= DRIFT_DAYS,
  );
}

/** A year's end that falls in a calendar year: as it is written somewhere, else so many weeks from the nearest one, else the same day. */
function endNear(ends: Day[], year: number): Day | null {
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
function currentEnd(ends: Day[], reported: Day | null): Day | null {
  const [anchor] = ends;
  if (!anchor || !reported) return anchor ?? null;
  const year = Number(reported.slice(0, 4));
  const following = [year - 1, year, year + 1].flatMap((one) => endNear(ends, one) ?? []);
  return following.find((day) => daysBetween(reported, day) >= -DRIFT_DAYS) ?? anchor;
}

/**
 * In which calendar year, counted from its name, a fiscal year ends: 1 for a fiscal 2024 that ends in February 2025.
 * The cover counts first, then statements that define a name, then the name that the report speaks of most; null where
 * none of them settles it.
 */
function nameShift(text: string, end: Day | null, known: number | null): number | null {
  if (known !== null && end) return yearOf(end) - known;
  const defined = leader([...definitions(text)]);
  if (defined !== null) return defined;
  if (!end) return null;
  // A year that ends in spring or later is hardly ever named by the year in which it began.
  if (Number(end.slice(5, 7)) > 2) return 0;
  const named = leader(
    [...text.matchAll(NAMED)].map(([, name]) => Number(name)),
    MOST_NAMED,
  );
  return named !== null && Math.abs(yearOf(end) - named) <= 1 ? yearOf(end) - named : null;
}

/** 'fiscal 2024 ended February 2, 2025', 'year ended February 2, 2025 ("fiscal 2024")'. */
function* definitions(text: string): Generator<number> {
  for (const { 1: name, 2: day = '' } of text.matchAll(NAME_THEN_END)) yield* shiftOf(Number(name), day);
  for (const { 1: day = '', 2: name } of text.matchAll(END_THEN_NAME)) yield* shiftOf(Number(name), day);
}

function shiftOf(name: number, written: string): number[] {
  return writtenDays(written).flatMap(({ day }) => (Math.abs(yearOf(day) - name) <= 1 ? yearOf(day) - name : []));
}

/** What most say, where more than the given share say it. */
function leader(votes: number[], share = 0.5): number | null {
  const counts = new Map<number, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] > votes.length * share ? first[0] : null;
}
