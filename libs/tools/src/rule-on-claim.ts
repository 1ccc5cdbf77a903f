import { catalystText, type ClaimVerdict, type FactSource, type UsedCatalyst } from '@copydesk/contracts';
import { findPageMarkers, formatDay, httpUrl, quoteFinder, type EvidenceSource, type TraceEntry } from '@copydesk/text';
import type { Claim } from './claims-of-text';
import { isCompared, isMismatch, placeOf, tellFound, tellMismatch, tellTraced, tellUnsourced } from './tell-entry';

/** What rules say of a claim. */
export interface Ruling {
  /** Null where they have nothing to compare. */
  verdict: ClaimVerdict | null;
  /** True where the claim says more than they compared. */
  isOpen: boolean;
}

/** Sources in which a claim may stand word for word. */
export interface RuledBy {
  document?: string | undefined;
  catalysts: (UsedCatalyst & { text: string })[];
}

/** What the ledger says of each claim, by its id. What stands in a source word for word needs no more reading. */
export function ruleOnClaims(claims: Claim[], { document, catalysts }: RuledBy): Map<number, Ruling> {
  const places = [
    ...(document === undefined ? [] : [verbatimIn(document, { kind: 'document', name: null, date: null })]),
    ...catalysts.map((used) => verbatimIn(catalystText(used), nameOf(used))),
  ];
  return new Map(
    claims.map((claim) => {
      const source = claim.isOpen ? places.map((find) => find(claim.text)).find((place) => place !== null) : null;
      const ruled = ruleOnEntries(claim, catalysts);
      if (!source || (ruled && ruled.verdict !== 'supported'))
        return [claim.id, { verdict: ruled, isOpen: claim.isOpen }];
      const note = `It is in ${placeOf(source)}, word for word.`;
      const sources = factSources([source], catalysts);
      return [
        claim.id,
        { verdict: { claim: claim.text, verdict: 'supported', note, sources, byRule: true }, isOpen: false },
      ];
    }),
  );
}

/** Shorter ones stand anywhere by chance. */
const VERBATIM_WORDS = 6;

function verbatimIn(text: string, named: Pick<EvidenceSource, 'kind' | 'name' | 'date'>) {
  const find = quoteFinder(text);
  const markers = findPageMarkers(text);
  return (claim: string): EvidenceSource | null => {
    const place = claim.split(/\s+/).length < VERBATIM_WORDS ? null : find(claim);
    if (!place) return null;
    const page = markers.findLast(({ at }) => at <= place.from)?.number ?? null;
    return { ...named, ...place, page, quote: text.slice(place.from, place.to) };
  };
}

/** As the ledger names a piece of market news. */
function nameOf({ source, title, publishedAt }: UsedCatalyst): Pick<EvidenceSource, 'kind' | 'name' | 'date'> {
  return { kind: 'catalyst', name: source ?? title, date: publishedAt.slice(0, 10) };
}

function ruleOnEntries({ text, from, entries }: Claim, catalysts: UsedCatalyst[]): ClaimVerdict | null {
  if (entries.every((entry) => isLabel(entry, text, from))) return null;
  const wrong = entries.filter(isMismatch);
  const missing = entries.filter((entry) => entry.status === 'unsourced' && !isLabel(entry, text, from));
  // The same value stands in a source for something else.
  const alike = missing.filter(isCompared);
  const unknown = missing.filter((entry) => !isCompared(entry));
  // Its value stands in a source: whether it means the same is for somebody to say.
  const found = entries.filter(({ status }) => status === 'found');
  const proven = entries.filter(({ status }) => status === 'traced' || status === 'derived');
  // A name beside a figure that is proven needs no word.
  const figures = proven.filter(({ kind }) => kind !== 'name');
  const verdict =
    wrong.length > 0
      ? 'contradicted'
      : missing.length > 0
        ? 'not-found'
        : found.length > 0
          ? 'not-checked'
          : 'supported';
  const notes = [
    ...wrong.map(tellMismatch),
    ...alike.map(tellMismatch),
    ...found.map(tellFound),
    ...(unknown.length > 0 ? [tellUnsourced(unknown)] : []),
    ...tellTraced(figures.length > 0 ? figures : proven),
  ];
  const compared = [...wrong, ...alike, ...found.filter(isCompared)];
  const shown =
    compared.length > 0
      ? compared.map(({ near }) => near.source)
      : (figures.length > 0 ? figures : proven).flatMap(({ source }) => source ?? []);
  return { claim: text, verdict, note: notes.join(' '), sources: factSources(shown, catalysts), byRule: true };
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
