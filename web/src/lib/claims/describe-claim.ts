import type { Ledger, LedgerEntry } from '@copydesk/contracts';
import { placeIn, type EvidenceSource } from '@copydesk/text';
import { formatPublished } from '../format-date';

/** How a claim is shown: by its status, and apart where somebody answers for it. */
export type ClaimLook = 'traced' | 'derived' | 'mismatch' | 'unsourced' | 'waived';

export function lookOf({ status, waiver }: LedgerEntry): ClaimLook {
  return waiver && isUnproven(status) ? 'waived' : status;
}

/** Open is what no source proves, and nobody answers for. */
export function isOpen(entry: LedgerEntry): boolean {
  return entry.waiver === undefined && isUnproven(entry.status);
}

function isUnproven(status: LedgerEntry['status']): boolean {
  return status === 'mismatch' || status === 'unsourced';
}

/** What a source contradicts, and nobody answers for. */
export function differsFromSource({ status, waiver }: LedgerEntry): boolean {
  return status === 'mismatch' && waiver === undefined;
}

/** '16 of 18 traced, 1 kept anyway', with the tone of what is worst in it. */
export function describeLedger({ entries }: Pick<Ledger, 'entries'>): {
  words: string;
  traced: number;
  tone: 'good' | 'warn' | 'bad';
} {
  const looks = entries.map(lookOf);
  const traced = looks.filter((look) => look === 'traced' || look === 'derived').length;
  const waived = looks.filter((look) => look === 'waived').length;
  const words = `${traced} of ${entries.length} traced${waived > 0 ? `, ${waived} kept anyway` : ''}`;
  return { words, traced, tone: looks.includes('mismatch') ? 'bad' : looks.includes('unsourced') ? 'warn' : 'good' };
}

/** What a claim is called in a list, and by a screen reader. */
export const LOOK_WORDS: Record<ClaimLook, string> = {
  traced: 'Traced to its source',
  derived: 'Follows from the source',
  mismatch: 'Differs from the source',
  unsourced: 'No source found',
  waived: 'Kept anyway',
};

/** What proves a claim, or what speaks against it, in sentences. */
export function explainClaim(entry: LedgerEntry): string {
  const { near, status, formula, kind } = entry;
  if (status === 'traced') return '';
  if (status === 'derived') return 'It is not printed there, but it follows from two figures that are:';
  if (!near) {
    return `Nothing was found in the document, the news or your brief that proves this ${THINGS[kind] ?? 'figure'}. ${WAYS_ON}`;
  }
  const named = capital(nameOf(near.source));
  const says = near.why === 'words' ? '' : ` ${near.says}.`;
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
  }
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
  const place = source && [capital(nameOf(source)), citeSource(source).place].filter(Boolean).join(', ');
  const parts = [LOOK_WORDS[lookOf(entry)], explainClaim(entry), entry.formula, place];
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
