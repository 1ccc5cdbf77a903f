import { measureNames } from '../lexicon/measures';
import { stemOf, wordsOf } from '../lexicon/normalise';
import { ENTRIES } from '../lexicon/words/entries';
import type { Name } from './document-facts';
import type { Fact } from './fact';
import { hasDigit } from '../characters';

/** Longer labels describe something, and name no part of a business. */
const LONGEST = 7;
/** Shorter words are abbreviations or link others. */
const SHORTEST = 4;

/** What may be left out of a name, since other names have it, too. */
const GENERIC = new Set(
  (
    'service product solution system other total net sale revenue business segment division unit group operation company ' +
    'corporate global worldwide store asset income process platform device line and of the for in offering activity'
  ).split(' '),
);

/** These make another region or thing of what stands beside them, or stand for many regions. */
const NO_NAMES = new Set(
  (
    'north northern south southern east eastern west western central middle latin rest non excluding europe america asia ' +
    'africa pacific oceania international domestic common gross direct united state kingdom country external customer part'
  ).split(' '),
);

/** Words that mean something of their own: 'clients' are no short name of Client Computing. */
const MEANT = new Set([
  ...ENTRIES.flatMap(({ says }) => says.split(',').flatMap((words) => single(words))),
  ...[...measureNames.keys()].flatMap(single),
]);

function single(words: string): string[] {
  const [word, ...more] = wordsOf(words);
  return word !== undefined && more.length === 0 ? [stemOf(word)] : [];
}

/**
 * What people call a part for short, by the word that tells it from all others: 'China' for Greater China, 'energy' for Energy
 * generation and storage. Only parts that have revenue are parts of a business.
 */
export function shortNames(parts: readonly Name<string>[], { facts, company }: Setting): Name<string>[] {
  const ofBusiness = businessParts(facts);
  const own = parts.filter(({ reads }) => ofBusiness.has(reads));
  const taken = new Set([...parts.map(({ says }) => says), ...company.flatMap((name) => wordsOf(name).map(stemOf))]);
  const found = new Map<string, string>();
  for (const says of new Set(own.flatMap((name) => candidates(name.says)))) {
    const named = own.filter((name) => has(name.says, says)).map(({ reads }) => reads);
    const reads = wholeOf([...new Set(named)]);
    if (reads !== null && !taken.has(says) && !MEANT.has(says)) found.set(says, reads);
  }
  return [...found].map(([says, reads]) => ({ says, reads }));
}

interface Setting {
  facts: readonly Fact[];
  company: readonly string[];
}

const has = (name: string, short: string): boolean => ` ${stemmed(name)} `.includes(` ${short} `);

const stemmed = (name: string): string => wordsOf(name).map(stemOf).join(' ');

/** Of 'energy generation and storage' and its 'sales' the first is meant; null where several are. */
function wholeOf(parts: readonly string[]): string | null {
  const [first] = parts.toSorted((a, b) => a.length - b.length);
  return first !== undefined && parts.every((part) => part === first || part.startsWith(`${first} `)) ? first : null;
}

function businessParts(facts: readonly Fact[]): Set<string> {
  const found = new Set<string>();
  for (const { readings } of facts) {
    for (const { measure, part } of readings) {
      const isSaid = measure.known !== 'assumed' && part.known !== 'assumed';
      if (isSaid && measure.is === 'revenue' && part.is !== null && !part.is.includes(' + ')) found.add(part.is);
    }
  }
  return found;
}

const NO_WHOLE = new Set(['other', 'total']);

/** The first word of a name, the last one of two, all but the first of more, and what stands before 'and'. */
function candidates(says: string): string[] {
  const words = wordsOf(says).map(stemOf);
  if (words.length < 2 || words.length > LONGEST || NO_WHOLE.has(words[0] ?? '') || hasDigit(says)) return [];
  const core = words.filter((word) => !GENERIC.has(word));
  if (core.length === 0 || core.some((word) => NO_NAMES.has(word))) return [];
  const [first] = core;
  const last = core.length === 2 ? core.at(-1) : undefined;
  const rest = words.slice(1);
  const isRest = rest.length > 1 && rest.every((word) => !GENERIC.has(word));
  const and = words.indexOf('and');
  return [
    ...(and > 1 ? [words.slice(0, and).join(' ')] : []),
    ...[first, last].filter((word): word is string => word !== undefined && word.length >= SHORTEST),
    ...(isRest ? [rest.join(' ')] : []),
  ];
}
