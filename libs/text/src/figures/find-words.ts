import { type Calendar } from './calendar';
import { findPeriods } from './find-periods';
import { type Period } from './figure';

/** A name, a date or a quotation, as it stands in a text. */
export interface FoundWords {
  kind: 'name' | 'date' | 'quotation';
  text: string;
  from: number;
  to: number;
  period: Period | null;
}

const QUOTATION = /["“]([^"“”\n]{3,600})["”]/g;
const NAME = /(?<![\p{L}\d.])(?:\p{Lu}[\p{Ll}’'-]{1,20}|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}’'-]{1,20}|\p{Lu}\.|von|van|de|da|bin)){1,3}(?![\p{L}])/gu;
const TICKER = /\(?(?:NASDAQ|NYSE|NYSE American|AMEX|LSE|TSX|NasdaqGS|Nasdaq):? ?([A-Z]{1,5}(?:\.[A-Z])?)\b/g;
const LONGEST_SCARE_QUOTE = 4;

/** Quotations of more than a few words, dates with a day and year, tickers, and names of several words. */
export function findWords(text: string, calendar: Calendar): FoundWords[] {
  const found: FoundWords[] = [];
  const add = (kind: FoundWords['kind'], from: number, words: string, period: Period | null = null) => {
    if (!found.some((other) => other.from < from + words.length && from < other.to)) {
      found.push({ kind, text: words, from, to: from + words.length, period });
    }
  };
  for (const match of text.matchAll(QUOTATION)) {
    const words = match[1] ?? '';
    if (words.trim().split(/\s+/).length > LONGEST_SCARE_QUOTE) add('quotation', match.index + 1, words);
  }
  for (const match of text.matchAll(TICKER)) add('name', match.index + match[0].length - (match[1] ?? '').length, match[1] ?? '');
  if (/20\d\d/.test(text)) {
    for (const { from, to, period, hasYear, relative } of findPeriods(text, calendar)) {
      const words = text.slice(from, to);
      if (hasYear && !relative && period.months === 0 && /\d/.test(words)) add('date', from, words, period);
    }
  }
  for (const match of text.matchAll(NAME)) add('name', match.index, match[0]);
  return found.sort((a, b) => a.from - b.from);
}
