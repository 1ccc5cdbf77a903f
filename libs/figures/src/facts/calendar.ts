import type { DocumentContent } from '../document/document';
import { type Day, writtenDays } from './days';
import { yearEndBeside } from './quarter-year-end';
import { namedQuarter, yearEndOf } from './title-period';
import { currentEnd, endNear, type Written, yearEnds } from './year-ends';
import { nameShift } from './year-names';

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
const QUARTERS = ['Q1', 'Q2', 'Q3'];
const REPORTED =
  /\b(?:for|of)\s+the\s+(?:(?:first|second|third|fourth)\s+)?(?:fiscal\s+)?(?:(fiscal\s+)?year|(quarterly|quarter|three[- ]months?|thirteen[- ]weeks?)(?:\s+period)?)\s+ended:?\s+/gi;

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
  const quarter = named?.quarter ?? QUARTERS.indexOf(cover?.fiscalPeriod ?? '') + 1;
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

function reportedPeriod(text: string, days: Written): { months: number; end: Day } | null {
  for (const { 0: words, 2: quarter, index } of text.slice(0, COVER).matchAll(REPORTED)) {
    const at = index + words.length;
    const day = days.find(({ from }) => from >= at && from <= at + 3);
    if (day) return { months: quarter ? 3 : 12, end: day.day };
  }
  return null;
}
