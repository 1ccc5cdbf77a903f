import type { Ledger, LedgerEntry } from '@copydesk/contracts';
import { isOpenClaim, lookOf, placeIn, tellClaims, type ClaimLook, type EvidenceSource } from '@copydesk/text';
import { formatPublished } from '../format-date';

/** What differs from its source, and nobody answers for. */
export function differsFromSource(entry: LedgerEntry): boolean {
  return lookOf(entry) === 'mismatch';
}

/** '9 traced, 1 to check, 1 differs', with the tone of what is worst in it. */
export function describeLedger({ entries }: Pick<Ledger, 'entries'>): {
  words: string;
  tone: 'good' | 'warn' | 'bad';
} {
  const tone = entries.some(differsFromSource) ? 'bad' : entries.some(isOpenClaim) ? 'warn' : 'good';
  return { words: tellClaims(entries), tone };
}

/** What a claim is called in a list, and by a screen reader. */
export const LOOK_WORDS: Record<ClaimLook, string> = {
  traced: 'Traced to its source',
  derived: 'Follows from the source',
  found: 'To check',
  mismatch: 'Differs from the source',
  unsourced: 'No source found',
  confirmed: 'Checked and confirmed',
  waived: 'Kept anyway',
};

/** What proves a claim, or what speaks against it, in sentences. */
export function explainClaim(entry: LedgerEntry): string {
  const { near, status, formula, kind, reason } = entry;
  if (status === 'traced') return '';
  if (reason !== undefined) return reason;
  const thing = THINGS[kind] ?? 'figure';
  if (status === 'derived') return 'It is not printed there, but it follows from two figures that are:';
  if (!near) {
    if (status === 'found') return `The source has this ${thing}, but not for certain.${notRead(entry)}`;
    return `Nothing was found in the document, the news or your brief that proves this ${thing}. ${WAYS_ON}`;
  }
  const named = capital(nameOf(near.source));
  // What was compared is told line by line.
  const says = near.why === 'words' || keysOf(entry) ? '' : ` ${near.says}.`;
  switch (near.why) {
    case 'value':
      return formula === undefined
        ? `${named} gives a different figure.${says}`
        : `The figures of ${nameOf(near.source)} come to a different one.`;
    case 'sign':
      return `${named} says the opposite: a loss and not a gain, or a fall and not a rise.${says}`;
    case 'scope':
      return `The figure is right, but it belongs to something else: a part of the company, or all of it.${says}`;
    case 'period':
      return `The same number stands ${samePlace(near.source)} for another period. Check the period.${says}`;
    case 'scale':
      return `The digits are right, but not the scale: thousands, millions or billions.${says}`;
    case 'words':
      return `${named} words it differently. A quotation must be word for word.`;
    case 'unread':
      return `${named} has the same value.${says}${notRead(entry)}`;
  }
}

function notRead({ unread = [] }: LedgerEntry): string {
  return unread.length === 0 ? '' : ` Not read: ${unread.map((word) => `“${word}”`).join(', ')}.`;
}

/** Of a claim that differs: what the draft says and what the source says, each in its own words. */
export function keysOf({ status, quote, near, keys, formula }: LedgerEntry): [who: string, what: string][] | null {
  if (status !== 'mismatch' || !near || near.why === 'words') return null;
  if (formula !== undefined && !keys) return null;
  const { draft, source } = keys ?? { draft: quote.replaceAll('**', ''), source: near.says };
  const { page } = near.source;
  return [
    ['Draft', draft],
    [page === null ? 'Source' : `Source, p. ${page}`, source],
  ];
}

/** Where a figure stands, within a sentence: by its page where there are pages. */
function samePlace(source: EvidenceSource): string {
  return source.page === null ? `in ${nameOf(source)}` : `on p. ${source.page}`;
}

const WAYS_ON = 'Add its source to the brief, take it out, or say why it is correct.';
const THINGS: Partial<Record<LedgerEntry['kind'], string>> = {
  name: 'name',
  date: 'date',
  quotation: 'quotation',
  link: 'link',
};

/** 'p. 28, Segment Information' with the words that stand there. */
export function citeSource(source: EvidenceSource): { place: string | null; quote: string } {
  return { place: placeIn(source), quote: source.quote.replace(/\s+/g, ' ').trim() };
}

/** Where something stands, told by itself: by what its issuer says of it, where that tagged it, else by name and page. */
export function tellPlace(source: EvidenceSource): string {
  return source.tag?.says ?? [capital(nameOf(source)), citeSource(source).place].filter(Boolean).join(', ');
}

/** What a source is called within a sentence. */
export function nameOf({ kind, name, date }: Pick<EvidenceSource, 'kind' | 'name' | 'date'>): string {
  switch (kind) {
    case 'document':
      return name === null ? 'the document' : [name, date && formatPublished(date)].filter(Boolean).join(', ');
    case 'catalyst':
      return [`the news of ${name ?? 'that day'}`, date].filter(Boolean).join(', ');
    case 'brief':
      return 'your brief';
    case 'brand':
      return 'your brand';
  }
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a screen reader says of a claim after its words: all that its card shows at first sight. */
export function describeClaim(entry: LedgerEntry): string {
  const source = entry.source ?? entry.near?.source;
  const place = source && tellPlace(source);
  const keys = keysOf(entry)?.map(([who, what]) => `${who}: ${what}`) ?? [];
  const parts = [LOOK_WORDS[lookOf(entry)], explainClaim(entry), ...keys, entry.formula, place];
  return parts.flatMap((part) => (part ? [part.replace(/[.:]$/, '')] : [])).join('. ');
}

/** The next claim to look at, before or after a place; it goes round. Null where there is none. */
export function nextClaim<E>(
  entries: E[],
  from: number | null,
  by: 1 | -1,
  counts: (entry: E) => boolean = () => true,
): number | null {
  const { length } = entries;
  const start = from ?? (by === 1 ? -1 : length);
  for (let step = 1; step <= length; step += 1) {
    const at = (((start + by * step) % length) + length) % length;
    const entry = entries[at];
    if (entry && counts(entry)) return at;
  }
  return null;
}
