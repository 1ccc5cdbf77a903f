import { quoteFinder, type EvidenceSource, type QuoteMatch } from '@copydesk/text';
import type { Block, DocumentContent, Place } from '../document/document';
import { mainCurrency } from './currency';
import { foldedWords } from './words/folded';

/** A source as entries name it. */
export type SourceName = Pick<EvidenceSource, 'kind' | 'name' | 'date' | 'url'>;

/** The text of a source, as names, quotations, links and sentences are looked for in it. */
export interface SourceText {
  text: string;
  source: SourceName;
  /** Its paragraphs and tables; null for what somebody typed, which has neither pages nor headings. */
  content: DocumentContent | null;
  /** Lower case, with plain marks and spaces; offsets are those of the text. */
  folded: () => string;
  /** The sign of its money; empty where it has none. */
  currency: () => string;
  /** Where words stand, however they are set. */
  find: (words: string) => QuoteMatch | null;
}

/** What looking for words needs is made when they are first looked for. */
export function sourceText(text: string, source: SourceName, content: DocumentContent | null = null): SourceText {
  const finder = once(() => quoteFinder(text));
  return {
    text,
    source,
    content,
    folded: once(() => foldedWords(text)),
    currency: once(() => mainCurrency(text)),
    find: (words) => finder()(words),
  };
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** The first span that ends behind a place. */
export function firstAfter(spans: readonly { to: number }[], place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.to ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The paragraph or table in which a place stands; undefined between them, and where there are none. */
export function blockAt({ content }: SourceText, place: number): Block | undefined {
  const blocks = content?.blocks ?? [];
  const block = blocks[firstAfter(blocks, place)];
  return block && block.from <= place ? block : undefined;
}

/** A place of a source with its page and heading, as entries tell it. */
export function cite(source: SourceText, { from, to }: Place, quote: string): EvidenceSource {
  const { page = null, section = null } = blockAt(source, from) ?? {};
  return { ...source.source, page, ...(section !== null && { section }), from, to, quote };
}
