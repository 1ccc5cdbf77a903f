import { readText } from '../document/text/read-text';
import { learnCalendar } from './calendar';
import { periodOf } from './readings';

/** The cover of a filing and the welcome to a call say what they report on. */
const BEGINNING = 20_000;
/** How far from the period of a document news may be published. */
const NEAR_DAYS = 120;
const DAY_MS = 24 * 3_600_000;

interface Days {
  from: Date;
  to: Date;
}

/** The days of the period that a document reports, first and last; null where it tells none. */
export function reportedPeriod(document: string): Days | null {
  const { end, months } = learnCalendar(readText(document.slice(0, BEGINNING)));
  const period = end !== null && months !== null ? periodOf({ end, months }) : null;
  return period && 'start' in period ? { from: new Date(period.start), to: new Date(period.end) } : null;
}

/** When news was published that is near enough to a document to be a reason to write of it now; null where it tells no period. */
export function newsWindow(document: string): Days | null {
  const period = reportedPeriod(document);
  if (!period) return null;
  return { from: new Date(+period.from - NEAR_DAYS * DAY_MS), to: new Date(+period.to + (NEAR_DAYS + 1) * DAY_MS) };
}
