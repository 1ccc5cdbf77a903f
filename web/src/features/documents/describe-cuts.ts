import type { Cut, PageOrigin } from '@copydesk/contracts';
import { siteOf, type DocumentCuts } from '@copydesk/text';
import { formatPublished } from '@/lib/format-date';
import { formatPages } from '@/lib/format-numbers';
import type { ProcessedDocument } from './intake/processed-document';

/** Who published a page, and when: 'Reuters, 3 Nov 2026'. */
export function describeOrigin(origin: PageOrigin): string {
  const { url, publisher, publishedOn } = origin;
  return [publisher ?? siteOf(url), publishedOn && formatPublished(publishedOn)].filter(Boolean).join(', ');
}

/** Said of a filing whose own tags say nothing that can be relied on. */
export const BROKEN_TAGS =
  'The tags of this filing are damaged, so it was read as a plain page. Its figures are found in its text and tables.';

/** A document in a few words: its pages or its publisher, and whether the writer has all of it. */
export function describeSource({
  documentId,
  reading,
  origin,
}: Pick<ProcessedDocument, 'documentId' | 'reading' | 'origin'>): string {
  const { pages, cuts } = reading ?? { pages: null, cuts: null };
  const isWhole = documentId !== null || (cuts !== null && describeCuts(cuts).length === 0);
  const read = isWhole ? 'all read' : cuts === null ? 'as it was sent' : 'read in part';
  if (origin) return `${describeOrigin(origin)}, ${read}`;
  if (pages === null) return `${read.charAt(0).toUpperCase()}${read.slice(1)}`;
  return `${count(pages, 'page')}, ${read}`;
}

/** What was taken out of a document and why, a sentence for each step that took something. */
export function describeCuts({ disclaimers, paragraphs, middle }: DocumentCuts): string[] {
  const said: string[] = [];
  if (disclaimers) said.push(`${count(disclaimers.count, 'repeated disclaimer')} removed.`);
  if (paragraphs) said.push(`${count(paragraphs.count, 'repeated paragraph')} removed.`);
  if (middle) said.push(describeMiddle(middle));
  return said;
}

/** That all of a document is read, and what the rules for plain text take out of the copy that is sent beside it. */
export function describeKept(pages: number | null, { disclaimers, paragraphs, middle }: DocumentCuts): string[] {
  const whole = pages === null ? 'All of the text' : pages === 1 ? '1 page' : `All ${number(pages)} pages`;
  const lost = [
    disclaimers && count(disclaimers.count, 'repeated disclaimer'),
    paragraphs && count(paragraphs.count, 'repeated paragraph'),
    middle && (middle.pages ? rangeOf(middle.pages) : `${number(middle.to - middle.from)} characters in the middle`),
  ].filter((part) => part !== null);
  const kept = `${whole} read`;
  return lost.length === 0 ? [kept] : [`${kept}.`, `The shortened copy leaves out ${lost.join(' and ')}.`];
}

/** What the model could not take in when it summarized the text. */
export function describeSummaryCuts(cuts: Cut[]): string[] {
  return cuts.map(({ from, to, pages }) => {
    const used = pages ? formatPages(pages) : `${number(to)} of ${number(from)} characters`;
    return `Too long for the model. The summary covers the most important passages${pages ? ' on ' : ': '}${used}.`;
  });
}

function describeMiddle({ from, to, pages }: NonNullable<DocumentCuts['middle']>): string {
  if (!pages) return `Too long to send in full: ${number(to - from)} characters cut from the middle.`;
  return `Too long to send in full. Cut from the middle: ${rangeOf(pages)}.`;
}

function rangeOf({ kind, first, last }: NonNullable<NonNullable<DocumentCuts['middle']>['pages']>): string {
  return first === last ? `${kind} ${first}` : `${kind}s ${first} to ${last}`;
}

function count(amount: number, noun: string): string {
  return `${number(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
