import type { ClaimVerdict, FactSource, LedgerEntry, UsedCatalyst } from '@copydesk/contracts';
import { formatDay, formatSigner, httpUrl, type EvidenceSource, type TraceEntry } from '@copydesk/text';
import type { Claim } from './claims-of-text';
import { passageFinder, type QuotedSources } from './corrections';
import { isCompared, isMismatch, placeOf, tellFound, tellMismatch, tellTraced, tellUnsourced } from './tell-entry';

/** What rules say of a claim. */
export interface Ruling {
  /** Null where they have nothing to compare. */
  verdict: ClaimVerdict | null;
  /** True where the claim says more than they compared. */
  isOpen: boolean;
}

/** What the ledger says of each claim, by its id. What stands in a source word for word needs no more reading. */
export function ruleOnClaims(claims: Claim[], sources: QuotedSources): Map<number, Ruling> {
  const find = passageFinder(sources);
  const { catalysts } = sources;
  return new Map(
    claims.map((claim) => {
      const source = claim.isOpen && claim.text.split(/\s+/).length >= VERBATIM_WORDS ? find(claim.text) : null;
      const ruled = ruleOnEntries(claim, catalysts);
      if (!source || (ruled && ruled.verdict !== 'supported'))
        return [claim.id, { verdict: ruled, isOpen: claim.isOpen }];
      const note = `It is in ${placeOf(source)}, word for word.`;
      const proof = factSources([source], catalysts);
      return [
        claim.id,
        { verdict: { claim: claim.text, verdict: 'supported', note, sources: proof, byRule: true }, isOpen: false },
      ];
    }),
  );
}

/** Shorter ones stand anywhere by chance. */
const VERBATIM_WORDS = 6;

function ruleOnEntries({ text, from, entries }: Claim, catalysts: UsedCatalyst[]): ClaimVerdict | null {
  if (entries.every((entry) => isLabel(entry, text, from))) return null;
  // What somebody answers for is told, and held against nobody.
  const waived = entries.filter(({ waiver }) => waiver !== undefined);
  const open = entries.filter(({ waiver }) => waiver === undefined);
  const wrong = open.filter(isMismatch);
  const missing = open.filter((entry) => entry.status === 'unsourced' && !isLabel(entry, text, from));
  // The same value stands in a source for something else.
  const alike = missing.filter(isCompared);
  const unknown = missing.filter((entry) => !isCompared(entry));
  // Its value stands in a source: whether it means the same is for somebody to say.
  const found = open.filter(({ status, confirmation }) => status === 'found' && confirmation === undefined);
  const confirmed = open.filter(({ status, confirmation }) => status === 'found' && confirmation !== undefined);
  const proven = entries.filter(({ status }) => status === 'traced' || status === 'derived');
  // A name beside a figure that is proven needs no word.
  const figures = proven.filter(({ kind }) => kind !== 'name');
  const verdict =
    wrong.length > 0
      ? 'contradicted'
      : missing.length > 0
        ? 'not-found'
        : found.length > 0 || waived.length > 0
          ? 'not-checked'
          : 'supported';
  const notes = [
    ...wrong.map(tellMismatch),
    ...alike.map(tellMismatch),
    ...found.map(tellFound),
    ...(unknown.length > 0 ? [tellUnsourced(unknown)] : []),
    ...tellTraced(figures.length > 0 ? figures : proven),
    ...[...confirmed, ...waived].map(tellAnswer),
  ];
  const compared = [...wrong, ...alike, ...[...found, ...confirmed].filter(isCompared)];
  const shown =
    compared.length > 0
      ? compared.map(({ near }) => near.source)
      : (figures.length > 0 ? figures : proven).flatMap(({ source }) => source ?? []);
  return { claim: text, verdict, note: notes.join(' '), sources: factSources(shown, catalysts), byRule: true };
}

/** Who answers for a claim, and why. */
function tellAnswer({ quote, waiver, confirmation }: LedgerEntry): string {
  const words = `“${quote.replaceAll('**', '')}”`;
  if (waiver) return `${words} is kept by ${formatSigner(waiver)}: “${waiver.reason}”.`;
  return confirmation ? `${words} was checked by ${formatSigner(confirmation)}.` : '';
}

/** '**Diluted EPS:** $3.71': what a figure is called at the head of its line is no name. */
function isLabel({ kind, from, to }: TraceEntry, text: string, start: number): boolean {
  return kind === 'name' && /^\W*$/.test(text.slice(0, from - start)) && /^\**:/.test(text.slice(to - start));
}

const TITLES = { document: 'Your document', brief: 'Your brief', brand: 'Your brand profile' };

function factSources(found: EvidenceSource[], catalysts: UsedCatalyst[]): FactSource[] {
  const sources = new Map<string, FactSource>();
  for (const { kind, name, date, page, quote } of found) {
    const key = JSON.stringify([kind, name, page, quote]);
    if (kind !== 'catalyst') {
      const title = name === null ? TITLES[kind] : [name, date && formatDay(date)].filter(Boolean).join(', ');
      sources.set(key, { kind: kind === 'document' ? kind : 'brief', title, url: null, quote, page });
      continue;
    }
    const used = catalysts.find(
      ({ source, title, publishedAt }) => (source ?? title) === name && publishedAt.slice(0, 10) === date,
    );
    sources.set(key, {
      kind,
      title: used ? titleOf(used) : (name ?? 'Market news'),
      url: used ? httpUrl(used.url) : null,
      quote,
    });
  }
  return [...sources.values()];
}

/** What a piece of market news is called where it is shown. */
export function titleOf({ title, source }: Pick<UsedCatalyst, 'title' | 'source'>): string {
  return source ? `${title.trim()} (${source})` : title.trim();
}
