import type { Cut } from '@copydesk/contracts';
import type { DocumentCuts } from '@copydesk/text';
import { formatPages } from '@/lib/format-pages';

/** What was taken out of a document and why, a sentence for each step that took something. */
export function describeCuts({ disclaimers, paragraphs, middle }: DocumentCuts): string[] {
  const said: string[] = [];
  if (disclaimers) said.push(`${count(disclaimers.count, 'repeated disclaimer')} removed.`);
  if (paragraphs) said.push(`${count(paragraphs.count, 'repeated paragraph')} removed.`);
  if (middle) said.push(describeMiddle(middle));
  return said;
}

/** That all of a document is at hand, and what was taken out of the text that goes along with it. */
export function describeKept(pages: number | null, cuts: string[]): string[] {
  const kept =
    pages === null ? 'Kept whole.' : `Kept whole, ${pages === 1 ? 'its one page' : `all ${number(pages)} pages`}.`;
  return cuts.length === 0 ? [kept] : [kept, `The plain text that goes along is shorter: ${cuts.join(' ')}`];
}

/** What the model could not take in when it summarized the text. */
export function describeSummaryCuts(cuts: Cut[]): string[] {
  return cuts.map(({ from, to, pages }) => {
    const used = pages ? formatPages(pages) : `${number(to)} of ${number(from)} characters`;
    return `Too long for the model: the summary is made from the passages that say most, ${pages ? 'on ' : ''}${used}.`;
  });
}

function describeMiddle({ from, to, pages }: NonNullable<DocumentCuts['middle']>): string {
  if (!pages) return `Too long to send whole: ${number(to - from)} characters cut in the middle.`;
  const noun = pages.first === pages.last ? pages.kind : `${pages.kind}s`;
  const range = pages.first === pages.last ? `${pages.first}` : `${pages.first} to ${pages.last}`;
  return `Too long to send whole. Cut in the middle: ${noun} ${range}.`;
}

function count(amount: number, noun: string): string {
  return `${number(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
