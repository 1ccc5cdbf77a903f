import type { Part } from './fact';

const OUTSIDE = 'outside ';
const AND = ' + ';

/** All but a part: 'outside the United States'. */
export const outsideOf = (part: string): string => `${OUTSIDE}${part}`;

/** Several parts taken together: 'Latin America and Asia-Pacific'. */
export const togetherOf = (parts: readonly string[]): string => parts.join(AND);

/** A part of a sum: what is added, or what is taken away. */
export interface Term {
  part: Part;
  sign: '+' | '-';
}

/** What a part is computed from; null where it is one part, or the whole. */
export function termsOf(part: Part): Term[] | null {
  if (part === null) return null;
  if (part.startsWith(OUTSIDE)) {
    return [
      { part: null, sign: '+' },
      { part: part.slice(OUTSIDE.length), sign: '-' },
    ];
  }
  const parts = part.split(AND);
  return parts.length > 1 ? parts.map((one) => ({ part: one, sign: '+' })) : null;
}
