import type { ClaimVerdict, FactCheckResponse } from '@copydesk/contracts';

const WEIGHT = { contradicted: 3, supported: 2, 'not-found': 1, 'not-checked': 0 };

/**
 * One answer out of a check on the web and one against what is on file. A claim that both judged gets the weightier
 * verdict (contradicted before supported before not found), with the notes and sources of all that found something.
 */
export function joinFactChecks(web: FactCheckResponse, onFile: FactCheckResponse): FactCheckResponse {
  const others = new Map(onFile.verdicts.map((verdict) => [verdict.claim, verdict]));
  const judged = web.verdicts.map((verdict) => {
    const other = others.get(verdict.claim);
    others.delete(verdict.claim);
    return other ? joinVerdicts(verdict, other) : verdict;
  });
  return {
    analysis: [web.analysis, `Against what is on file: ${onFile.analysis}`].filter((part) => part !== '').join('\n\n'),
    citations: [...new Set([...web.citations, ...onFile.citations])],
    verdicts: [...judged, ...others.values()],
    checkedAgainst: [...new Set([...web.checkedAgainst, ...onFile.checkedAgainst])],
    cuts: [...web.cuts, ...onFile.cuts],
  };
}

function joinVerdicts(one: ClaimVerdict, other: ClaimVerdict): ClaimVerdict {
  const [first, second] = WEIGHT[other.verdict] > WEIGHT[one.verdict] ? [other, one] : [one, other];
  if (second.verdict === 'not-found') return first;
  return { ...first, note: `${first.note} ${second.note}`.trim(), sources: [...first.sources, ...second.sources] };
}
