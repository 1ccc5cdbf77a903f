import { copiedRuns } from './copied-runs';
import { readDraft } from './read-draft';
import { trimEndBy } from './trim-by';

/** What a draft is held to. */
export interface DraftRules {
  /** As the house wrote it: parted by commas or lines, with ' -> ' before what it says instead. */
  wordsToAvoid: string;
  /** Is what it is, words to avoid and all. */
  disclaimer?: string;
  subjectMax: number | null;
  /** Copy of which no passage may be taken over. */
  winner?: string;
}

/** A place of a draft that breaks a rule, in UTF-16 units. */
export type DraftFinding = { from: number; to: number; quote: string } & (
  | { kind: 'word'; instead: string | null }
  | { kind: 'long-subject'; length: number; max: number }
  | { kind: 'second-subject' }
  | { kind: 'copied' }
);

const SECOND_SUBJECT = /^(?:[*#>]{1,4} ?)?subject(?: line)? ?:.*$/gim;

/** Everything in a draft that can be said to be wrong without knowing what it is about, in the order of the text. */
export function checkDraft(text: string, rules: DraftRules): DraftFinding[] {
  return [
    ...wordsIn(text, rules),
    ...subjectsIn(text, rules.subjectMax),
    ...copiedRuns(rules.winner ?? '', text).map((run) => ({ kind: 'copied' as const, ...run, ...quoteOf(text, run) })),
  ].sort((a, b) => a.from - b.from);
}

/** The draft with a word to avoid replaced by what the house says instead, as large as it was written. */
export function replaceWord(text: string, { from, to, quote }: DraftFinding, instead: string): string {
  const isCapital = /^\p{Lu}/u.test(quote);
  const isShouted = quote.length > 1 && quote === quote.toUpperCase() && /\p{Lu}/u.test(quote);
  const capital = instead.charAt(0).toUpperCase() + instead.slice(1);
  return text.slice(0, from) + (isShouted ? instead.toUpperCase() : isCapital ? capital : instead) + text.slice(to);
}

function wordsIn(text: string, { wordsToAvoid, disclaimer = '' }: DraftRules): DraftFinding[] {
  const fixed = disclaimer.trim() === '' ? -1 : text.lastIndexOf(disclaimer.trim());
  const body = fixed < 0 ? text : text.slice(0, fixed);
  return readWordsToAvoid(wordsToAvoid).flatMap(({ word, instead }) =>
    [...body.matchAll(wholeWord(word))].map(({ 0: quote, index: from }) => ({
      kind: 'word' as const,
      from,
      to: from + quote.length,
      quote,
      instead,
    })),
  );
}

/** The words that a house avoids, with what it says instead. */
function readWordsToAvoid(list: string): { word: string; instead: string | null }[] {
  const found = list.split(/[,;\n]/).flatMap((entry) => {
    const [word = '', instead = ''] = entry
      .split(/->|=>|→/)
      .map((side) => trimEndBy(side.replace(/^[\s"“”'•*-]+/, ''), /[\s"“”'.]/));
    return word === '' ? [] : [{ word, instead: instead || null }];
  });
  return found.filter(({ word }, at) => found.findIndex((other) => alike(other.word) === alike(word)) === at);
}

const alike = (word: string) => word.toLowerCase().replace(/\s+/g, ' ');

function wholeWord(word: string): RegExp {
  const words = word.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}

function subjectsIn(text: string, max: number | null): DraftFinding[] {
  const { subject, subjectRuns } = readDraft(text);
  const [first, last] = [subjectRuns[0], subjectRuns.at(-1)];
  if (subject === null || !first || !last) return [];
  const place = { from: first.from, to: last.from + last.text.length };
  const others = [...text.matchAll(SECOND_SUBJECT)].filter(({ index }) => index > place.to);
  return [
    ...(max !== null && subject.length > max
      ? [{ kind: 'long-subject' as const, ...place, ...quoteOf(text, place), length: subject.length, max }]
      : []),
    ...others.map(({ 0: quote, index: from }) => ({
      kind: 'second-subject' as const,
      from,
      to: from + quote.length,
      quote,
    })),
  ];
}

const quoteOf = (text: string, { from, to }: { from: number; to: number }) => ({ quote: text.slice(from, to) });
