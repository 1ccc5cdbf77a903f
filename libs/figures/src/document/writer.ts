import { linesAbove, saidInHeads } from './caption';
import type { Block, Paragraph, Row, Table } from './document';
import { isHeading } from './headings';
import { leadsToTable } from './lines/leads-to-table';
import { labelsOf } from './row-labels';
import { rowText, type Written } from './row-text';
import type { RawCell } from './table/cells';
import type { LaidTable } from './table/laid-table';
import { spaced } from '../characters';

const MOST_CELLS = 50_000;
/** How many paragraphs may stand between two parts of one table: foot and head of a page. */
const BETWEEN_PAGES = 4;

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
    if (isHeading(text, isBold)) this.#section = spaced(text).trim();
    const block: Paragraph = {
      kind: 'paragraph',
      page: this.page,
      section: this.#section,
      from,
      to: this.#text.length,
    };
    this.#blocks.push(speaker === undefined ? block : { ...block, speaker });
    this.#above = linesAbove(this.#above, text);
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
      const { text, cells } = rowText(row, this.#text.length, written);
      this.#text += text;
      const kept = cells.slice(0, Math.max(MOST_CELLS - this.#cells, 0));
      this.#cells += cells.length;
      if (row.kind === 'figures') laid.push({ labels: labels[index] ?? [], cells: kept });
    });
    const own = [...this.#above, ...saidInHeads(rows)].join('\n');
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
