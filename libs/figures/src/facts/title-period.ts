import type { DocumentContent } from '../document/document';
import type { Calendar } from './calendar';
import { type Day, dayOf, monthOf, writtenDays } from './days';
import { wordsOf } from '../lexicon/normalise';
import { readTime } from './heads';
import { says } from '../lexicon/phrases';

/** The quarter that releases and calls name at their beginning. */
export interface NamedQuarter {
  quarter: number;
  /** The name of its fiscal year. */
  year: number;
  /** Its last day. */
  end: Day;
}

const BEGINNING = 6_000;
const COVER = 1_200;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const NAMED =
  /\b(?:(first|second|third|fourth)[\s-]quarter|Q([1-4]))[\s,]+(?:and\s+(?:full|fiscal)[\s-]year\s+)?(?:of\s+)?(?:the\s+)?(fiscal\s+|FY\s?)?(?:year\s+)?((?:19|20)\d\d|(?<=FY\s?)\d\d)\b/i;
const DAY = /\b(?:at|of|on|ended)\s+([A-Z][a-z]{2,8})\s+(2[89]|3[01])(?:st|nd|rd|th)?\b/g;

const UNKNOWN: Calendar = { end: null, months: null, endOfYear: () => null };

/** Reads 'Welcome to the First Quarter Fiscal 2022 Earnings Call', with the days that heads and sentences name. */
export function namedQuarter({ text, blocks }: DocumentContent): NamedQuarter | null {
  // Filings say on their cover which period they report.
  if (says(text.slice(0, COVER), 'form 10 k', 'form 10 q')) return null;
  const { 1: word, 2: digit, 3: fiscal, 4: name } = NAMED.exec(text.slice(0, BEGINNING)) ?? [];
  const end = later(quarterInHeads(blocks), endedDay(text.slice(0, BEGINNING)));
  if (!name) return monthQuarter(text.slice(0, BEGINNING));
  const quarter = digit ? Number(digit) : ORDINALS.indexOf((word ?? '').toLowerCase()) + 1;
  const year = Number(name) < 100 ? 2000 + Number(name) : Number(name);
  if (end) return { quarter, year, end };
  // A call that names no day is read by quarters alone, whichever months they have.
  const isCall = blocks.some((block) => block.kind === 'paragraph' && block.speaker !== undefined);
  const month = monthInSentences(text) ?? (fiscal && !isCall ? null : quarter * 3);
  if (month === null) return null;
  // The fiscal year ends so many quarters later, in the year that it is named by.
  const last = month + (4 - quarter) * 3;
  const lastDay = lastOf(last > 12 ? year - 1 : year, month);
  return lastDay === null ? null : { quarter, year, end: lastDay };
}

/** 'Welcome to the June quarter 2024 call' of a company whose year is that of the calendar. */
function monthQuarter(text: string): NamedQuarter | null {
  const words = wordsOf(text);
  const at = words.findIndex(
    (word, index) => words[index + 1] === 'quarter' && monthOf(word) % 3 === 0 && monthOf(word) > 0,
  );
  const month = monthOf(words[at] ?? '');
  const year = words
    .slice(at + 2, at + 5)
    .map(Number)
    .find((number) => number > 1990 && number < 2100);
  const end = at < 0 || year === undefined ? null : lastOf(year, month);
  return end === null || year === undefined ? null : { quarter: month / 3, year, end };
}

const LONGEST_END = 60;
const SPANS = new Set(['quarter', 'quarters', 'period', 'weeks', 'months']);

/** 'For the thirteen weeks ended April 29, 2023': the first day on which something ended. */
function endedDay(text: string): Day | null {
  const [first] = writtenDays(text).filter(({ from }) => {
    const words = wordsOf(text.slice(Math.max(0, from - LONGEST_END), from));
    return words.at(-1) === 'ended' && SPANS.has(words.at(-2) ?? '');
  });
  return first?.day ?? null;
}

/** Heads that were not fully read name the year before. */
const later = (inHeads: Day | null, ended: Day | null): Day | null =>
  inHeads === null || ended === null ? (inHeads ?? ended) : inHeads > ended ? inHeads : ended;

/** The last one of the quarters that many columns are of. */
function quarterInHeads(blocks: DocumentContent['blocks']): Day | null {
  const votes = new Map<Day, number>();
  for (const block of blocks) {
    for (const { heads } of block.kind === 'table' ? block.columns : []) {
      const { months, end } = readTime(heads.join('\n'), UNKNOWN);
      if (months === 3 && end) votes.set(end, (votes.get(end) ?? 0) + 1);
    }
  }
  return lastOften(votes);
}

/** The last one of those that are named at least half as often as any. */
export function lastOften(votes: ReadonlyMap<Day, number>): Day | null {
  const most = Math.max(...votes.values());
  const often = [...votes].flatMap(([day, count]) => (count * 2 >= most ? day : []));
  return often.toSorted().at(-1) ?? null;
}

/** 'Our cash balance at November 30th': the month whose end is named most, the first of those that are named as often. */
function monthInSentences(text: string): number | null {
  const votes = new Map<number, number>();
  for (const [, word = ''] of text.matchAll(DAY)) {
    const month = monthOf(word);
    if (month > 0) votes.set(month, (votes.get(month) ?? 0) + 1);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const lastOf = (year: number, month: number): Day | null =>
  [31, 30, 29, 28].map((date) => dayOf(year, month, date)).find((day) => day !== null) ?? null;

/** The last day of the fiscal year that a quarter belongs to, near enough to be found among the days of a text. */
export function yearEndOf({ quarter, end }: Pick<NamedQuarter, 'quarter' | 'end'>): Day | null {
  const [year = 0, month = 1, date = 1] = end.split('-').map(Number);
  const last = month + (4 - quarter) * 3;
  const isLast = dayOf(year, month, date + 1) === null;
  const [ofYear, ofMonth] = last > 12 ? [year + 1, last - 12] : [year, last];
  return isLast ? lastOf(ofYear, ofMonth) : (dayOf(ofYear, ofMonth, date) ?? lastOf(ofYear, ofMonth));
}
