import type { ClaimVerdict, Correction, FactCheckResponse, LedgerEntry, SourceKind } from '@copydesk/contracts';
import type { Claim } from './claims-of-text';
import { areCorrectable, correctionOf, hasFigure, passageFinder, type QuotedSources } from './corrections';
import type { ReadClaim } from './read-fact-check';
import type { Ruling } from './rule-on-claim';
import { tellFactCheck } from './tell-fact-check';

/** All that was found of the claims of a text. */
export interface CheckParts {
  text: string;
  claims: Claim[];
  /** The ledger of the text, with what people answer for and what the check corrected. */
  ledger: LedgerEntry[];
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
  ledger,
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
    const judged = byModel.get(claim.id);
    const others = [judged, part && { ...part.verdict, claim: claim.text }].flatMap((other) => other ?? []);
    const ruling = ruled.get(claim.id);
    const verdict = judged && isCorrected(claim, judged) ? toConfirm(judged, ruling) : conclude(ruling, others);
    return { from: claim.from, verdict };
  });
  const isOwn = (from: number, length: number) => claims.some((claim) => from < claim.to && claim.from < from + length);
  const more = onTheWeb.filter(({ verdict, from }) => !isOwn(from, verdict.claim.length));
  const verdicts = [...own, ...more].sort((a, b) => a.from - b.from).flatMap(({ verdict }) => verdict ?? []);
  const urls = verdicts.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []));
  const kinds = verdicts.flatMap(({ sources }) => sources.map(({ kind }) => kind));
  return {
    analysis: [tellFactCheck(verdicts, ledger), web?.analysis && `On the web: ${web.analysis}`]
      .filter(Boolean)
      .join('\n\n'),
    citations: [...new Set([...(web?.citations ?? []), ...urls])],
    verdicts,
    checkedAgainst: [...new Set([...checkedAgainst, ...kinds])],
    cuts: [...cuts, ...(web?.cuts ?? [])],
  };
}

/** True where a model quotes the passages that have all the figures which rules call wrong. */
function isCorrected({ entries }: Claim, { verdict, sources }: ClaimVerdict): boolean {
  const wrong = entries.filter(({ status }) => status === 'mismatch');
  const isShown = (entry: LedgerEntry) => sources.some(({ quote }) => quote !== null && hasFigure(entry, quote));
  return verdict === 'supported' && areCorrectable(entries) && wrong.every(isShown);
}

/** What a model corrects is for a person to confirm. */
function toConfirm(judged: ClaimVerdict, ruling: Ruling | undefined): ClaimVerdict {
  const said = ruling?.verdict;
  const note = `${judged.note} A first comparison by rule says otherwise, so confirm it. ${said?.note ?? ''}`.trim();
  return { ...judged, verdict: 'not-checked', note, sources: [...judged.sources, ...(said?.sources ?? [])] };
}

/** What a fact check corrects in the ledger of a text. */
export function correctionsOf(
  { text, claims, read }: Pick<CheckParts, 'text' | 'claims' | 'read'>,
  sources: QuotedSources,
): Correction[] {
  const find = passageFinder(sources);
  const byModel = new Map(read.map(({ id, verdict }) => [id, verdict]));
  return claims.flatMap((claim) => {
    const judged = byModel.get(claim.id);
    if (!judged || !isCorrected(claim, judged)) return [];
    const passages = judged.sources.flatMap(({ quote }) => (quote === null ? [] : (find(quote) ?? [])));
    return claim.entries.flatMap((entry) => {
      const source = passages.find(({ quote }) => hasFigure(entry, quote));
      return (source && correctionOf(entry, text, { source, note: judged.note })) ?? [];
    });
  });
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
