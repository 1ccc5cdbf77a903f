/** Words of a draft that other words of the same draft contradict. */
export interface Contradiction {
  from: number;
  to: number;
  text: string;
}

interface Statement {
  from: number;
  to: number;
  quote: string;
  /** What it is about: two statements of one subject with different values contradict each other. */
  subject: string;
  value: string;
}

const PRICE =
  /(?<currency>[$€£])(?<amount>\d[\d,]*(?:\.\d{2})?)\s*(?:\/|a|an|per|each)\s*(?<unit>week|month|quarter|year)\b/gi;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
const DATE = /\b(?<month>[A-Z][a-z]{2,8})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?\b/g;

/** Says that a second price or date beside the first one is meant: an old price, a range. */
const COMPARES = /\b(?:was|were|instead of|regular(?:ly)?|usual(?:ly)?|normal(?:ly)?|off|save|list price|renews)\b/i;
const ENDS = /\b(?:ends?|closes?|expires?|deadline|last day|until|order by|join by)\b/i;

/** Prices for one period and last days of an offer that differ within one draft; each but the first is told. */
export function contradictionsIn(text: string): Contradiction[] {
  const first = new Map<string, Statement>();
  return [...pricesIn(text), ...deadlinesIn(text)].flatMap((statement): Contradiction[] => {
    const before = first.get(statement.subject);
    if (!before) first.set(statement.subject, statement);
    if (!before || before.value === statement.value) return [];
    const { from, to, quote, subject } = statement;
    return [{ from, to, text: `The email says “${before.quote}” and “${quote}” for the ${subject}.` }];
  });
}

function pricesIn(text: string): Statement[] {
  return [...text.matchAll(PRICE)].flatMap(({ 0: quote, index: from, groups = {} }): Statement[] => {
    const { currency = '', amount = '', unit = '' } = groups;
    if (COMPARES.test(sentenceAround(text, from))) return [];
    const value = Number(amount.replaceAll(',', ''));
    const subject = `price per ${unit.toLowerCase()} in ${currency}`;
    return [{ from, to: from + quote.length, quote, subject, value: String(value) }];
  });
}

function deadlinesIn(text: string): Statement[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: quote, index: from, groups = {} }): Statement[] => {
    const month = MONTHS.find((name) => name.slice(0, 3) === groups['month']?.slice(0, 3));
    if (!month || !ENDS.test(text.slice(sentenceStart(text, from), from))) return [];
    return [{ from, to: from + quote.length, quote, subject: 'last day', value: `${month} ${Number(groups['day'])}` }];
  });
}

const sentenceStart = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at), text.lastIndexOf('! ', at), -1) + 1;

function sentenceAround(text: string, at: number): string {
  const rest = text.slice(at);
  const end = rest.search(/[.!?]\s|\n/);
  return text.slice(sentenceStart(text, at), end < 0 ? text.length : at + end);
}
