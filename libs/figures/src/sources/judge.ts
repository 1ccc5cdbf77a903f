import { readPieces, TooMuchToTrace, type FigureJudge } from '@copydesk/text';
import { readClaims, TooMuchToTrace as TooLong } from '../claims/read-claims';
import type { Claim } from '../claims/claim';
import type { Prepared } from '../unify/prepared';
import { unify } from '../unify/unify';
import { entryOf, type CitedDocument } from './entry-of';

/** How often, at most, one claim is compared with all facts of its measure. */
const ROUNDS = 8;

/** Judges the figures of drafts by the facts of a document. */
export function judgeOf(facts: Prepared, cited: CitedDocument): FigureJudge {
  return (draft, most) => {
    const words = withoutSubjectMark(draft);
    const claims = claimsIn(words, facts);
    const compared = claims.map(({ measure }) => facts.byMeasure.get(measure ?? '')?.length ?? 0);
    if (compared.reduce((sum, count) => sum + count * ROUNDS, 0) > most) {
      throw new TooMuchToTrace(claims.length, facts.facts.length);
    }
    return claims.map((claim) => entryOf({ claim, verdict: unify(claim, facts, words) }, { draft, cited }));
  };
}

function claimsIn(words: string, facts: Prepared): Claim[] {
  try {
    return readClaims(words, facts);
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    throw new TooMuchToTrace(words.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0, facts.facts.length);
  }
}

/** Blanks out 'Subject:', so that all places stay the same. */
function withoutSubjectMark(draft: string): string {
  const [first] = readPieces(draft);
  const from = first?.kind === 'subject' ? (first.lines[0]?.[0]?.from ?? 0) : 0;
  return ' '.repeat(from) + draft.slice(from);
}
