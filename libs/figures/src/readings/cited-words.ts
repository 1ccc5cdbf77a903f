import type { Item } from '../claims/items';
import { type Token, tokensOf } from '../claims/tokens';
import type { Place } from '../document/document';
import type { FigureReading } from '../claims/reading';

/** The fields of a reading that cite words. */
export type FieldName = Exclude<keyof FigureReading, 'kind'>;

const FIELDS: readonly FieldName[] = [
  ...(['figure', 'unit', 'measure', 'owner', 'part', 'period', 'basis'] as const),
  ...(['status', 'direction', 'base', 'hedge', 'quantifier', 'of'] as const),
];

function wordsOf(figure: FigureReading, name: FieldName): readonly string[] {
  if (name === 'figure') return [figure.figure];
  return figure[name]?.from ?? [];
}

/** All places of words in a sentence; none where they are not there. */
export function placesOf(words: string, tokens: readonly Token[]): Place[] {
  const wanted = tokensOf(words).map(({ key }) => key);
  if (wanted.length === 0) return [];
  const places: Place[] = [];
  for (let at = 0; at + wanted.length <= tokens.length; at++) {
    if (!wanted.every((key, index) => tokens[at + index]?.key === key)) continue;
    const [first, last] = [tokens[at], tokens[at + wanted.length - 1]];
    if (first && last) places.push({ from: first.from, to: last.to });
  }
  return places;
}

/** All places that a figure cites. */
export function citedPlaces(figure: FigureReading, tokens: readonly Token[]): Place[] {
  return FIELDS.flatMap((name) => wordsOf(figure, name).flatMap((words) => placesOf(words, tokens)));
}

/** Which fields of a figure cite an item of its sentence. */
export function fieldsAt(figure: FigureReading, item: Item, tokens: readonly Token[]): FieldName[] {
  return FIELDS.filter((name) => wordsOf(figure, name).some((words) => isIn(item, placesOf(words, tokens))));
}

export const isIn = ({ from, to }: Place, places: readonly Place[]): boolean =>
  places.some((place) => place.from <= from && to <= place.to);

/** Whether every word that a figure cites stands in its sentence or before it. */
export function citesWhatIsThere(figure: FigureReading, tokens: readonly Token[], before: readonly Token[]): boolean {
  const isThere = (words: string) => placesOf(words, tokens).length > 0 || placesOf(words, before).length > 0;
  return placesOf(figure.figure, tokens).length > 0 && FIELDS.every((name) => wordsOf(figure, name).every(isThere));
}
