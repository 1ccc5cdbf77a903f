import { sentenceSpans } from '@copydesk/text';
import { isSplitter } from '../claims/clauses';
import type { Claim } from '../claims/claim';
import { type Item, itemsOf } from '../claims/items';
import { readClaims } from '../claims/read-claims';
import { tokensOf } from '../claims/tokens';
import type { Place } from '../document/document';
import type { Term } from '../lexicon/words/entry';
import { says } from '../unify/agree';
import { isSameUnit, type Prepared } from '../unify/prepared';
import { mayBeSameMoney } from './currency';
import type { SourceText } from './source-text';
import { hasDigit } from '../characters';

/** A figure that somebody typed, with the words of its sentence. */
export interface TypedFigure {
  source: SourceText;
  /** Its places are places in its sentence. */
  claim: Claim;
  place: Place;
  sentence: string;
  words: ReadonlySet<string>;
}

const SMALL = 100;

/** The figures of a brief or a brand, each with its sentence. */
export function typedFigures(source: SourceText, { names, calendar }: Prepared): TypedFigure[] {
  return sentenceSpans(source.text).flatMap(({ from, to }): TypedFigure[] => {
    const sentence = source.text.slice(from, to);
    if (!hasDigit(sentence)) return [];
    const words = new Set(tokensOf(sentence).flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key])));
    return readClaims(sentence, { names, calendar, isSource: true }).map((claim) => ({
      source,
      claim,
      place: { from: from + claim.from, to: from + claim.to },
      sentence,
      words,
    }));
  });
}

/** Whether a figure has the value that a claim says, in the same unit. */
export function hasSameValue(claim: Claim, { claim: typed }: TypedFigure): boolean {
  const isSame = isSameUnit(typed.unit, claim.unit) && mayBeSameMoney(typed.quote, claim.quote);
  return isSame && says(claim, typed.value);
}

/** Small numbers of things stand everywhere. */
export const isTelling = ({ unit, value }: Claim): boolean => unit !== 'count' || Math.abs(value) >= SMALL;

/** Words that name nothing. */
const FREE: ReadonlySet<Term['is']> = new Set([
  'neutral',
  'company',
  'pronoun',
  'verb',
  'to',
  'by',
  'of',
  'or',
  'hedge',
  'noun',
]);

/**
 * Whether a claim says a figure as it was typed: of the same thing, since the words that name it were all typed beside it. What
 * they mean need not be known for that.
 */
export function saysTyped(
  claim: Claim,
  { claim: typed, words }: TypedFigure,
  { sentence, names }: { sentence: Sentence; names: Names },
): boolean {
  if (keyOf(claim) !== keyOf(typed)) return false;
  const isOfMeasure = claim.measure !== null && claim.measure === typed.measure;
  const around = wordsAround(claim, sentence, names).filter((item) => !(isOfMeasure && isMeasure(item)));
  const own = [...around, ...claim.unread].flatMap(({ from, to }) =>
    tokensOf(sentence.text.slice(from - sentence.from, to - sentence.from)).flatMap(({ kind, key }) =>
      kind === 'mark' && key !== '?' ? [] : [key],
    ),
  );
  return (isOfMeasure || own.some((key) => key.length > 2)) && own.every((key) => words.has(key));
}

type Names = Prepared['names'];

/** A sentence of a draft. */
export interface Sentence {
  from: number;
  text: string;
}

const isMeasure = (item: Item): boolean => item.is === 'term' && item.term.is === 'measure';

/** What is denied, of somebody else or a change is not the same thing. */
const keyOf = ({ owner, modality, relation }: Claim): string =>
  JSON.stringify([owner.is, modality.is, relation.kind, 'direction' in relation && relation.direction]);

/** What names something in the clause around a figure, at its place in the draft. */
function wordsAround({ from, to }: Claim, sentence: Sentence, names: Names): Item[] {
  const items = itemsOf(tokensOf(sentence.text), sentence.text, names).map((item) => ({
    ...item,
    from: item.from + sentence.from,
    to: item.to + sentence.from,
  }));
  const start = items.findLastIndex((item) => item.to <= from && isSplitter(item)) + 1;
  const end = items.findIndex((item) => item.from >= to && isSplitter(item));
  return items
    .slice(start, end < 0 ? items.length : end)
    .filter((item) => item.is === 'unread' || (item.is === 'term' && !FREE.has(item.term.is)));
}
