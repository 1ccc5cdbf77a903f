import { type Reading } from './reading';
import { COMMON, HARMLESS, partsIn, wholesOf } from './statement-subjects';
import { isGlue, wordsOf } from './words';

/** What a sentence without a number says that the next one is about: a part of the company, or a name that is none. */
export type Topic = { part: string } | 'unknown' | null;

export function topicOf(text: string, reading: Reading): Topic {
  const words = wordsOf(text);
  const [first, ...others] = partsIn(text, words, reading);
  if (wholesOf(text, words, reading).length > 0) return null;
  if (first) return others.every(({ value }) => value === first.value) ? { part: first.value } : null;
  const names = words.filter(({ isName, stem }) => isName && !isGlue(stem) && !HARMLESS.has(stem) && !COMMON.has(stem));
  return names.length > 0 ? 'unknown' : null;
}
