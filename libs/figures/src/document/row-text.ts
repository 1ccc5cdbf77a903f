import type { Cell } from './document';
import type { JoinedCell, RawCell } from './table/cells';
import type { LaidRow } from './table/laid-table';

/** Where a raw cell was written, with the cell of the block that it became, if it became one. */
export interface Written<C extends RawCell> {
  raw: C;
  from: number;
  to: number;
  cell: Cell | null;
}

/** The text of a row that begins at a place, and its cells; where each raw cell stands is added to `written`. */
export function rowText<C extends RawCell>(
  row: LaidRow<C>,
  from: number,
  written: Written<C>[],
): { text: string; cells: Cell[] } {
  let text = '';
  const put = (joined: JoinedCell<C>, cell: Cell | null) => {
    const start = from + text.length;
    text += joined.text;
    for (const { cell: raw, at } of joined.parts)
      written.push({ raw, from: start + at, to: start + at + raw.text.length, cell });
  };
  row.label.forEach((joined, index) => {
    if (index > 0) text += ' ';
    put(joined, null);
  });
  let column = -1;
  const cells = row.cells.map((laid) => {
    text += '\t'.repeat(Math.max(laid.column - column, 1));
    column = laid.column + laid.span - 1;
    const start = from + text.length;
    const cell: Cell = { from: start, to: start + laid.text.length, column: laid.column, span: laid.span };
    put(laid, cell);
    return cell;
  });
  return { text, cells };
}
