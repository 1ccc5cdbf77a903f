import type { ClaimVerdict, FactCheckResponse, SourceKind } from '@copydesk/contracts';
import type { Claim } from './claims-of-text';
import type { ReadClaim } from './read-fact-check';
import type { Ruling } from './rule-on-claim';

/** All that was found of the claims of a text. */
export interface CheckParts {
  text: string;
  claims: Claim[];
  ruled: Map<number, Ruling>;
  /** What a model says of the claims that it was asked about; the last word on a claim counts. */
  read: ReadClaim[];
  web: Pick<FactCheckResponse, 'analysis' | 'citations' | 'verdicts' | 'cuts'> | null;
  checkedAgainst: SourceKind[];
  cuts: FactCheckResponse['cuts'];
}

/** The heavier one decides where two sources judged the same. */
const WEIGHT: Record<ClaimVerdict['verdict'], number> = {
  contradicted: 3,
  supported: 2,
  'not-found': 1,
  'not-checked': 0,
};

/** One answer of all that was found: each claim once, in the order of the text. */
export function concludeFactCheck({
  text,
  claims,
  ruled,
  read,
  web,
  checkedAgainst,
  cuts,
}: CheckParts): FactCheckResponse {
  const onTheWeb = (web?.verdicts ?? []).map((verdict) => ({ verdict, from: text.indexOf(verdict.claim) }));
  const byModel = new Map(read.map(({ id, verdict }) => [id, verdict]));
  const own = claims.map((claim) => {
    const found = onTheWeb.filter(({ verdict, from }) => from < claim.to && claim.from < from + verdict.claim.length);
    // Of a claim that was found in part only, not all is proven.
    const part = ['contradicted', 'not-found', 'supported'].flatMap(
      (kind) => found.find(({ verdict }) => verdict.verdict === kind) ?? [],
    )[0];
    const others = [byModel.get(claim.id), part && { ...part.verdict, claim: claim.text }];
    return {
      from: claim.from,
      verdict: conclude(
        ruled.get(claim.id),
        others.flatMap((other) => other ?? []),
      ),
    };
  });
  const isOwn = (from: number, length: number) => claims.some((claim) => from < claim.to && claim.from < from + length);
  const more = onTheWeb.filter(({ verdict, from }) => !isOwn(from, verdict.claim.length));
  const verdicts = [...own, ...more].sort((a, b) => a.from - b.from).flatMap(({ verdict }) => verdict ?? []);
  const urls = verdicts.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []));
  const kinds = verdicts.flatMap(({ sources }) => sources.map(({ kind }) => kind));
  return {
    analysis: [describeVerdicts(verdicts), web?.analysis && `On the web: ${web.analysis}`].filter(Boolean).join('\n\n'),
    citations: [...new Set([...(web?.citations ?? []), ...urls])],
    verdicts,
    checkedAgainst: [...new Set([...checkedAgainst, ...kinds])],
    cuts: [...cuts, ...(web?.cuts ?? [])],
  };
}

/** What rules say of a figure stands, whatever a model thinks of it; what they could not find or decide, another source may prove. */
function conclude(ruling: Ruling | undefined, others: ClaimVerdict[]): ClaimVerdict | null {
  const ruled = ruling?.verdict ?? null;
  const [first, ...rest] = others.toSorted((a, b) => WEIGHT[b.verdict] - WEIGHT[a.verdict]);
  if (!first || ruled?.verdict === 'contradicted') return ruled;
  const judged = rest.filter(({ verdict }) => verdict === first.verdict || WEIGHT[verdict] > 1).reduce(merge, first);
  if (ruled === null) return judged;
  if (WEIGHT[ruled.verdict] < 2) return WEIGHT[judged.verdict] > 1 ? judged : ruled;
  return ruling?.isOpen ? merge(judged, ruled) : ruled;
}

/** The verdict of the first with what both say. */
function merge(one: ClaimVerdict, other: ClaimVerdict): ClaimVerdict {
  const notes = other.byRule ? [other.note, one.note] : [one.note, other.note];
  return {
    claim: one.claim,
    verdict: one.verdict,
    note: notes.join(' ').trim(),
    sources: [...one.sources, ...other.sources],
  };
}

/** The answer where nobody can check: no search is set up, and there is neither a document nor news. */
export function notChecked(): FactCheckResponse {
  return {
    analysis:
      'This text was not checked. No web search is set up, this email has no document, and none of the ' +
      'market news on file speaks of it. Please check names, figures and dates against their source before you send it.',
    citations: [],
    verdicts: [],
    checkedAgainst: [],
    cuts: [],
  };
}

const SAID: Record<ClaimVerdict['verdict'], [one: string, more: string]> = {
  contradicted: [
    'differs from its source: change it before this goes out',
    'differ from their sources: change them before this goes out',
  ],
  'not-found': [
    'was not found in any source: look it up at its origin',
    'were not found in any source: look them up at their origin',
  ],
  'not-checked': ['was not checked', 'were not checked'],
  supported: ['agrees with its source', 'agree with their sources'],
};

/** What came out of a check, counted; it says no more than the verdicts do. */
function describeVerdicts(verdicts: ClaimVerdict[]): string {
  const total = verdicts.length;
  if (total === 0) return 'There is nothing in this text that could be checked.';
  const counts = Object.entries(SAID).flatMap(([kind, [one, more]]) => {
    const count = verdicts.filter(({ verdict }) => verdict === kind).length;
    return count > 0 ? [`${total === 1 ? 'It' : count} ${count === 1 ? one : more}.`] : [];
  });
  return [total === 1 ? 'This text makes one claim.' : `This text makes ${total} claims.`, ...counts].join(' ');
}
