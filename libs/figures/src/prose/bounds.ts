import type { Claim } from '../claims/claim';
import { type Token, tokensOf } from '../claims/tokens';
import type { Bound } from '../facts/fact';
import { isSpace } from '../characters';
import { says } from '../lexicon/phrases';

const LONGEST = 24;
const LONGEST_PAIR = 50;
const TO = new Set(['to', '-', '–', '—']);
const MONEY = new Set(['$', '€', '£']);

/** How far before a figure its end may be named: 'at the low end of the range, revenue is seen at $5 billion'. */
const NAMED = 80;
const ENDS: readonly [Bound, readonly string[]][] = [
  ['low', ['at least', 'at worst', 'at a minimum', 'as low as', 'no less than', 'low end', 'lower end', 'bottom end']],
  [
    'high',
    ['at most', 'at best', 'up to', 'as much as', 'as high as', 'no more than', 'high end', 'upper end', 'top end'],
  ],
];

/** What stands before a figure in its sentence, as far as it is looked at. */
function sentenceBefore(text: string, from: number): string {
  const before = text.slice(Math.max(0, from - NAMED), from);
  let start = before.length;
  while (start > 0 && !(isSpace(before.charAt(start)) && '.!?;'.includes(before.charAt(start - 1)))) start -= 1;
  return before.slice(start === 0 ? 0 : start + 1);
}

/** The end of a range that words name for a figure of what is expected: 'at least $5 billion'; null where none do. */
export function namedBound({ from, modality }: Claim, text: string): Bound | null {
  if (modality.is !== 'outlook') return null;
  const before = sentenceBefore(text, from).toLowerCase();
  const named = ENDS.flatMap(([bound, words]) => words.map((word) => ({ bound, at: before.lastIndexOf(word) })));
  const last = named.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at)[0];
  return last?.bound ?? null;
}

const MIDDLE = ['mid point', 'midpoint', 'middle'];

/** Whether words before a figure of what is expected say that it is in the middle of a range. */
export const isOfMiddle = ({ from, modality }: Claim, text: string): boolean =>
  modality.is === 'outlook' && says(sentenceBefore(text, from), ...MIDDLE);

/** Which end of a range a figure of what is expected is; null for none. */
export function boundOf({ from, to, modality }: Claim, text: string): Bound | null {
  if (modality.is !== 'outlook') return null;
  const after = tokensOf(text.slice(to, to + LONGEST));
  const before = tokensOf(text.slice(Math.max(0, from - LONGEST), from)).toReversed();
  const isPair = text
    .slice(Math.max(0, from - LONGEST_PAIR), from)
    .toLowerCase()
    .includes('between');
  const isMark = (token: Token | undefined) => TO.has(token?.key ?? '') || (isPair && token?.key === 'and');
  if (isMark(after[0]) && isNumber(after.slice(1))) return 'low';
  return isMark(before[0]) && before.slice(1, 4).some(({ kind }) => kind === 'number') ? 'high' : null;
}

/** '$15 billion' */
const isNumber = ([first, second]: readonly Token[]): boolean =>
  (MONEY.has(first?.key ?? '') ? second : first)?.kind === 'number';
