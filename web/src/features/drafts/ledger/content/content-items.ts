import type { DocumentContent, Place, Table } from '@copydesk/figures';

/** A part of a document as it is laid out: what is out of sight is not. */
export type ContentItem =
  | { kind: 'page'; from: number; page: number }
  | { kind: 'heading'; from: number; to: number }
  | { kind: 'paragraph'; from: number; to: number; speaker: string | null }
  | { kind: 'table'; from: number; table: Table; rows: RowRange };

/** Rows of a table from `first` up to `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** A longer table is parted, and its heads stand above each part, as on the next page of a book. */
const MOST_ROWS = 60;
/** A document of which so much is one paragraph was not taken apart: its lines tell more. */
const LONGEST_PARAGRAPH = 20_000;

/** True where the blocks of a document show it better than its lines do. */
export function hasBlocks({ blocks }: DocumentContent): boolean {
  return blocks.length > 0 && blocks.every(({ kind, from, to }) => kind === 'table' || to - from < LONGEST_PARAGRAPH);
}

/** The pages, headings, paragraphs and tables of a document, in their order. */
export function contentItems({ text, blocks }: DocumentContent): ContentItem[] {
  const items: ContentItem[] = [];
  let page: number | null = null;
  let speaker: string | undefined;
  for (const block of blocks) {
    if (block.page !== null && block.page !== page) items.push({ kind: 'page', from: block.from, page: block.page });
    page = block.page;
    if (block.kind === 'table') items.push(...tableItems(block));
    else {
      const { from, to, section } = block;
      const words = text.slice(from, to);
      const isNew = block.speaker !== undefined && block.speaker !== speaker && !words.startsWith(block.speaker);
      ({ speaker } = block);
      if (section !== null && words.replace(/\s+/g, ' ').trim() === section) items.push({ kind: 'heading', from, to });
      else items.push({ kind: 'paragraph', from, to, speaker: isNew ? (speaker ?? null) : null });
    }
  }
  return items;
}

function tableItems(table: Table): ContentItem[] {
  const items: ContentItem[] = [];
  for (let first = 0; first === 0 || first < table.rows.length; first += MOST_ROWS) {
    const end = Math.min(first + MOST_ROWS, table.rows.length);
    // What stands above a row belongs to it.
    const from = first === 0 ? table.from : (table.rows[first - 1]?.cells.at(-1)?.to ?? table.from);
    items.push({ kind: 'table', from, table, rows: { first, end } });
  }
  return items;
}

/** The item in which a place stands. */
export function itemAt(items: ContentItem[], place: number): number {
  return Math.max(
    0,
    items.findLastIndex(({ from }) => from <= place),
  );
}

/** The heading under which a place stands; null where none is known. */
export function sectionAt({ blocks }: DocumentContent, place: number): string | null {
  return blocks.findLast(({ from }) => from <= place)?.section ?? null;
}

/** True where two places have something in common. */
export function isWithin(part: Place, whole: Place): boolean {
  return part.from < whole.to && whole.from < part.to;
}
