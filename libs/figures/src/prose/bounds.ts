import type { Claim } from '../claims/claim';
import { type Token, tokensOf } from '../claims/tokens';
import type { Bound } from '../facts/fact';

const LONGEST = 24;
const BETWEEN = new Set(['to', 'and', '-', '–', '—']);
const MONEY = new Set(['$', '€', '£']);

/** Which end of a range a figure of what is expected is; null for none. */
export function boundOf({ from, to, modality }: Claim, text: string): Bound | null {
  if (modality.is !== 'outlook') return null;
  const after = tokensOf(text.slice(to, to + LONGEST));
  const before = tokensOf(text.slice(Math.max(0, from - LONGEST), from)).toReversed();
  if (isBetween(after)) return 'low';
  return BETWEEN.has(before[0]?.key ?? '') && before.slice(1, 4).some(({ kind }) => kind === 'number') ? 'high' : null;
}

/** 'to $15 billion' */
function isBetween([mark, first, second]: readonly Token[]): boolean {
  const number = MONEY.has(first?.key ?? '') ? second : first;
  return BETWEEN.has(mark?.key ?? '') && number?.kind === 'number';
}
