import { WEIGHTY_OF_SOURCE } from '../claims/asides';
import type { Item } from '../claims/items';
import type { SentenceReading } from '../claims/reading';
import type { Token } from '../claims/tokens';
import type { Place } from '../document/document';
import { isLight } from '../lexicon/normalise';
import type { Term } from '../lexicon/words/entry';
import { citedPlaces, isIn, placesOf } from './cited-words';
import { segmentAt } from './segment-at';
import { hasDigit } from '../characters';

/** Words that say nothing of a figure by themselves, so that nobody has to cite them. */
const FREE = new Set<Term['is']>(['neutral', 'of', 'to', 'by', 'pronoun', 'company', 'break', 'noun']);
/** Words that decide what a figure is of, when, whose or how sure: no aside. */
const WEIGHTY = new Set<Term['is']>([
  ...(['other', 'part', 'modality', 'basis', 'scope', 'time', 'base', 'against', 'as share'] as const),
  ...(['every dollar', 'per share', 'move', 'times', 'hedge'] as const),
]);

interface Sentence {
  items: readonly Item[];
  tokens: readonly Token[];
  /** It is a sentence of a source, which tells of reasons and others behind what it states. */
  isSource: boolean;
}

/** The words of a sentence that a reading leaves out, or puts aside although they decide something: their places among the items. */
export function leftOut({ figures, asides }: SentenceReading, { items, tokens, isSource }: Sentence): number[] {
  const aside = asides.flatMap((words) => placesOf(words, tokens));
  const cited = figures.flatMap((figure) => citedPlaces(figure, tokens));
  const all = [...aside, ...cited];
  const isLeftOut = (item: Item, at: number): boolean => {
    if (item.is === 'mark') return item.mark === '?' && !isCovered(item, all, tokens);
    if (item.is === 'term' && (isFree(item.term) || item.key === 'respectively')) return false;
    const isCited = wordsWithin(item, tokens).some((word) => isIn(word, cited));
    // 'Sales per employee' is one name: who cites the sales alone leaves it out.
    const isSplit = isNamed(item) && isCited && !isCovered(item, cited, tokens);
    const isBehind = isSource && items.slice(at).every(({ is }) => is !== 'figure');
    if ((isBehind && !weighsInSource(item)) || mayBeAside(items, at, aside))
      return isSplit || !isCovered(item, all, tokens);
    if (!isCovered(item, all, tokens)) return true;
    // 'Ended the year': a word of a time may be colour where the others are cited.
    const isTime = item.is === 'term' && item.term.is === 'time';
    return isTime ? !isCited : !isCovered(item, cited, tokens);
  };
  return items.flatMap((item, at) => (isLeftOut(item, at) ? [at] : []));
}

/** What a source says behind its figures of whom, where and when still holds for them; what it hopes or compares does not. */
const WEIGHTY_BEHIND = new Set<string>([...WEIGHTY_OF_SOURCE, 'part', 'time']);

const weighsInSource = (item: Item): boolean => {
  if (item.is !== 'term') return item.isName || item.key === 'per';
  return WEIGHTY_BEHIND.has(item.term.is) || (item.term.is === 'other' && item.term.named !== 'customers');
};

const isNamed = (item: Item): boolean => item.is === 'term' && (item.term.is === 'measure' || item.term.is === 'part');

const isFree = (term: Term): boolean =>
  FREE.has(term.is) || (term.is === 'verb' && term.measures === undefined && term.turns === undefined);

/** Whether what an item says by itself may be of no figure. */
function mayBeAside(items: readonly Item[], at: number, asides: readonly Place[]): boolean {
  const item = items[at];
  // A name may be that of a place or of somebody else.
  // 'Sales per employee' are not the sales.
  if (!item || item.is === 'unread') return item?.key !== 'per' && (!item?.isName || at === 0);
  // 'The odd one out' counts nothing.
  if (item.is === 'figure') return item.figure.isBare && !hasDigit(item.figure.quote);
  if (item.is !== 'term' || !WEIGHTY.has(item.term.is)) return true;
  const { term } = item;
  if (term.is === 'hedge' || term.is === 'base') return items[at + 1]?.is !== 'figure';
  // 'Keeping the lights on isn't cheap: ...' denies nothing of what follows.
  const isDenial = term.is === 'modality' && term.modality === 'negated' && isClosed(items, at);
  const isElse = isDenial || term.is === 'move' || isListing(items, at) || isComparing(items, at);
  return isElse && isWholeSegment(items, at, asides);
}

/** Whether a clause ends before the next one begins: 'Keeping the lights on isn't cheap: ...'. */
function isClosed(items: readonly Item[], at: number): boolean {
  const next = items[segmentAt(items, at)[1] + 1];
  return next === undefined || (next.is === 'mark' && next.mark !== ',');
}

/** ', including $2 billion in stores': what follows goes on about a part of what was told. */
function isListing(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const [from] = segmentAt(items, at);
  const hasFigure = items.slice(0, from).some(({ is }) => is === 'figure');
  return item?.is === 'term' && item.term.is === 'scope' && item.term.mayList === true && from === at && hasFigure;
}

/** ', a little above last year's adjusted figure': what follows a word of comparison is of the other side of it. */
function isComparing(items: readonly Item[], at: number): boolean {
  const [from, to] = segmentAt(items, at);
  const own = items.slice(from, to + 1);
  const first = own.find((item) => item.is !== 'term' || item.term.is !== 'neutral');
  const isOpening = first?.is === 'term' && COMPARES.has(first.term.is);
  return isOpening && own.every(({ is }) => is !== 'figure');
}

const COMPARES = new Set<Term['is']>(['hedge', 'base', 'against', 'move']);

/** Whether all words between two marks or conjunctions are put aside. */
function isWholeSegment(items: readonly Item[], at: number, asides: readonly Place[]): boolean {
  const [from, to] = segmentAt(items, at);
  return items
    .slice(from, to + 1)
    .every((item) => (item.is === 'term' && isFree(item.term) ? true : isIn(item, asides)));
}

/** Each word of an item by itself: several citations may share it. */
const isCovered = (item: Place, places: readonly Place[], tokens: readonly Token[]): boolean =>
  wordsWithin(item, tokens).every((token) => isIn(token, places));

function wordsWithin(item: Place, tokens: readonly Token[]): Token[] {
  const words = tokens.filter(({ kind, from, to }) => kind !== 'mark' && item.from <= from && to <= item.to);
  const telling = words.filter(({ key }) => !isLight(key));
  // Who cites 'the end of the year' of 'at the end of the year' has cited all of it.
  return telling.length > 0 ? telling : words;
}
