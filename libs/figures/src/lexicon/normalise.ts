import { endOfRun, isDigit, isLetter, isLetterOrNumber } from '../characters';
import { remembered } from '../remembered';

/** Prefixes that are written as one word, as two, or with a hyphen. */
const PREFIXES = new Set(['non', 'pre', 'co', 'sub']);
/** What goes on between two parts of a word: 'AT&T', "shareholders' ", 'U.S'. */
const WITHIN = "&'.";

/** The words of a text in lower case, without brackets, punctuation and marks of footnotes: 'Net income (loss):' -> net income. */
export const wordsOf: (text: string) => readonly string[] = remembered((text) => {
  const words: string[] = [];
  const plain = blankBrackets(text).replaceAll('’', "'").replaceAll('‘', "'").toLowerCase();
  for (let at = 0; at < plain.length; at++) {
    const end = endOfWord(plain, at);
    if (end === at && plain.charAt(at) !== '&') continue;
    const word = end === at ? 'and' : withoutFootnote(withoutS(plain.slice(at, end)));
    const last = words.at(-1);
    if (last !== undefined && PREFIXES.has(last)) words[words.length - 1] = last + word;
    else words.push(word);
    at = Math.max(end - 1, at);
  }
  return words;
});

function endOfWord(text: string, from: number): number {
  let end = endOfRun(text, from, isLetterOrNumber);
  while (end > from && end < text.length && WITHIN.includes(text.charAt(end))) {
    const next = endOfRun(text, end + 1, isLetterOrNumber);
    if (next === end + 1) break;
    end = next;
  }
  return end;
}

const withoutS = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);

/** Digits behind three letters or more are the mark of a footnote: 'buyers12'. */
function withoutFootnote(word: string): string {
  let start = word.length;
  while (isDigit(word.charAt(start - 1))) start -= 1;
  const digits = word.length - start;
  const isMark =
    digits > 0 && digits <= 2 && start > 2 && [1, 2, 3].every((back) => isLetter(word.charAt(start - back)));
  return isMark ? word.slice(0, start) : word;
}

/** '(decrease) increase' and 'income/(loss)' are named by what stands outside the brackets. */
const BRACKETS: Readonly<Record<string, { close: string; most: number }>> = {
  '(': { close: ')', most: 200 },
  '[': { close: ']', most: 40 },
};

function blankBrackets(text: string): string {
  if (!text.includes('(') && !text.includes('[')) return text;
  let kept = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const end = endOfBracket(text, at);
    if (end < 0) continue;
    kept += `${text.slice(from, at)} `;
    from = end + 1;
    at = end;
  }
  return kept + text.slice(from);
}

/** Where the bracket closes that opens at a place, with none in it; below zero where there is none. */
function endOfBracket(text: string, at: number): number {
  const open = text.charAt(at);
  const bracket = BRACKETS[open];
  for (let end = at + 1; bracket && end <= at + 1 + bracket.most && end < text.length; end++) {
    const character = text.charAt(end);
    if (character === bracket.close) return end;
    if (character === open) return -1;
  }
  return -1;
}

/** A label without what stands in brackets: 'Active buyers (1)'. */
export const withoutBrackets = (text: string): string => blankBrackets(text).trim();

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
