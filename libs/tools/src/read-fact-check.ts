import type { ClaimVerdict, FactSource } from '@copydesk/contracts';
import { findPageMarkers, firstCharacters, httpUrl, quoteFinder, type QuoteMatch } from '@copydesk/text';
import type { Claim } from './claims-of-text';
import { hasFigure } from './corrections';
import { hasFigures, isAbout } from './is-about';
import { isRecord, readList } from './read-json';
import { titleOf } from './rule-on-claim';

/** The id under which the user's own document is offered as a source. */
export const DOCUMENT_ID = 'document';

/** 'no-claim': an opinion, a wish, a call to action. */
export const VERDICTS = ['supported', 'contradicted', 'not-found', 'not-checked', 'no-claim'] as const;

/** A piece of market news that a text may be checked against. `publishedAt` is an ISO 8601 date. */
export interface CheckedCatalyst {
  id: string;
  title: string;
  text: string;
  source: string | null;
  url: string | null;
  publishedAt: string | null;
  /** True where the ledger has been laid beside it, as with what was chosen for the email. */
  isTraced: boolean;
}

interface Checked {
  claims: Claim[];
  document?: string;
  catalysts: CheckedCatalyst[];
}

/** What a model says of a claim; null where it says that it is none. */
export interface ReadClaim {
  id: number;
  verdict: ClaimVerdict | null;
}

const NOTE_MAX = 600;
const UNPROVEN: Record<'quote' | 'figure' | 'subject', string> = {
  quote: 'The passage that was named for this is not in its source word for word, so it counts as not checked.',
  figure: 'The passage that was named for this does not have its figure, so it counts as not checked.',
  subject: 'The passage that was named for this speaks of something else, so it counts as not checked.',
};

/** A source that was offered: what it says, and how it is shown. */
interface Offered {
  text: string;
  isTraced: boolean;
  find: (quote: string) => QuoteMatch | null;
  show: (quote: string, from: number) => FactSource;
}

/** Claims that nobody answered for, and why. */
export function unchecked(claims: Claim[], note: string): ReadClaim[] {
  return claims.map((claim) => ({ id: claim.id, verdict: notChecked(claim, note) }));
}

/**
 * Reads the answer of the model, each claim by itself: one that came back without a verdict, a source that was offered,
 * a quotation that stands in it word for word, or with one that speaks of something else, is 'not-checked' or left out.
 * @throws Error, in words that a model can act on, where there is no list of claims.
 */
export function readFactCheck(json: unknown, checked: Checked): ReadClaim[] {
  const answers = readList(isRecord(json) ? json.claims : undefined, 'claims').filter(isRecord);
  const offered = offer(checked);
  return checked.claims.flatMap((claim) => {
    const answer = answers.find(({ id }) => Number(id) === claim.id);
    const verdict = answer && readVerdict(answer, claim, offered);
    return verdict === undefined ? [] : [{ id: claim.id, verdict }];
  });
}

/** Undefined where there is no answer in it. */
function readVerdict(
  answer: Record<string, unknown>,
  claim: Claim,
  offered: Map<string, Offered>,
): ClaimVerdict | null | undefined {
  const verdict = VERDICTS.find((known) => known === answer.verdict);
  const note = typeof answer.note === 'string' ? firstCharacters(answer.note.trim(), NOTE_MAX) : '';
  if (verdict === 'no-claim') return null;
  if (verdict === undefined || note === '') return undefined;
  if (verdict === 'not-found' || verdict === 'not-checked') return { claim: claim.text, verdict, note, sources: [] };
  const given = Array.isArray(answer.sources) ? answer.sources.filter(isRecord) : [];
  const found = given.flatMap(({ id, quote }) => {
    const source = offered.get(String(id));
    const place = source && typeof quote === 'string' ? source.find(quote) : null;
    return source && place ? [{ ...source, from: place.from, quote: source.text.slice(place.from, place.to) }] : [];
  });
  if (found.length === 0) return notChecked(claim, UNPROVEN.quote);
  const proving = found.filter(({ quote }) => isAbout(claim.text, [quote]));
  const quotes = (list: typeof found) => list.map(({ quote }) => quote);
  // What the ledger has read and did not find the figure in cannot prove it.
  const isProof = proving.length > 0 && hasFigures(claim, quotes(proving.filter(({ isTraced }) => !isTraced)));
  if (verdict === 'supported' ? !isProof : proving.length === 0) return notChecked(claim, UNPROVEN.subject);
  if (verdict === 'supported' && !hasWrongFigures(claim, quotes(proving))) return notChecked(claim, UNPROVEN.figure);
  return { claim: claim.text, verdict, note, sources: proving.map(({ show, quote, from }) => show(quote, from)) };
}

/** What rules call wrong is right only where the very figure stands in a passage. */
function hasWrongFigures({ entries }: Claim, passages: string[]): boolean {
  return entries
    .filter(({ status }) => status === 'mismatch')
    .every((entry) => passages.some((passage) => hasFigure(entry, passage)));
}

function notChecked({ text }: Claim, note: string): ClaimVerdict {
  return { claim: text, verdict: 'not-checked', note, sources: [] };
}

function offer({ document, catalysts }: Checked): Map<string, Offered> {
  const offered = new Map<string, Offered>();
  if (document?.trim()) {
    const markers = findPageMarkers(document);
    const pageAt = (from: number) => markers.findLast(({ at }) => at <= from)?.number ?? null;
    offered.set(DOCUMENT_ID, {
      text: document,
      isTraced: true,
      find: quoteFinder(document),
      show: (quote, from) => ({ kind: 'document', title: 'Your document', url: null, quote, page: pageAt(from) }),
    });
  }
  for (const { id, title, text: said, source, url, isTraced } of catalysts) {
    const text = `${title}\n${said}`;
    const shown = { kind: 'catalyst' as const, title: titleOf({ title, source }), url: httpUrl(url) };
    offered.set(id, { text, isTraced, find: quoteFinder(text), show: (quote) => ({ ...shown, quote }) });
  }
  return offered;
}
