const LETTER = /^\p{L}$/u;
const LETTER_OR_NUMBER = /^[\p{L}\p{N}]$/u;
const SPACES = /\s+/g;
const FIRST_BEYOND_ASCII = '\u0080';

type Is = (character: string) => boolean;

export const isDigit: Is = (character) => character >= '0' && character <= '9' && character.length === 1;

export const isLetter: Is = (character) =>
  character < FIRST_BEYOND_ASCII ? isPlainLetter(character) : LETTER.test(character);

const isPlainLetter: Is = (character) =>
  (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');

export const isLetterOrNumber: Is = (character) =>
  character < FIRST_BEYOND_ASCII ? isPlainLetter(character) || isDigit(character) : LETTER_OR_NUMBER.test(character);

export const isUpper: Is = (character) => isLetter(character) && character !== character.toLowerCase();

export const isLower: Is = (character) => isLetter(character) && character !== character.toUpperCase();

export const isSpace: Is = (character) => character !== '' && character.trim() === '';

/** Whether any character of a text is such a one. */
export function has(text: string, is: Is): boolean {
  for (let at = 0; at < text.length; at++) if (is(text.charAt(at))) return true;
  return false;
}

/** Whether a text is made of such characters alone. */
export function isAll(text: string, is: Is): boolean {
  for (let at = 0; at < text.length; at++) if (!is(text.charAt(at))) return false;
  return text !== '';
}

/** Where a run of such characters ends that begins at a place. */
export function endOfRun(text: string, from: number, is: Is): number {
  let at = from;
  while (at < text.length && is(text.charAt(at))) at += 1;
  return at;
}

/** Whether so many such characters stand in a row. */
export function hasRun(text: string, is: Is, length: number): boolean {
  let run = 0;
  for (let at = 0; at < text.length && run < length; at++) run = is(text.charAt(at)) ? run + 1 : 0;
  return run >= length;
}

export const hasDigit = (text: string): boolean => has(text, isDigit);

/** The pieces that white space parts. */
export const pieces = (text: string): string[] => text.split(SPACES);

/** With one space for each run of white space. */
export const spaced = (text: string): string => pieces(text).join(' ');

/** A bare year of this century or the last one. */
export const isYear = (text: string): boolean =>
  text.length === 4 && (text.startsWith('19') || text.startsWith('20')) && isAll(text, isDigit);

/** Without the s of an owner: "Apple's" -> Apple. */
export const withoutOwner = (word: string): string =>
  word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word;

/** Reads a text from its beginning on, piece by piece. */
export class Scanner {
  at = 0;

  constructor(readonly text: string) {}

  get next(): string {
    return this.text.charAt(this.at);
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character that stands here, where it is one of those given; else nothing. */
  one(of: string): string {
    const { next } = this;
    if (next === '' || !of.includes(next)) return '';
    this.at += 1;
    return next;
  }

  /** The first of these texts that stands here; else nothing. */
  first(of: readonly string[]): string {
    const found = of.find((one) => this.text.startsWith(one, this.at)) ?? '';
    this.at += found.length;
    return found;
  }

  /** All characters from here on that are such. */
  run(is: Is): string {
    const from = this.at;
    this.at = endOfRun(this.text, from, is);
    return this.text.slice(from, this.at);
  }

  /** At most one space. */
  space(): void {
    if (isSpace(this.next)) this.at += 1;
  }
}
