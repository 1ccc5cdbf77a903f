import type { Cell, CellPlace, Column, DocumentContent, Place, Row, Table } from '@copydesk/figures';
import { isWithin, type RowRange } from './content-items';

/** A head with the columns that it lies over, and how many rows of heads it takes. */
export interface HeadCell {
  text: string;
  column: number;
  span: number;
  rows: number;
}

/** The heads of all columns row by row, a head that neighbours share once. A short stack reaches down to the figures. */
export function headRows(columns: Column[]): HeadCell[][] {
  const levels = Math.max(0, ...columns.map(({ heads }) => heads.length));
  const rows: HeadCell[][] = Array.from({ length: levels }, () => []);
  let left: HeadCell[] = [];
  columns.forEach(({ heads }, column) => {
    const stack: HeadCell[] = [];
    const missing = levels - Math.max(heads.length, 1);
    (heads.length > 0 ? heads : ['']).forEach((text, index) => {
      const level = index === 0 ? 0 : index + missing;
      const taken = index === 0 ? missing + 1 : 1;
      const beside = left[index];
      const isShared =
        beside?.text === text && text !== '' && beside.rows === taken && stack[index - 1] === left[index - 1];
      const cell = isShared ? beside : { text, column, span: 0, rows: taken };
      cell.span += 1;
      stack.push(cell);
      if (!isShared) rows[level]?.push(cell);
    });
    left = stack;
  });
  return rows;
}

/** One or several columns of a row with what stands there: nothing, a figure, or words beside it. */
export interface Slot {
  column: number;
  span: number;
  cells: Cell[];
}

export type TableLine =
  /** A heading within the table; `from` to `to` is where the lines above its first row stand. */
  | ({ kind: 'group'; label: string; depth: number } & Place)
  | ({ kind: 'row'; label: string; depth: number; slots: Slot[] } & Place);

/** Some rows of a table under their group headings, as far as those change, with the lines that belong to no row. */
export function tableLines({ rows, columns, ...place }: Table, text: string, range: RowRange): TableLine[] {
  const lines: TableLine[] = [];
  let groups: string[] = [];
  let from = range.first === 0 ? place.from : lineEnd(text, rows[range.first - 1], place.from);
  rows.slice(range.first, range.end).forEach((row, index) => {
    const start = Math.max(from, text.lastIndexOf('\n', (row.cells[0]?.from ?? from) - 1) + 1);
    const gap = { from, to: start };
    const near = [...row.labels, ...(rows[range.first + index - 1]?.labels ?? [])];
    for (const label of looseLines(text, gap, near)) lines.push({ kind: 'group', label, depth: 0, ...gap });
    const own = row.labels.slice(0, -1);
    const known = own.findIndex((label, depth) => label !== groups[depth]);
    own.forEach((label, depth) => {
      if (known >= 0 && depth >= known) lines.push({ kind: 'group', label, depth, ...gap });
    });
    groups = own;
    const to = lineEnd(text, row, start);
    const slots = slotsOf(row, columns.length);
    lines.push({ kind: 'row', label: row.labels.at(-1) ?? '', depth: own.length, slots, from, to });
    from = to;
  });
  if (range.end === rows.length) {
    const gap = { from, to: place.to };
    const near = rows.at(-1)?.labels ?? [];
    for (const label of looseLines(text, gap, near)) lines.push({ kind: 'group', label, depth: 0, ...gap });
  }
  return lines;
}

function lineEnd(text: string, row: Row | undefined, fallback: number): number {
  const last = row?.cells.at(-1);
  if (!last) return fallback;
  const end = text.indexOf('\n', last.to);
  return end < 0 ? text.length : end + 1;
}

/** Lines that neither head columns nor are part of a label: 'ASSETS'. */
function looseLines(text: string, { from, to }: Place, labels: string[]): string[] {
  const lines = text.slice(from, to).split('\n');
  return lines
    .map((line) => (line.includes('\t') ? '' : line.trim()))
    .filter((line) => line !== '' && !labels.some((label) => label.includes(line)));
}

function slotsOf({ cells }: Row, columns: number): Slot[] {
  const slots: Slot[] = [];
  let next = 0;
  const skipTo = (column: number) => {
    for (; next < column; next += 1) slots.push({ column: next, span: 1, cells: [] });
  };
  for (const cell of cells) {
    const last = slots.at(-1);
    if (cell.column < next && last) {
      last.cells.push(cell);
      continue;
    }
    skipTo(cell.column);
    slots.push({ column: cell.column, span: cell.span, cells: [cell] });
    next = cell.column + cell.span;
  }
  skipTo(columns);
  return slots;
}

/** The cell in which a place of the text stands, with its row and its table. */
export function cellAt({ blocks }: DocumentContent, place: Place): CellPlace | null {
  const block = blocks.find((one) => isWithin(place, one));
  const table = block?.kind === 'table' ? block : null;
  for (const row of table?.rows ?? []) {
    const cell = row.cells.find((one) => isWithin(place, one));
    if (table && cell) return { table, row, cell };
  }
  return null;
}

const FEWEST = 7;
const LONGEST_FIGURE = 14;
const WIDTH_OF_WORDS = 20;

/** How wide each column is to be, in digits: as its figures need, or for some words. */
export function columnWidths({ rows, columns }: Table): number[] {
  const longest = columns.map(() => FEWEST);
  for (const { column, span, from, to } of rows.flatMap((row) => row.cells)) {
    const length = to - from > LONGEST_FIGURE ? WIDTH_OF_WORDS : to - from;
    if (span === 1) longest[column] = Math.max(longest[column] ?? 0, length);
  }
  return longest;
}
