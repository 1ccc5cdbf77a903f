import { quoteFinder } from './find-quote';
import { sentenceSpans } from './sentence-spans';
import { wordsOf } from './split-text';

const setOf = (words: string) => new Set(words.split(' '));
const ONE = setOf('a an my our one old another this');
const WHO = setOf(
  'reader readers subscriber subscribers friend friends neighbor neighbors neighbour neighbours colleague colleagues client clients customer customers member members student students trader traders broker brokers banker bankers driver drivers uncle father mother wife husband daughter son',
);
const SAYS = setOf('told tells asked asks wrote called emailed stopped whispered confided admitted warned laughed');
/** How many words may stand before and behind somebody. */
const BEFORE = 3;
const BEHIND = 4;
/** Words that tell of a meeting or a conversation. */
const MEETINGS = [
  /\b(?:told|asked|called|emailed|pulled|stopped|warned) me\b/i,
  /\bI (?:met|sat down|spoke|talked|ran into|bumped into|had (?:coffee|lunch|dinner|breakfast|drinks)|was (?:sitting|standing|talking|having))\b/i,
  /\bover (?:coffee|lunch|dinner|breakfast|drinks|a (?:coffee|beer|drink))\b/i,
];

/** A sentence that tells of a person, a meeting or a conversation, in UTF-16 units. */
export interface Anecdote {
  from: number;
  to: number;
  quote: string;
}

/** The sentences of a text that tell a scene of which neither the document nor what somebody said to the writer knows. */
export function findAnecdotes(
  text: string,
  { document = '', said }: { document?: string | undefined; said: string[] },
): Anecdote[] {
  const known = said.map((source) => new Set(wordsOf(source)));
  const find = quoteFinder(document);
  return sentenceSpans(text).flatMap(({ from, to }) => {
    const quote = text.slice(from, to).trim();
    const scene = MEETINGS.map((pattern) => pattern.exec(quote)?.[0]).find(Boolean) ?? somebodySaid(wordsOf(quote));
    if (scene === null || find(scene)) return [];
    return known.some((words) => wordsOf(scene).every((word) => words.has(word))) ? [] : [{ from, to, quote }];
  });
}

/** 'An old friend of mine called'; null where nobody of the kind says anything. */
function somebodySaid(words: string[]): string | null {
  for (const [at, word] of words.entries()) {
    if (!WHO.has(word)) continue;
    const start = words.findIndex((one, place) => place >= at - BEFORE && place < at && ONE.has(one));
    const end = words.findIndex((one, place) => place > at && place <= at + BEHIND && SAYS.has(one));
    if (start >= 0 && end >= 0) return words.slice(start, end + 1).join(' ');
  }
  return null;
}
