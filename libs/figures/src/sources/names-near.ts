import { measuresNamed } from '../lexicon/measures';
import { nameKey, stemOf, withoutBrackets, wordsOf } from '../lexicon/normalise';
import type { Prepared } from '../unify/prepared';
import { hasDigit, isDigit } from '../characters';
import { says } from '../lexicon/phrases';

const MOST_NAMES = 50;
const LONGEST_NAME = 60;
/** What says a date, a basis or a balance brought forward names nothing that people speak of. */
const NO_NAME = ['gaap', 'beginning of', 'end of'];
/** 'Ad' is the beginning of 'advertising'; one letter is that of anything. */
const SHORTEST = 2;

/**
 * What a document calls its measures and parts, as far as a text may mean them: names that share words with it, those first
 * that share the rarest. What the lexicon knows goes without saying. They are names alone, without values: a model that reads
 * the text says which of them it means.
 */
export function namesNear(text: string, document: Prepared): string[] {
  const company = new Set(document.vocabulary.company.flatMap((name) => wordsOf(name).map(stemOf)));
  const spoken = [...new Set(wordsOf(text).map(stemOf))].filter((word) => isTelling(word) && !company.has(word));
  const names = namesOf(document).map((name) => ({ name, words: keyWords(name) }));
  const uses = new Map<string, number>();
  for (const word of names.flatMap(({ words }) => words)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const weightOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log(1 + names.length / (uses.get(word) ?? 1)), 0);
  return names
    .map(({ name, words }) => {
      const shared = words.filter((word) => spoken.some((one) => isLike(one, word)));
      return { name, rank: weightOf(shared) / Math.sqrt(weightOf(words)) };
    })
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

const keyWords = (name: string): string[] => nameKey(name).split(' ').filter(isTelling);

/** The labels of tables and tags, and the parts, each once. */
function namesOf({ facts, vocabulary }: Prepared): string[] {
  const printed = facts.flatMap(({ label, readings }) => (readings.some(({ spoken }) => spoken) ? [] : [label]));
  const names = new Map<string, string>();
  for (const label of [...vocabulary.parts.map(({ says }) => says), ...printed]) {
    const name = withoutBrackets(label);
    const isKnown = measuresNamed(name).some(({ source }) => source === 'everyday');
    if (!isKnown && !hasDigit(name) && !says(name, ...NO_NAME) && name.length <= LONGEST_NAME && nameKey(name) !== '')
      names.set(nameKey(name), name);
  }
  return [...names.values()];
}

const TOO_COMMON = new Set('with this that be is was were ha had are not beginning end per other net'.split(' '));

const isTelling = (word: string): boolean =>
  word.length >= SHORTEST && !TOO_COMMON.has(word) && !isDigit(word.charAt(0));

/** The same word, or one that begins like it: 'ad' and 'advertising'. */
const isLike = (one: string, other: string): boolean =>
  one === other || other.startsWith(one) || (other.length > 4 && one.startsWith(other));
