import type { Item } from '../claims/items';
import type { Token } from '../claims/tokens';
import { isSameTime } from '../claims/times';
import type { Place } from '../document/document';
import type { MeasureId } from '../facts/fact';
import type { MeasureTerm, Term } from '../lexicon/words/entry';
import type { Prepared } from '../unify/prepared';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { operandsOf } from '../lexicon/measures/operands-of';
import { isLight, plainKey } from '../lexicon/normalise';
import { type FieldName, fieldsAt } from './cited-words';
import { periodIn } from './plain-words';
import type { FigureReading } from '../claims/reading';
import { agrees, isAmong, type Understood } from './understood';

interface Sentence {
  items: readonly Item[];
  tokens: readonly Token[];
  document: Prepared;
}

/** Words that the rules read otherwise than the model: while there is one, both readings stay, and the figure is found at most. */
export function doubtsOf(understood: Understood, sentence: Sentence): Place[] {
  const { items, tokens, document } = sentence;
  const operands = operandsNamed(understood, sentence);
  const doubts = items.filter((item) => {
    if (item.is !== 'term') return false;
    const names = fieldsAt(understood.figure, item, tokens);
    return (
      names.length > 0 &&
      !names.some(
        (name) =>
          agrees(item.term, name, { ...understood, document, operands }) ||
          isRepeated({ item, tokens }, name, understood.figure) ||
          isMeans(items, items.indexOf(item), understood.measures),
      )
    );
  });
  const places = doubts.map(({ from, to }) => ({ from, to }));
  return isOfItsWords(understood, document) ? places : [...places, ...placeOf(items)];
}

/** '$1 billion of cash' says by what means something was paid. */
function isMeans(items: readonly Item[], at: number, measures: readonly MeasureTerm[]): boolean {
  const item = items[at];
  const isCash = item?.is === 'term' && item.term.is === 'measure' && item.term.measures.every(isOfCash);
  const isBehind = MEANS.has(items[at - 1]?.key ?? '') && items[at - 2]?.is === 'figure';
  return isCash && isBehind && measures.every(({ measure }) => EVERYDAY[measure]?.isSize === true);
}

const MEANS = new Set(['of', 'in']);
const isOfCash = ({ measure }: MeasureTerm): boolean => measure === 'cash';

const placeOf = (items: readonly Item[]): Place[] =>
  items.flatMap(({ is, from, to }) => (is === 'figure' ? [{ from, to }] : [])).slice(0, 1);

/** Whether the time that is read is the one that its words say by themselves. */
function isOfItsWords({ figure, period, reference }: Understood, document: Prepared): boolean {
  const words = figure.period?.from.join(' ') ?? '';
  const isOutlook = figure.status?.is === 'outlook';
  const said = words === '' ? null : periodIn(words, { reference, isOutlook }, document);
  return !said?.isSure || period === null || isSameTime(said.period, period) || isSameTime(period, said.period);
}

const REPEATABLE = new Set<Term['is']>(['other', 'scope', 'measure', 'part']);

/** 'The client group' is the part Client Computing: its plain name has the word, so the word is read. */
function isRepeated(
  { item, tokens }: { item: Item; tokens: readonly Token[] },
  name: FieldName,
  figure: FigureReading,
): boolean {
  if (item.is !== 'term' || !REPEATABLE.has(item.term.is)) return false;
  const plain = name === 'part' ? figure.part?.is : name === 'measure' ? figure.measure?.is : undefined;
  const known = plainKey(plain ?? '').split(' ');
  const own = tokens.filter(({ from, to }) => item.from <= from && to <= item.to).map(({ text }) => text);
  const words = plainKey(own.join(' ')).split(' ');
  return words.every((word) => isLight(word) || known.some((one) => one.startsWith(word) || word.startsWith(one)));
}

/**
 * The measures that may be named for another one: two that it is computed from, or one beside its own name ('free cash flow,
 * once capital spending is deducted'), and what a verb of the sentence turns into it ('repaid debt').
 */
function operandsNamed({ figure, measures }: Understood, { items, tokens }: Sentence): ReadonlySet<MeasureId> {
  const cited = items.flatMap((item) => {
    const isCited =
      item.is === 'term' && item.term.is === 'measure' && fieldsAt(figure, item, tokens).includes('measure');
    return isCited && item.is === 'term' && item.term.is === 'measure' ? item.term.measures : [];
  });
  const operands = new Set(measures.flatMap(({ measure }) => [...operandsOf(EVERYDAY[measure]?.is)]));
  const named = new Set(cited.flatMap(({ measure }) => (operands.has(measure) ? [measure] : [])));
  const isMade = named.size > 1 || cited.some((one) => isAmong(one, measures));
  const turned = items.flatMap((item) =>
    item.is === 'term' && item.term.is === 'verb' ? Object.entries(item.term.turns ?? {}) : [],
  );
  const sources = turned.flatMap(([from, to]) => (measures.some(({ measure }) => measure === to) ? [from] : []));
  return new Set([...(isMade ? named : []), ...sources]);
}
