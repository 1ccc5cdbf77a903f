import { indentOf } from './elements';
import { Runs } from './runs';
import type { Attributes } from './tags';

/** A cell of a table as its markup says. */
export interface HtmlCell {
  runs: Runs;
  colspan: number;
  rowspan: number;
  indent: number;
  /** Tables that stand in it: their outer table is there for layout alone. */
  tables: HtmlTable[];
}

export interface HtmlTable {
  rows: HtmlCell[][];
}

const MOST_SPAN = 100;

/** The tables that are open, each in a cell of the one before. */
export class OpenTables {
  readonly #open: { table: HtmlTable; cell: HtmlCell | null; outer: HtmlCell | null }[] = [];

  get isEmpty(): boolean {
    return this.#open.length === 0;
  }

  /** The cell that is open. */
  get cell(): HtmlCell | null {
    return this.#open.at(-1)?.cell ?? null;
  }

  open(): void {
    this.#open.push({ table: { rows: [] }, cell: null, outer: this.cell });
  }

  /** The table that ends, where it stands in no other one. */
  close(): HtmlTable | null {
    const ended = this.#open.pop();
    if (!ended?.outer) return ended?.table ?? null;
    ended.outer.tables.push(ended.table);
    return null;
  }

  openRow(): void {
    this.#open.at(-1)?.table.rows.push([]);
  }

  openCell(attributes: Attributes): void {
    const open = this.#open.at(-1);
    if (!open) return;
    const cell: HtmlCell = {
      runs: new Runs(),
      colspan: spanOf(attributes['colspan']),
      rowspan: spanOf(attributes['rowspan']),
      indent: indentOf(attributes['style'] ?? ''),
      tables: [],
    };
    (open.table.rows.at(-1) ?? open.table.rows[open.table.rows.push([]) - 1])?.push(cell);
    open.cell = cell;
  }

  closeCell(): void {
    const open = this.#open.at(-1);
    if (open) open.cell = null;
  }
}

function spanOf(text = '1'): number {
  const span = Number(text);
  return Number.isInteger(span) && span > 0 ? Math.min(span, MOST_SPAN) : 1;
}
