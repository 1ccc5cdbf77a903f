import type { Block, Place, Row, Table } from '../document/document';

/** Where in its document a figure stands; `row` and `heads` are null outside of tables. */
export interface Surroundings {
  block: Block;
  table: Table | null;
  row: Row | null;
  /** The heads over its column. */
  heads: string[];
}

/** Finds what surrounds each place; places have to come in the order of the text. */
export function surroundingsOf(places: readonly Place[], blocks: readonly Block[]): (Surroundings | null)[] {
  let at = 0;
  let cells: Map<number, Surroundings> | null = null;
  return places.map(({ from }) => {
    while ((blocks[at]?.to ?? Infinity) <= from) {
      at += 1;
      cells = null;
    }
    const block = blocks[at];
    if (!block || block.from > from) return null;
    if (block.kind === 'paragraph') return { block, table: null, row: null, heads: [] };
    cells ??= cellsOf(block);
    // A tag begins behind the signs that its cell begins with.
    for (let start = from; start >= Math.max(block.from, from - LONGEST_SIGN); start--) {
      const found = cells.get(start);
      if (found) return found;
    }
    return { block, table: block, row: null, heads: [] };
  });
}

const LONGEST_SIGN = 6;

function cellsOf(table: Table): Map<number, Surroundings> {
  const cells = new Map<number, Surroundings>();
  for (const row of table.rows) {
    for (const { from, column } of row.cells) {
      cells.set(from, { block: table, table, row, heads: table.columns[column]?.heads ?? [] });
    }
  }
  return cells;
}
