import type { Block, Cell, Paragraph, Row, Table } from './document';
import { leadsToTable } from './lines/leads-to-table';
import { isHeading } from './headings';
import { labelsOf } from './row-labels';
import type { JoinedCell, RawCell } from './table/cells';
import type { LaidRow, LaidTable } from './table/laid-table';

const MOST_CELLS = 50_000;
/** How many short paragraphs above a table may say what it is. */
const CAPTION_LINES = 4;
const CAPTION_MAX = 200;
/** How many paragraphs may stand between two parts of one table: foot and head of a page. */
const BETWEEN_PAGES = 4;

/** 'Net sales are as follows (in millions):' at the end of a paragraph says what comes. */
function lastSentence(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (!plain.endsWith(':')) return [];
  const last = plain.slice(plain.lastIndexOf('. ') + 1).trim();
  return last.length <= CAPTION_MAX ? [last] : [];
}

/** Where a raw cell was written, with the cell of the block that it became, if it became one. */
export interface Written<C extends RawCell> {
  raw: C;
  from: number;
  to: number;
  cell: Cell | null;
}

/** Writes the text of a document and its blocks at the same time, so that places are right by construction. */
export class Writer {
  #text = '';
  readonly #blocks: Block[] = [];
  #section: string | null = null;
  #cells = 0;
  #lastTable: { table: Table; at: number } | null = null;
  /** The lines since the last table or long paragraph. */
  #above: string[] = [];
  #isPageBegun = false;
  page: number | null = null;

  end(): { text: string; blocks: Block[] } {
    return { text: this.#text, blocks: this.#blocks };
  }

  /** Returns where the text of the paragraph begins. A line stands right below the one before. */
  paragraph(
    raw: string,
    { isBold = false, isLine = false, speaker }: { isBold?: boolean; isLine?: boolean; speaker?: string } = {},
  ): number {
    const text = raw.trimEnd();
    const from = this.#start(isLine ? '\n' : '\n\n');
    this.#text += text;
    if (isHeading(text, isBold)) this.#section = text.replace(/\s+/g, ' ').trim();
    const block: Paragraph = {
      kind: 'paragraph',
      page: this.page,
      section: this.#section,
      from,
      to: this.#text.length,
    };
    this.#blocks.push(speaker === undefined ? block : { ...block, speaker });
    this.#above = text.length <= CAPTION_MAX ? [...this.#above, text].slice(-CAPTION_LINES) : lastSentence(text);
    return from;
  }

  /** Returns where each raw cell stands. */
  table<C extends RawCell>({ columns, rows }: LaidTable<C>): Written<C>[] {
    const written: Written<C>[] = [];
    const from = this.#start('\n\n');
    const labels = labelsOf(rows);
    const laid: Row[] = [];
    rows.forEach((row, index) => {
      if (index > 0) this.#text += '\n';
      const cells = this.#row(row, written);
      if (row.kind === 'figures') laid.push({ labels: labels[index] ?? [], cells });
    });
    const first = rows.findIndex(({ kind }) => kind === 'figures');
    const lastHead = rows.slice(0, Math.max(first, 0)).findLastIndex(({ kind }) => kind === 'head');
    const inHeads = rows
      .map((row, index) => ({ row, index, text: row.label.map(({ text }) => text).join(' ') }))
      // '(Dollars in millions)' stands in a row of its own, too, and a title may stand among the heads.
      .filter(
        ({ row, index, text }) =>
          row.kind === 'head' || (row.kind === 'group' && index < (text.startsWith('(') ? first : lastHead)),
      )
      .map(({ text }) => text)
      .filter(Boolean);
    const own = [...this.#above, ...inHeads].join('\n');
    const before = columns.some(({ heads }) => heads.length > 0) ? null : this.#continued(columns.length);
    const caption = before ? before.caption : own;
    const block: Table = {
      kind: 'table',
      page: this.page,
      section: this.#section,
      caption,
      columns: before?.columns ?? columns,
      rows: laid,
      from,
      to: this.#text.length,
    };
    this.#blocks.push(block);
    this.#lastTable = { table: block, at: this.#blocks.length };
    return written;
  }

  /** The table that one without heads goes on with: the one before it, but for the lines that a page begins and ends with. */
  #continued(columns: number): Table | null {
    if (!this.#lastTable || this.#blocks.length - this.#lastTable.at > BETWEEN_PAGES) return null;
    const { table, at } = this.#lastTable;
    const between = this.#blocks.slice(at).map(({ from, to }) => this.#text.slice(from, to));
    if (between.some(leadsToTable)) return null;
    const isNear = table.page === null || this.page === null || this.page - table.page <= 1;
    return isNear && table.columns.length === columns ? table : null;
  }

  #row<C extends RawCell>(row: LaidRow<C>, written: Written<C>[]): Cell[] {
    row.label.forEach((joined, index) => {
      if (index > 0) this.#text += ' ';
      this.#put(joined, null, written);
    });
    let column = -1;
    return row.cells.flatMap((laid) => {
      this.#text += '\t'.repeat(Math.max(laid.column - column, 1));
      column = laid.column + laid.span - 1;
      const cell: Cell = {
        from: this.#text.length,
        to: this.#text.length + laid.text.length,
        column: laid.column,
        span: laid.span,
      };
      this.#put(laid, cell, written);
      this.#cells += 1;
      return row.kind === 'figures' && this.#cells <= MOST_CELLS ? cell : [];
    });
  }

  #put<C extends RawCell>(
    { text, parts }: Pick<JoinedCell<C>, 'text' | 'parts'>,
    cell: Cell | null,
    written: Written<C>[],
  ): void {
    const from = this.#text.length;
    this.#text += text;
    for (const { cell: raw, at } of parts)
      written.push({ raw, from: from + at, to: from + at + raw.text.length, cell });
  }

  #start(gap: string): number {
    if (this.#text !== '') this.#text += this.#isPageBegun ? '\n' : gap;
    this.#isPageBegun = false;
    return this.#text.length;
  }

  /** A page begins: its mark stands on a line of its own. */
  startPage(page: number): void {
    this.#start('\n\n');
    this.#text += `Page ${page}`;
    this.#isPageBegun = true;
    this.page = page;
  }

  /** What stood above a table belongs to it alone. */
  endCaption(): void {
    this.#above = [];
  }
}
