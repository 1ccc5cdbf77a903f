import { lookOf, tellClaims, type CitedClaim, type ClaimLook, type Signer } from './count-claims';
import { firstCharacters } from './cut-middle';
import { placeIn, type EvidenceSource, type TraceEntry } from './trace-entry';
import { formatDay } from './format';
import type { Block, TextRun } from './read-draft';

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
    const head = [
      plain(`${index + 1}. `),
      { text: oneLine(claim.quote), bold: true },
      plain(`: ${JUDGED[lookOf(claim)]}`),
    ];
    return { kind: 'paragraph', lines: [head, ...explain(claim, names.document).map((line) => [plain(line)])] };
  });
  return { heading: 'Sources', blocks: [summary, ...cited] };
}

function summarize(claims: CitedClaim[]): string {
  if (claims.length === 0) return 'This email makes no claim that could be traced.';
  return `${claims.length === 1 ? 'One claim' : `${claims.length} claims`}: ${tellClaims(claims)}.`;
}

const JUDGED: Record<ClaimLook, string> = {
  traced: 'traced to its source',
  derived: 'follows from its source',
  found: 'to check: its source has it, but not for certain',
  mismatch: 'differs from its source',
  unsourced: 'no source found',
  confirmed: 'checked and confirmed',
  waived: 'kept anyway',
};

/** The lines under a claim: who answers for it, where its source stands, and how it follows or differs. */
function explain(claim: CitedClaim, document: string | null): string[] {
  const { waiver, confirmation, source, formula, near, keys, reason } = claim;
  const look = lookOf(claim);
  const differs = reason ?? (near && `${WHY[near.why]}: ${near.says}`);
  return [
    look === 'waived' && waiver ? `${signedBy(waiver)}: ${oneLine(waiver.reason)}` : '',
    look === 'confirmed' && confirmation ? `Checked by ${signedBy(confirmation)}` : '',
    source ? cite(source, document) : '',
    near ? cite(near.source, document) : '',
    oneLine(differs ?? formula ?? ''),
    ...(keys ? [`Email: ${oneLine(keys.draft)}`, `Source: ${oneLine(keys.source)}`] : []),
  ].filter(Boolean);
}

/** 'Sam Roe (sam.roe), Friday, January 30, 2026' */
function signedBy(signer: Signer & { at: string }): string {
  return `${oneLine(formatSigner(signer))}, ${formatDay(signer.at.slice(0, 10))}`;
}

const WHY: Record<NonNullable<TraceEntry['near']>['why'], string> = {
  value: 'It gives a different figure',
  sign: 'It says the opposite',
  scope: 'The figure belongs to another part of the company, or to all of it',
  period: 'The figure belongs to another period',
  scale: 'Thousands, millions or billions differ',
  words: 'The words differ',
  unread: 'The same value stands there',
};

/** 'Q2.pdf, p. 28: “Revenue $18,120 $5,931”'; of a tagged figure what its issuer says, and where the filing stands. */
function cite(source: EvidenceSource, document: string | null): string {
  const { tag, url } = source;
  const said = tag ? [oneLine(tag.says), url] : [nameOf(source, document), placeIn(source), url];
  const place = said.filter(Boolean).join(', ');
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

function plain(text: string): TextRun {
  return { text, bold: false };
}

/** A file takes no control characters, and the row of a table is told as one line. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const head = firstCharacters(line, QUOTE_MAX);
  return head === line ? line : `${head.trimEnd()}…`;
}
