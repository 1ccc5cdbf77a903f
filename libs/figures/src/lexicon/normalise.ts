const WORD = /[\p{L}\p{N}]+(?:[&'.][\p{L}\p{N}]+)*|&/gu;
const IN_BRACKETS = /\([^()]{0,200}\)|\[[^[\]]{0,40}\]/g;
/** '(decrease) increase' and 'income/(loss)' are named by what stands outside the brackets. */
const FOOTNOTE = /(?<=\p{L}{3})\d{1,2}$/u;
/** Prefixes that are written as one word, as two, or with a hyphen. */
const PREFIXES = new Set(['non', 'pre', 'co', 'sub']);

/** The words of a text in lower case, without brackets, punctuation and marks of footnotes: 'Net income (loss):' -> net income. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const plain = text.replace(IN_BRACKETS, ' ').replace(/[’‘]/g, "'").toLowerCase();
  for (const [found] of plain.matchAll(WORD)) {
    const word = found === '&' ? 'and' : found.replace(/'s$/, '').replace(FOOTNOTE, '');
    const last = words.at(-1);
    if (last !== undefined && PREFIXES.has(last)) words[words.length - 1] = last + word;
    else words.push(word);
  }
  return words;
}

/** A label without what stands in brackets: 'Active buyers (1)'. */
export const withoutBrackets = (text: string): string => text.replace(IN_BRACKETS, ' ').trim();

export const normalised = (text: string): string => wordsOf(text).join(' ');

/** The Americas are not America. */
const PLURAL_NAMES = new Set(['americas']);

/** Singular and plural are one word: 'liabilities' -> liability, 'sales' -> sale. */
export function stemOf(word: string): string {
  if (PLURAL_NAMES.has(word)) return word;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Words of a name that do not tell it from others. */
const LIGHT = new Set('the a an of for and in on to from by at its total'.split(' '));

export const isLight = (word: string): boolean => LIGHT.has(word);

const SYNONYMS: Readonly<Record<string, string>> = {
  biggest: 'largest',
  top: 'largest',
  client: 'customer',
  buyer: 'customer',
  shop: 'store',
  worker: 'employee',
  staff: 'employee',
  us: 'united states',
  'u.s': 'united states',
  america: 'united states',
};

/** Names with the same key name the same thing in whatever order: 'Provision for litigation' is a litigation provision. */
export function nameKey(text: string): string {
  const kept = plainWords(text).filter((word) => !LIGHT.has(word));
  return [...new Set(kept)].toSorted().join(' ');
}

const plainWords = (text: string): string[] =>
  wordsOf(text)
    .map(stemOf)
    .map((word) => SYNONYMS[word] ?? word);

/** The same in the order of the text, of what no list names: 'five biggest customers' are the five largest ones. */
export const plainKey = (text: string): string => plainWords(text).join(' ');

/** Texts with the same key name the same thing. */
export const keyOf = (text: string): string => wordsOf(text).map(stemOf).join(' ');
