import type { Place } from '../document/document';
import type { MeasureId } from '../facts/fact';
import type { Item } from './items';
import type { Clause } from './slot';

/** Words that say that a sentence is about the company as a whole. */
const WHOLE = new Set(['total', 'company', 'consolidated', 'overall', 'companywide', 'enterprise']);

/**
 * What a sentence of a source is about, where that is narrower than the company: 'In Asia, ...', 'the lamps segment', a part by its
 * name. The sentences behind it are about the same, until one speaks of something else. Null where it says nothing of that.
 */
export function topicOf(items: readonly Item[], text: string): Place[] | null {
  const words = items.flatMap(({ from, to }) => text.slice(from, to).toLowerCase().split(' '));
  if (words.some((word) => WHOLE.has(word))) return [];
  const end = items.findIndex(({ is }) => is === 'figure');
  const subject = end < 0 ? items : items.slice(0, end);
  const named = subject.filter((item, at) => isPart(item) || (isUnread(item) && isNoun(subject, at)));
  const leading = leadingOf(subject, text).filter(isUnread);
  const found = [...named, ...leading];
  return found.length > 0 ? found.map(({ from, to }) => ({ from, to })) : null;
}

/** The words before the first figure of a clause that say what it is of; null where it is the company itself. */
export function subjectOf({ cells, slots }: Clause): Place[] | null {
  const before = cells.slice(0, slots[0]?.at ?? cells.length).map(({ item }) => item);
  if (before.some((item) => item.is === 'term' && item.term.is === 'company')) return null;
  return before.filter((item) => isUnread(item) || isPart(item)).map(({ from, to }) => ({ from, to }));
}

/** What only companies have, and no part of them. */
const OF_COMPANIES = new Set([
  ...[
    'diluted eps',
    'basic eps',
    'net income',
    'effective tax rate',
    'income tax expense',
    'share repurchases',
    'dividends paid',
  ],
  ...[
    'dividends per share',
    'returned to shareholders',
    'free cash flow',
    'operating cash flow',
    'interest expense',
    'cash',
  ],
  ...[
    'total debt',
    'net debt',
    'repurchase authorization',
    'liquidity',
    'capital expenditures',
    'net debt to ebitda',
    'debt to ebitda',
    'return on invested capital',
    'return on equity',
    'return on assets',
    'inventory turnover',
    'headcount',
    'shares repurchased',
    'average repurchase price',
  ],
]);

export const isOfParts = (measure: MeasureId | null): boolean => !OF_COMPANIES.has(measure ?? '');

const isUnread = ({ is }: Item): boolean => is === 'unread';
const isPart = (item: Item): boolean => item.is === 'term' && item.term.is === 'part';

/** 'the lamps segment' */
function isNoun(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  return next?.is === 'term' && next.term.is === 'noun' && next.term.of.includes('part');
}

/** 'In Asia, revenue was': up to the first comma. */
function leadingOf(items: readonly Item[], text: string): readonly Item[] {
  const [first] = items;
  const end = items.findIndex((item) => item.is === 'mark' && item.mark === ',');
  const isLed = first !== undefined && LEADS.has(text.slice(first.from, first.to).toLowerCase());
  return isLed && end > 0 && end <= LONGEST ? items.slice(0, end) : [];
}

const LONGEST = 8;
const LEADS = new Set([
  ...[
    'in',
    'for',
    'at',
    'within',
    'across',
    'on',
    'as for',
    'turning to',
    'moving to',
    'moving on to',
    'looking at',
    'starting with',
  ],
]);
