import { firstCharacters } from './cut-middle';
import { placeIn, type EvidenceSource, type TraceEntry } from './figures';
import { formatDay } from './format';
import type { Block, TextRun } from './read-draft';

/** A claim of an email, with who answers for it where somebody does. */
export type CitedClaim = TraceEntry & { waiver?: Signer & { reason: string; at: string } };

/** Who answers for a claim: the name that they go by, and that of their account where it is known. */
export interface Signer {
  name: string;
  username?: string;
}

/** 'Sam Roe (sam.roe)': anybody may call themselves as they like, and nobody has the username of another. */
export function formatSigner({ name, username }: Signer): string {
  return username === undefined || username === name ? name : `${name} (${username})`;
}

/** What follows an email in a file: a heading, and blocks as those of the email. */
export interface Appendix {
  heading: string;
  blocks: Block<TextRun>[];
}

const QUOTE_MAX = 300;

/**
 * The appendix 'Sources' of an email: each claim as it stands there, with what proves it, what speaks against it, or who
 * answers for it. `document` is what the document is called.
 */
export function sourcesAppendix(claims: CitedClaim[], names: { document: string | null }): Appendix {
  const summary: Block<TextRun> = { kind: 'paragraph', lines: [[plain(summarize(claims))]] };
  const cited = claims.map((claim, index): Block<TextRun> => {
    const head = [plain(`${index + 1}. `), { text: oneLine(claim.quote), bold: true }, plain(`: ${judge(claim)}`)];
    return { kind: 'paragraph', lines: [head, ...explain(claim, names.document).map((line) => [plain(line)])] };
  });
  return { heading: 'Sources', blocks: [summary, ...cited] };
}

function summarize(claims: CitedClaim[]): string {
  if (claims.length === 0) return 'This email makes no claim that could be traced.';
  const traced = claims.filter(isTraced).length;
  const waived = claims.filter(isWaived).length;
  return `${traced} of ${claims.length} claims traced${waived > 0 ? `, ${waived} kept anyway` : ''}.`;
}

function judge(claim: CitedClaim): string {
  if (isWaived(claim)) return 'kept anyway';
  return {
    traced: 'traced to its source',
    derived: 'follows from its source',
    mismatch: 'differs from its source',
    unsourced: 'no source found',
  }[claim.status];
}

/** The lines under a claim: who answers for it, where its source stands, and how it follows or differs. */
function explain(claim: CitedClaim, document: string | null): string[] {
  const { waiver, source, formula, near } = claim;
  const differs = near && `${WHY[near.why]}: ${oneLine(near.says)}`;
  return [
    isWaived(claim) && waiver
      ? `${oneLine(formatSigner(waiver))}, ${formatDay(waiver.at.slice(0, 10))}: ${oneLine(waiver.reason)}`
      : '',
    source ? cite(source, document) : '',
    near ? cite(near.source, document) : '',
    differs ?? (formula ? oneLine(formula) : ''),
  ].filter(Boolean);
}

const WHY: Record<NonNullable<TraceEntry['near']>['why'], string> = {
  value: 'It gives a different figure',
  sign: 'It says the opposite',
  scope: 'The figure belongs to another part of the company, or to all of it',
  period: 'The figure belongs to another period',
  scale: 'Thousands, millions or billions differ',
  words: 'The words differ',
};

/** 'Q2.pdf, p. 28: “Revenue $18,120 $5,931”' */
function cite(source: EvidenceSource, document: string | null): string {
  const place = [nameOf(source, document), placeIn(source)].filter(Boolean).join(', ');
  return `${place}: “${oneLine(source.quote)}”`;
}

function nameOf({ kind, name, date }: EvidenceSource, document: string | null): string {
  switch (kind) {
    case 'document':
      if (name !== null) return published(name, date);
      return document ? oneLine(document) : 'The document';
    case 'catalyst':
      return published(name ?? 'The news', date);
    case 'brief':
      return 'The brief';
    case 'brand':
      return 'The brand profile';
  }
}

function published(name: string, day: string | null): string {
  return [oneLine(name), day ? formatDay(day) : ''].filter(Boolean).join(', ');
}

function isTraced({ status }: CitedClaim): boolean {
  return status === 'traced' || status === 'derived';
}

/** What a source proves by now needs nobody to answer for it. */
function isWaived(claim: CitedClaim): boolean {
  return claim.waiver !== undefined && !isTraced(claim);
}

function plain(text: string): TextRun {
  return { text, bold: false };
}

/** A file takes no control characters, and the row of a table is told as one line. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const head = firstCharacters(line, QUOTE_MAX);
  return head === line ? line : `${head.trimEnd()}…`;
}
