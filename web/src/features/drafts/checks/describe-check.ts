import {
  type ClaimVerdict,
  type FactCheckResponse,
  type FactSource,
  type ClaimOutcome,
  outcomeOf,
  type SourceKind,
} from '@copydesk/contracts';
import { httpUrl } from '@copydesk/text';

interface Citation {
  /** Null where the address is none of the web: it is named, but not linked. */
  href: string | null;
  label: string;
}

/** The citations as they are shown: by the title of their source, else by their host, else by their number. */
export function citationsOf({ citations, verdicts }: FactCheckResponse): Citation[] {
  const titles = new Map(verdicts.flatMap(({ sources }) => sources.map(({ url, title }) => [url, title] as const)));
  return citations.map((citation, index) => {
    const href = httpUrl(citation);
    const host = href && new URL(href).hostname.replace(/^www\./, '');
    return { href, label: (href && titles.get(citation)) || host || `Source ${index + 1}` };
  });
}

const PLACES: Record<SourceKind, string> = {
  web: 'the web',
  catalyst: 'our market news',
  document: 'your document',
  brief: 'your brief',
};

/** What the text was held against, or honestly that it was held against nothing. */
export function describeSources(checkedAgainst: SourceKind[]): string {
  if (checkedAgainst.length === 0) return 'Not checked';
  const places = checkedAgainst.map((kind) => PLACES[kind]);
  return `Checked against ${new Intl.ListFormat('en-US').format(places)}`;
}

export const OUTCOME_WORDS: Record<ClaimOutcome, string> = {
  supported: 'Supported',
  contradicted: 'Differs from the source',
  'not-found': 'Not found',
  'to-confirm': 'To check',
  'not-checked': 'Not checked',
};

/** Who compared a claim with its sources; null where nobody did. */
export function originOf({ verdict, byRule, sources }: ClaimVerdict): string | null {
  if (verdict === 'not-checked') return null;
  if (byRule) return 'Compared with the source';
  return sources.some(({ kind }) => kind === 'web') ? 'Searched on the web' : 'Judged by the model';
}

/** What a source is called, with the page in it. */
export function sourceLabel({ title, page }: FactSource): string {
  return typeof page === 'number' ? `${title}, p. ${page}` : title;
}

/** The whole result as one text, for the clipboard. */
export function checkAsText(result: FactCheckResponse): string {
  const verdicts = result.verdicts.map((judged) =>
    [
      `${OUTCOME_WORDS[outcomeOf(judged)]}: ${judged.claim.replaceAll('**', '')}`,
      judged.note,
      ...judged.sources.flatMap((source) => (source.quote ? [`${sourceLabel(source)}: “${source.quote}”`] : [])),
    ]
      .filter((line) => line !== '')
      .join('\n'),
  );
  const links = citationsOf(result).flatMap(({ href, label }) => (href ? [`${label}: ${href}`] : []));
  return [describeSources(result.checkedAgainst), result.analysis, ...verdicts, ...links]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Why a check failed, in the server's words where it has any. */
export function describeFailure(failure: string | null): string {
  return failure || 'An unknown error occurred';
}
