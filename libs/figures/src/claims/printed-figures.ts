import { type Figure, figureAt } from './figures';
import { tokensOf } from './tokens';

/** The figures of a text as they are printed, whatever they are of. */
export function printedFigures(text: string): Figure[] {
  const tokens = tokensOf(text);
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const figure = figureAt(tokens, at);
    if (!figure) continue;
    figures.push({ ...figure, quote: text.slice(figure.from, figure.to) });
    at += figure.length - 1;
  }
  return figures;
}
