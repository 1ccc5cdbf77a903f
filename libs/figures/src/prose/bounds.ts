import type { Claim } from '../claims/claim';
import { type Token, tokensOf } from '../claims/tokens';
import type { Bound } from '../facts/fact';

const LONGEST = 24;
const LONGEST_PAIR = 50;
const TO = new Set(['to', '-', '–', '—']);
const MONEY = new Set(['$', '€', '£']);

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
