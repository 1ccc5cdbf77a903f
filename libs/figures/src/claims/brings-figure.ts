import { findLinks } from '@copydesk/text';
import { isTimesWord } from './matcher';
import { printedFigures } from './printed-figures';
import { keyOfWord, tokensOf } from './tokens';
import { pieces } from '../characters';

/** Numbers in words that are figures wherever they stand. */
const IN_WORDS = new Set(
  'dozen hundred thousand million billion trillion half third fourth fifth twice thrice double triple quadruple halve'
    .split(' ')
    .map(keyOfWord),
);

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
  const text = withoutLinks(marked.replaceAll('**', ''));
  const printed = printedFigures(text);
  const spoken = tokensOf(text).filter(
    ({ kind, key, from, to }) =>
      kind === 'word' &&
      (IN_WORDS.has(key) || isTimesWord(key)) &&
      !printed.some((figure) => figure.from < to && from < figure.to),
  );
  return [...printed.map(({ quote }) => quote), ...spoken.map((token) => token.text)].map((words) =>
    pieces(words.toLowerCase()).join(''),
  );
}

function withoutLinks(text: string): string {
  let plain = text;
  for (const { from, to } of findLinks(text)) plain = plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to);
  return plain;
}
