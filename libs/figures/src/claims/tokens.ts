import type { Place } from '../document/document';
import { stemOf } from '../lexicon/normalise';
import { isDigit, isLetter } from '../characters';

/** A word, a number or a mark of a draft. */
export interface Token extends Place {
  kind: 'word' | 'number' | 'mark';
  /** As it is written. */
  text: string;
  /** A word in lower case and singular, by which the lexicon knows it; a number or a mark as it is written. */
  key: string;
  isCapital: boolean;
  /** No space stands between it and the token before. */
  isJoined: boolean;
}

/** Numbers first, with their points and commas; then words; then any other single character. */
const TOKEN = /\d+(?:[.,]\d+)*|\.\d+|\p{L}[\p{L}\p{N}]*(?:[&'’.][\p{L}\p{N}]+)*|\S/gu;
const PREFIXES = new Set(['non', 'pre', 'co', 'sub']);
/** "shareholders' equity" and FY'25. */
const APOSTROPHES = new Set(["'", '’']);
const DASHES = new Set(['-', '‐', '‑']);

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: shown, index } of text.matchAll(TOKEN)) {
    const token = tokenOf(shown, index, index === end);
    end = index + shown.length;
    const [dash, prefix] = [tokens.at(-1), tokens.at(-2)];
    if (token.kind === 'word' && prefix && isPrefix(prefix, dash, token)) {
      const { from, isJoined, isCapital } = prefix;
      tokens.splice(-2, 2, { ...token, key: `${prefix.key}${token.key}`, from, isJoined, isCapital });
    } else tokens.push(token);
  }
  return tokens.filter(
    (token, at) => !isHyphen(token, tokens[at + 1]) && !APOSTROPHES.has(token.key) && !isOwner(token, tokens[at - 1]),
  );
}

/** "Northwind Inc.'s" */
const isOwner = ({ key, isJoined }: Token, before: Token | undefined): boolean =>
  key === 's' && isJoined && before?.isJoined === true && APOSTROPHES.has(before.key);

function tokenOf(text: string, from: number, isJoined: boolean): Token {
  const kind = isNumber(text) ? 'number' : isLetter(text.charAt(0)) ? 'word' : 'mark';
  const isCapital = kind === 'word' && text.slice(0, 1) !== text.slice(0, 1).toLowerCase();
  return {
    kind,
    text,
    key: kind === 'word' ? keyOfWord(text) : text,
    from,
    to: from + text.length,
    isCapital,
    isJoined,
  };
}

const isNumber = (text: string): boolean => isDigit(text.charAt(text.startsWith('.') ? 1 : 0));

/** "Apple's" is apple, 'sales' is sale. */
export function keyOfWord(word: string): string {
  const plain = word.replaceAll('’', "'").toLowerCase();
  // "That's" refers to what was said; 'that' may be anything.
  if (plain === "that's") return plain;
  return stemOf(plain.endsWith("'s") ? plain.slice(0, -2) : plain);
}

/** 'non-GAAP' and 'pre-tax' are one word, as in the names of measures. */
function isPrefix(prefix: Token | undefined, dash: Token | undefined, token: Token): boolean {
  return prefix?.kind === 'word' && PREFIXES.has(prefix.key) && isJoinedDash(dash) && token.isJoined;
}

const isJoinedDash = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && token.isJoined && DASHES.has(token.key);

/** A hyphen between two words only joins them: 'year-over-year', 'short- and long-term'. */
function isHyphen(token: Token, next: Token | undefined): boolean {
  const isHanging = next?.isJoined === false && JOINING.has(next.key);
  return isJoinedDash(token) && (isHanging || (next?.isJoined === true && next.kind !== 'mark'));
}

const JOINING = new Set(['and', 'or', 'to']);
