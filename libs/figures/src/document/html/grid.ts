import type { RawCell, RawRow } from '../table/cells';
import type { HtmlCell, HtmlTable } from './open-tables';

/** A cell of a page in the columns of its table's grid. */
export interface GridCell extends RawCell {
  source: HtmlCell;
}

/** What has more columns than this is no table that people read. */
const MOST_COLUMNS = 500;

/** The rows of a table with the columns that each cell covers, by colspan and rowspan. */
export function gridOf({ rows }: HtmlTable): RawRow<GridCell>[] {
  /** Until which row each column is taken from above. */
  const taken: number[] = [];
  return rows.map((row, index) => {
    let column = 0;
    let indent = 0;
    const cells = row.map((source): GridCell => {
      while ((taken[column] ?? 0) > index) column += 1;
      const left = column;
      const right = Math.min(left + source.colspan, MOST_COLUMNS);
      if (source.rowspan > 1) for (let at = left; at < right; at++) taken[at] = index + source.rowspan;
      column = right;
      const text = source.runs.text.trim().replaceAll('\n', ' ');
      if (indent === 0 && text !== '') indent = source.indent || 1e-9;
      return { source, left, right, text };
    });
    return { cells, indent };
  });
}
