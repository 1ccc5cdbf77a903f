import type { DocumentContent, TaggedFact, TaggedPeriod } from '../document/document';
import { type Calendar, learnCalendar } from '../facts/calendar';
import { type Day, daysBetween, monthsBetween } from '../facts/days';
import { readTime } from '../facts/heads';
import { readScale } from '../facts/scale';
import type { TableFact } from '../facts/table-facts';
import { hasDigit, isAll, isDigit } from '../characters';
import { tokensOf } from '../claims/tokens';

interface Known {
  content: DocumentContent;
  tag: TaggedFact | undefined;
  read: TableFact | undefined;
}

/**
 * What the heads of a cell say, apart by what they say of time. A quarter that the document's calendar settles goes by its
 * name, 'Q3 2025'; all others in the words of the heads, unless the tag says another one.
 */
export function sayPeriod(heads: string[], { content, tag, read }: Known): { words: string[]; period: string } {
  const words = heads.filter((head) => !isTime(head) && !isScale(head) && !isAudit(head));
  const ofTime = heads.filter(isTime);
  const inHeads = ofTime.join(' ');
  const calendar = learnCalendar(content);
  const tagged = tag && spanOf(tag.period);
  const span = tagged ?? read?.period;
  const quarter = span?.months === 3 ? quarterName(span.end, content, calendar) : null;
  if (quarter !== null) return { words, period: quarter };
  if (tagged) {
    const isSame = agrees(readTime(ofTime.join('\n'), calendar), tagged);
    return { words, period: isSame ? inHeads : plainPeriod(tagged) };
  }
  // '2025' alone, where title or calendar say of which day.
  const isYear = inHeads.length === 4 && isAll(inHeads, isDigit) && read?.isCertain === true;
  return { words, period: isYear && read.period ? plainPeriod(read.period) : inHeads };
}

/** A head that gives no length agrees with any of that end: 'December 31, 2024'. */
function agrees({ months, end }: ReturnType<typeof readTime>, tagged: Span): boolean {
  return end === tagged.end && (months === null || months === tagged.months);
}

const TIME_WORDS = new Set(
  (
    'for as of at the on and fiscal calendar one two three six nine twelve thirteen fourteen twenty thirty forty fifty ' +
    'week weeks month months quarter quarters year years period ended ending first second third fourth unaudited audited ' +
    'january february march april may june july august september october november december ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec q fy'
  ).split(' '),
);

/** True for a head that says nothing but a time. */
function isTime(head: string): boolean {
  const words = tokensOf(head).flatMap(({ kind, text }) => (kind === 'mark' ? [] : text.toLowerCase().split('.')));
  const isOfTime = (word: string) => word === '' || hasDigit(word.slice(0, 2)) || TIME_WORDS.has(word);
  return words.every(isOfTime) && words.some((word) => hasDigit(word) || word === 'ended');
}

function isAudit(head: string): boolean {
  const [word = '', ...others] = tokensOf(head).flatMap(({ kind, text }) =>
    kind === 'word' ? text.toLowerCase() : [],
  );
  return others.length === 0 && (word === 'audited' || word === 'unaudited');
}

function isScale(head: string): boolean {
  const { money, shares } = readScale(head);
  return money !== null || shares !== null;
}

/** `months` is 0 for a day. */
interface Span {
  months: number;
  end: Day;
}

function spanOf(period: TaggedPeriod): Span {
  if ('at' in period) return { months: 0, end: period.at };
  return { months: monthsBetween(period.start, period.end), end: period.end };
}

const YEAR_DAYS = 365.25;
/** Weeks move the end of a quarter by a few days. */
const DRIFT_DAYS = 10;

/** 'Q3 2025': by the cover of a filing, else by the calendar; null where neither settles it. */
function quarterName(end: Day, { filing }: DocumentContent, calendar: Calendar): string | null {
  const { fiscalPeriod, fiscalYear, periodEnd } = filing?.cover ?? {};
  if (fiscalPeriod?.startsWith('Q') && fiscalYear && periodEnd) {
    const days = daysBetween(end, periodEnd);
    const years = Math.round(days / YEAR_DAYS);
    if (isAbout(days, years * YEAR_DAYS)) return `${fiscalPeriod} ${fiscalYear - years}`;
  }
  const year = Number(end.slice(0, 4));
  for (const name of [year - 1, year, year + 1]) {
    const last = calendar.endOfYear(name);
    const before = last === null ? -1 : Math.round((daysBetween(end, last) / YEAR_DAYS) * 4);
    if (last !== null && before >= 0 && before < 4 && isAbout(daysBetween(end, last), (before * YEAR_DAYS) / 4))
      return `Q${4 - before} ${name}`;
  }
  return null;
}

const isAbout = (days: number, wanted: number): boolean => Math.abs(days - wanted) <= DRIFT_DAYS;

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const LENGTHS: Record<number, string> = { 3: 'three months', 6: 'six months', 9: 'nine months', 12: 'year' };

/** 'nine months to June 28, 2025', 'at June 28, 2025'. */
function plainPeriod({ months, end }: Span): string {
  const day = LONG.format(new Date(end));
  return months === 0 ? `at ${day}` : `${LENGTHS[months] ?? `${months} months`} to ${day}`;
}
