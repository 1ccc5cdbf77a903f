import type { Calendar } from '../facts/calendar';
import type { vocabularyTrie } from './matcher';
import type { Claim } from './claim';
import { clausesOf } from './clauses';
import { claimsOf, type Context, newContext } from './complete';
import { itemsOf } from './items';
import { readClause } from './read-clause';
import { sentencesOf } from './sentences';
import { tokensOf } from './tokens';

/** Texts of more characters are no drafts. */
const LONGEST = 200_000;

/** All figures of a draft as far as their words were read. */
export function readClaims(
  draft: string,
  { names, calendar }: { names: ReturnType<typeof vocabularyTrie>; calendar: Calendar },
): Claim[] {
  const claims: Claim[] = [];
  let context: Context = newContext();
  for (const { tokens, isFirst } of sentencesOf(tokensOf(draft.slice(0, LONGEST)), draft)) {
    if (isFirst) context = newContext();
    const items = itemsOf(withoutListMark(tokens), draft, names);
    context = { ...context, said: null, isLeading: true };
    for (const segments of clausesOf(items)) {
      claims.push(...claimsOf(readClause(segments), context, calendar));
    }
  }
  return claims;
}

/** '1.' and '2)' at the start of a line only count the lines. */
function withoutListMark<T extends { kind: string; text: string }>(tokens: T[]): T[] {
  const [first, second] = tokens;
  const isMark =
    first?.kind === 'number' && /^\d{1,2}$/.test(first.text) && (second?.text === '.' || second?.text === ')');
  return isMark ? tokens.slice(2) : tokens;
}
