import { type Item, itemsOf } from '../claims/items';
import { vocabularyTrie } from '../claims/matcher';
import { sentencesOf } from '../claims/sentences';
import { tokensOf } from '../claims/tokens';
import type { DocumentContent } from '../document/document';
import type { Name, Vocabulary } from '../facts/document-facts';
import { passagesOf } from './passages';
import { isUpper, spaced, withoutOwner } from '../characters';

/** Longer names are descriptions. */
const MOST_WORDS = 4;
/** Words before a measure that tell how it is, or which one it is, not of what part. */
const NO_PARTS = new Set(
  (
    'record reported strong solid weak new gross net total overall aggregate combined quarterly annual monthly full ' +
    'recurring average incremental additional future unbilled billed deferred actual prior current consistent ' +
    'continued sustained double digit high mid low single broad based accelerated such these those other all each ' +
    'both some many most certain related resulting lower higher'
  ).split(' '),
);

interface Sentence {
  items: readonly Item[];
  text: string;
}

/**
 * The parts of a business that the sentences of a call name beside its measures: 'Consulting revenues were', 'In Europe,
 * revenues grew'. A call has no tables that name them.
 */
export function spokenParts(content: DocumentContent, vocabulary: Vocabulary): Name<string>[] {
  if (!content.blocks.some((block) => block.kind === 'paragraph' && block.speaker !== undefined)) return [];
  const names = vocabularyTrie(vocabulary);
  const found = passagesOf(content).flatMap(({ text }) =>
    sentencesOf(tokensOf(text), text).flatMap(({ tokens }) => namesIn({ items: itemsOf(tokens, text, names), text })),
  );
  return [...new Set(found)].map((says) => ({ says, reads: says }));
}

function namesIn({ items, text }: Sentence): string[] {
  return items.flatMap((item, at) => {
    const run = isMeasure(item) ? runBefore(items, at) : isIn(items, at) ? runAfter({ items, text }, at) : [];
    const [first, last] = [run[0], run.at(-1)];
    const isName = first && last && run.length <= MOST_WORDS && !run.some(({ key }) => NO_PARTS.has(key));
    return isName ? [plain(text.slice(first.from, last.to))] : [];
  });
}

const plain = (name: string): string => spaced(withoutOwner(name.toLowerCase()));

/** What people say of a part: its revenue, orders, profit. */
const isMeasure = (item: Item): boolean =>
  item.is === 'term' &&
  item.term.is === 'measure' &&
  item.term.measures.some(({ kind, source }) => kind === 'flow' && source === 'everyday');

/** The words right before a measure, where the sentence or a clause begins with them. */
function runBefore(items: readonly Item[], at: number): Item[] {
  let from = at;
  while (items[from - 1]?.is === 'unread') from -= 1;
  const before = items[from - 1];
  return !before || opens(before) ? items.slice(from, at) : [];
}

/** 'In Growth Markets, we grew': what is written like a name between 'in' and a comma. */
function runAfter({ items, text }: Sentence, at: number): Item[] {
  let to = at + 1;
  while (items[to] && isWrittenLikeName(items[to], text)) to += 1;
  const mark = items[to];
  return mark?.is === 'mark' && mark.mark === ',' ? items.slice(at + 1, to) : [];
}

const isWrittenLikeName = (item: Item | undefined, text: string): boolean =>
  item !== undefined &&
  isUpper(text.charAt(item.from)) &&
  (item.is === 'unread' || (item.is === 'term' && ['noun', 'move', 'part'].includes(item.term.is)));

const isIn = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  return items[at]?.key === 'in' && (!before || before.is === 'mark');
};

const opens = (item: Item): boolean =>
  item.is === 'mark' || (item.is === 'term' && ['break', 'neutral', 'company', 'of'].includes(item.term.is));
