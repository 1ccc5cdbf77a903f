import type { Part } from '../facts/fact';
import type { Carried } from './carry';
import type { Item } from './items';
import { namesSubject, PRONOUNS, REFERRING, startsWithPronoun } from './spoken-of';
import type { Token } from './tokens';

/** The part that a sentence of a draft refers to, and the words that make all of it uncertain. */
export function referredTo(
  tokens: readonly Token[],
  items: readonly Item[],
  known: Carried,
): { part: Part | undefined; doubts: readonly Token[] } {
  const isOfTopic = known.isTopic && !namesSubject(items);
  const isReferring = known.isElse && tokens.some((token) => refersBack(token, items));
  const isOfPart =
    known.part !== undefined && (isReferring || isOfTopic) && (!namesSubject(items) || startsWithPronoun(items));
  const isElse = known.isElse && !isOfPart;
  const subjectEnd = endOfSubject(items);
  const doubts = tokens.filter(
    (token, at) =>
      token.text === '?' ||
      (isElse && token.from < subjectEnd && refersBack(token, items)) ||
      (isOfTopic && !isOfPart && at === 0),
  );
  return { part: isOfPart ? known.part : undefined, doubts };
}

export const doubtsOfSource = (tokens: readonly Token[], isOther: boolean): readonly Token[] =>
  tokens.filter(({ text, key }) => text === '?' || (isOther && PRONOUNS.has(key)));

/** 'Profit came to half of what it had been': behind its measure, 'it' is that measure. */
function refersBack({ key, from }: Token, items: readonly Item[]): boolean {
  if (key !== 'it' && key !== 'they') return REFERRING.has(key);
  const named = items.find((item) => item.is === 'term' && item.term.is === 'measure');
  return !named || from < named.from;
}

/** Where a part or the company is named first: 'its' refers to it from there on. */
function endOfSubject(items: readonly Item[]): number {
  const named = items.find((item) => item.is === 'term' && (item.term.is === 'part' || item.term.is === 'company'));
  return named && !REFERRING.has(named.key) ? named.from : Infinity;
}
