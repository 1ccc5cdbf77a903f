import type { DocumentContent } from '../document/document';
import type { Calendar } from './calendar';
import { type Day, daysBetween, inYear } from './days';
import { readTime } from './heads';

const UNKNOWN: Calendar = { end: null, months: null, endOfYear: () => null };
/** A balance sheet may show the same day a year before beside the end of the fiscal year. */
const YEAR_DAYS = 340;

/**
 * The end of the fiscal year of a reported quarter, where the document names none: its balance sheet compares the quarter's last
 * day with that of the year before.
 */
export function yearEndBeside(blocks: DocumentContent['blocks'], end: Day): Day[] {
  const votes = new Map<Day, number>();
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    const times = block.columns.map(({ heads }) => readTime(heads.join('\n'), UNKNOWN));
    if (times.some(({ months }) => months !== null && months > 0)) continue;
    const days = new Set(times.flatMap((time) => time.end ?? []));
    if (!days.has(end)) continue;
    for (const day of days) {
      const before = daysBetween(day, end);
      if (before > 0 && before < YEAR_DAYS) votes.set(day, (votes.get(day) ?? 0) + 1);
    }
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return best ? [inYear(best[0], Number(best[0].slice(0, 4)) + 1)] : [];
}
