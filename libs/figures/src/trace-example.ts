import { judgeFigure, readFigures } from './readings/judge-claims';
import type { Prepared } from './unify/prepared';
import type { JudgedClaim } from './verdict';

export { prepareFacts } from './unify/prepare-facts';

const ORDER = ['traced', 'derived', 'mismatch', 'found', 'unsourced'] as const;

/** For tests: each figure of a draft with what documents say of it, without the ledger around it; of several the one that says most. */
export function traceExample(documents: readonly Prepared[], draft: string): JudgedClaim[] {
  const best = new Map<number, JudgedClaim>();
  for (const document of documents) {
    for (const judged of readFigures(draft, document).flatMap((figure) => judgeFigure(figure, document, draft))) {
      const known = best.get(judged.claim.from);
      if (!known || rank(judged) < rank(known)) best.set(judged.claim.from, judged);
    }
  }
  return [...best.values()].toSorted((a, b) => a.claim.from - b.claim.from);
}

const rank = ({ verdict }: JudgedClaim): number => ORDER.indexOf(verdict.status);
