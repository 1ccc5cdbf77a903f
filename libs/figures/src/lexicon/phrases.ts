import { endOfRun, isLetterOrNumber, isSpace } from '../characters';
import { remembered } from '../remembered';

/**
 * A text in lower case with one blank around each word: 'As of June 30, 2024' -> ' as of june 30 , 2024 '. Hyphens part words
 * as blanks do; other marks stand by themselves, so that no phrase reaches over them.
 */
export const phrased = remembered((text: string): string => {
  let made = ' ';
  for (let at = 0; at < text.length; at++) {
    const end = endOfRun(text, at, isLetterOrNumber);
    const next = text.charAt(at);
    if (end > at) made += `${text.slice(at, end).toLowerCase()} `;
    else if (!isSpace(next) && next !== '-') made += `${next} `;
    at = Math.max(end - 1, at);
  }
  return made;
});

/** Whether a text, as `phrased` gives it, says one of these phrases. */
export const saysOne = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.includes(` ${phrase} `));

export const says = (text: string, ...phrases: readonly string[]): boolean => saysOne(phrased(text), phrases);

/** Whether one word or phrase stands behind another one, with at most so many words between them. */
export function saysWithin(words: string, [first, last]: readonly [string, string], most: number): boolean {
  for (let at = words.indexOf(` ${first} `); at >= 0; at = words.indexOf(` ${first} `, at + 1)) {
    const behind = words.slice(at + first.length + 2).split(' ', most + 1);
    if (behind.includes(last)) return true;
  }
  return false;
}

const YEARS = /\b(?:19|20)\d\d\b/g;

/** The years that a text names in digits. */
export const yearsIn = (text: string): number[] => [...text.matchAll(YEARS)].map(([year]) => Number(year));

export const withoutYears = (text: string): string => text.replace(YEARS, '');

export const hasYear = (text: string): boolean => yearsIn(text).length > 0;

/** More of a text than any phrase is long. */
const REACH = 60;

export function begins(text: string, ...phrases: readonly string[]): boolean {
  const words = phrased(text.slice(0, REACH));
  return phrases.some((phrase) => words.startsWith(` ${phrase} `));
}

export function ends(text: string, ...phrases: readonly string[]): boolean {
  const words = phrased(text.slice(-REACH));
  return phrases.some((phrase) => words.endsWith(` ${phrase} `));
}
