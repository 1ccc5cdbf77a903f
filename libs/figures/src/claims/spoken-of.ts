import type { TimeWords } from '../lexicon/words/entry';
import type { Item } from './items';
import { merge } from './times';
import { isUpper, withoutOwner } from '../characters';

/** Words that refer to the subject of the sentence before; a source that says 'the company' means its own. */
export const PRONOUNS: ReadonlySet<string> = new Set(['it', 'its', 'they', 'their']);
export const REFERRING: ReadonlySet<string> = new Set([...PRONOUNS, 'there', 'company', 'firm', 'group']);

/**
 * The subject and the time of a sentence, for the next one to refer to. `isOther`: the subject is a part, or not the company.
 * `isTopic`: it also has no figure, so that the next sentence may be about that subject. `isNamed`: it names somebody else.
 */
export function spokenOf(
  items: readonly Item[],
  draft: string,
): { isOther: boolean; isTopic: boolean; isNamed: boolean; isOutlook: boolean; time: TimeWords | null } {
  const isCompany = items.some((item) => item.is === 'term' && item.term.is === 'company');
  const isOther = items.some((item, at) => isOtherName(item, items[at + 1], { isFirst: at === 0, draft }));
  const hasFigure = items.some(({ is }) => is === 'figure');
  const [time = null] = hasFigure ? [] : timesIn(items);
  const isOutlook = items.some(
    (item) => item.is === 'term' && item.term.is === 'modality' && item.term.modality === 'outlook',
  );
  const isElse = !isCompany && (isOther || items.some((item) => item.is === 'term' && item.term.is === 'part'));
  return { isOther: isElse, isTopic: isElse && !hasFigure, isNamed: isOther, isOutlook, time };
}

/** Whether a sentence names its own subject. */
export const namesSubject = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'term' && ['company', 'part', 'other'].includes(item.term.is));

/** Whether 'it' is the first thing that a sentence names: who else is named behind it is not its subject. */
export function startsWithPronoun(items: readonly Item[]): boolean {
  if (PRONOUNS.has(items[0]?.key ?? '')) return true;
  const first = items.find((item) => item.is === 'term' && SUBJECTS.has(item.term.is));
  return first?.is === 'term' && first.term.is === 'pronoun';
}

const SUBJECTS = new Set(['pronoun', 'company', 'part', 'other', 'measure']);

/** Only a named period carries over to the next sentence; 'last year' does not. */
export function timesIn(items: readonly Item[]): TimeWords[] {
  const times: TimeWords[] = [];
  let isOpen = false;
  for (const item of items) {
    const term = item.is === 'term' ? item.term : null;
    // 'the worst year since 2020'
    if (item.key === 'since' || term?.is === 'base') break;
    const last = isOpen ? times.at(-1) : undefined;
    if (term?.is === 'time') {
      // 'its June quarter of 2023' is one time.
      const merged = last ? merge(last, term.time) : null;
      if (merged) times[times.length - 1] = merged;
      else times.push(term.time);
      isOpen = true;
    } else if (term?.is !== 'neutral' && term?.is !== 'of') isOpen = false;
  }
  return times.filter(
    ({ year, quarter, day, month, months }) =>
      year !== undefined || quarter !== undefined || day !== undefined || (month !== undefined && months === 3),
  );
}

const PEOPLE = new Set(['customers', 'analysts']);

interface Setting {
  isFirst: boolean;
  draft: string;
}

/** A name that was not read. The first word of a sentence has a capital anyway. */
function isOtherName(item: Item, next: Item | undefined, { isFirst, draft }: Setting): boolean {
  // 'Investors rub their eyes' is about no company of theirs.
  if (item.is === 'term') return item.term.is === 'other' && !PEOPLE.has(item.term.named);
  if (item.is !== 'unread') return false;
  // 'The resale business had a good year.'
  if (next?.is === 'term' && next.term.is === 'noun' && next.term.of.includes('part')) return true;
  const word = draft.slice(item.from, item.to);
  if (!isUpper(word.charAt(0))) return false;
  return (
    !isFirst || withoutOwner(word) !== word || next?.is === 'unread' || (next?.is === 'term' && next.term.is === 'verb')
  );
}
