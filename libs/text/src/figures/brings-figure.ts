import { findLinks } from '../links';
import { findNumbers } from './find-numbers';

const DIGITS = /\d+(?:[.,]\d+)*/g;
const IN_WORDS =
  /(?<![\p{L}\d])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|billions?|trillions?|half|thirds?|fourths?|fifths?|twice|thrice|(?:doubl|tripl|quadrupl|halv)(?:ed|es|ing|e))(?![\p{L}\d])/giu;

/** True where the second text has a figure that the first one has not, or has less often: a date and a number in words count. */
export function bringsFigure(before: string, after: string): boolean {
  const had = figuresOf(before);
  return figuresOf(after).some((figure) => {
    const at = had.indexOf(figure);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}

/** The figures of a text as they are printed, each with its unit. */
function figuresOf(marked: string): string[] {
  const text = marked.replaceAll('**', '');
  const links = findLinks(text);
  const isInLink = ({ from, to }: { from: number; to: number }) =>
    links.some((link) => link.from < to && from < link.to);
  const numbers = findNumbers(text);
  const others = [...text.matchAll(DIGITS), ...text.matchAll(IN_WORDS)]
    .map(({ 0: said, index: from }) => ({ from, to: from + said.length }))
    .filter(({ from, to }) => !numbers.some((number) => number.from < to && from < number.to));
  return [...numbers, ...others]
    .filter((figure) => !isInLink(figure))
    .map(({ from, to }) => text.slice(from, to).toLowerCase().replace(/\s+/g, ''));
}
