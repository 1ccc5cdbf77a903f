import { sentenceSpans } from '@copydesk/text';
import { writtenDays } from '../../facts/days';
import { pieces } from '../../characters';

/** A name, a date or a quotation, as it stands in a text. */
export interface FoundWords {
  kind: 'name' | 'date' | 'quotation';
  text: string;
  from: number;
  to: number;
}

const QUOTATION = /["“]([^"“”\n]{3,600})["”]/g;
const NAME =
  /(?<![\p{L}\d.])(?:\p{Lu}[\p{Ll}’'-]{1,20}|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}’'-]{1,20}|\p{Lu}\.|von|van|de|da|bin)){1,3}(?![\p{L}])/gu;
const TICKER = /\(?(?:NASDAQ|NYSE|NYSE American|AMEX|LSE|TSX|NasdaqGS|Nasdaq):? ?([A-Z]{1,5}(?:\.[A-Z])?)\b/g;
const LONGEST_SCARE_QUOTE = 4;

/** Quotations of more than a few words, dates with a day and year, tickers, and names of several words. */
export function findWords(text: string): FoundWords[] {
  const found: FoundWords[] = [];
  for (const match of text.matchAll(QUOTATION)) {
    const words = match[1] ?? '';
    if (pieces(words.trim()).length > LONGEST_SCARE_QUOTE) found.push(wordsAt('quotation', match.index + 1, words));
  }
  for (const { from, to } of sentenceSpans(text)) {
    for (const one of wordsIn(text.slice(from, to))) {
      found.push({ ...one, from: one.from + from, to: one.to + from });
    }
  }
  return withoutOverlaps(found);
}

function wordsIn(text: string): FoundWords[] {
  const found: FoundWords[] = [];
  for (const match of text.matchAll(TICKER)) {
    const words = match[1] ?? '';
    found.push(wordsAt('name', match.index + match[0].length - words.length, words));
  }
  for (const { from, to } of writtenDays(text)) found.push(wordsAt('date', from, text.slice(from, to)));
  for (const match of text.matchAll(NAME)) {
    const name = wordsAt('name', match.index, match[0]);
    // The month of a date is no name.
    if (!found.some((one) => one.from < name.to && name.from < one.to)) found.push(name);
  }
  return found;
}

function wordsAt(kind: FoundWords['kind'], from: number, text: string): FoundWords {
  return { kind, text, from, to: from + text.length };
}

/** What was found first stays: a name in a date is none. A quotation may hold names. */
function withoutOverlaps(found: FoundWords[]): FoundWords[] {
  const rank = { quotation: 0, date: 1, name: 2 };
  const sorted = found.toSorted((a, b) => a.from - b.from || rank[a.kind] - rank[b.kind]);
  const kept: FoundWords[] = [];
  let end = -1;
  for (const one of sorted) {
    if (one.from < end) continue;
    kept.push(one);
    end = one.to;
  }
  return kept;
}
