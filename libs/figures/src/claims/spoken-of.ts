import type { TimeWords } from '../lexicon/words/entry';
import type { Item } from './items';

/** Words that refer to whom the sentence before spoke of. */
export const REFERRING = new Set(['it', 'its', 'they', 'their', 'there', 'company', 'firm', 'group']);

/**
 * Whom and what time a sentence speaks of, for the one that goes on from it: somebody or something else than the whole
 * company, which is a topic where nothing is told of it yet.
 */
export function spokenOf(
  items: readonly Item[],
  draft: string,
): { isOther: boolean; isTopic: boolean; time: TimeWords | null } {
  const isCompany = items.some((item) => item.is === 'term' && item.term.is === 'company');
  const isOther = items.some((item, at) => isOtherName(item, items[at + 1], { isFirst: at === 0, draft }));
  const hasFigure = items.some(({ is }) => is === 'figure');
  const [time = null] = hasFigure ? [] : items.flatMap((item) => timeIn(item));
  const isElse = !isCompany && (isOther || items.some((item) => item.is === 'term' && item.term.is === 'part'));
  return { isOther: isElse, isTopic: isElse && !hasFigure, time };
}

/** Whether a sentence says itself whom it speaks of. */
export const namesSubject = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'term' && ['company', 'part', 'other'].includes(item.term.is));

/** Only a name of a period is gone on with: 'last year was hard' is not. */
function timeIn(item: Item): TimeWords[] {
  if (item.is !== 'term' || item.term.is !== 'time') return [];
  const { time } = item.term;
  return time.year !== undefined || time.quarter !== undefined || time.day !== undefined ? [time] : [];
}

interface Setting {
  isFirst: boolean;
  draft: string;
}

/** A name that was not read. The first word of a sentence has a capital anyway. */
function isOtherName(item: Item, next: Item | undefined, { isFirst, draft }: Setting): boolean {
  if (item.is === 'term') return item.term.is === 'other';
  if (item.is !== 'unread') return false;
  const word = draft.slice(item.from, item.to);
  if (!/^\p{Lu}/u.test(word)) return false;
  return !isFirst || /['’]s$/.test(word) || (next?.is === 'term' && next.term.is === 'verb');
}
