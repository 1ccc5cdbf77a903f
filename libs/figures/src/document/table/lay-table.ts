import { isYear } from '../../characters';
import { begins, hasYear } from '../../lexicon/phrases';
import { isFigure, isTime, joinCells, type JoinedCell, type RawCell, type RawRow } from './cells';
import { columnAt, columnsOf, type Extent, spannedBy } from './columns';
import { headsOf } from './head-rows';
import type { LaidCell, LaidRow, LaidTable } from './laid-table';

/**
 * Finds the columns of a table by where its figures stand, and which heads lie over each. A table in which other heads
 * begin further down comes as several. Returns none where there are no columns of figures.
 */
export function layTable<C extends RawCell>(raw: RawRow<C>[]): LaidTable<C>[] {
  const joined = raw.map((row) => ({ ...row, cells: joinCells(row.cells) }));
  const extents = columnsOf(joined.map(({ cells }) => cells));
  if (extents.length === 0) return [];
  const margin = Math.min(...joined.flatMap(({ cells: [first] }) => first?.left ?? []));
  const rows = joined.filter(({ cells }) => cells.length > 0).map((row) => layRow(row, extents, margin));
  return splitAtHeads(markHeads(rows)).map((part) => ({ columns: headsOf(part, extents), rows: part }));
}

function layRow<C extends RawCell>(
  { cells, indent, gap }: { cells: JoinedCell<C>[]; indent: number; gap?: number },
  extents: Extent[],
  margin: number,
): LaidRow<C> {
  const label: JoinedCell<C>[] = [];
  const laid: LaidCell<C>[] = [];
  const isOfTimes = cells.length > 1 && cells.every(({ text }) => isTime(text) || isOfYear(text));
  for (const cell of cells) {
    const { column, span } = spannedBy(cell, extents);
    // What reaches over the columns from the very left is a label that is long, or a heading; a figure left of all
    // columns is a year that labels its row, or the number of a page.
    const isLeft = isFigure(cell.text)
      ? label.length === 0 && cells.length > 1 && isLeftOf(cell, extents)
      : (column < 0 && cell.left < (extents[0]?.left ?? 0)) || isLeftOf(cell, extents);
    if (isLeft && laid.length === 0 && !(isOfTimes && isNear(cell, extents, margin))) label.push(cell);
    else laid.push({ ...cell, column: column < 0 ? columnAt(cell, extents) : column, span: Math.max(span, 1) });
  }
  return {
    kind: laid.length === 0 ? 'group' : 'figures',
    indent,
    ...(gap !== undefined && { gap }),
    label,
    cells: laid,
  };
}

/** '2024 Effective', over the line 'interest rate'. */
const isOfYear = (text: string): boolean => text.length <= LONGEST_HEAD && hasYear(text);
const LONGEST_HEAD = 20;

function isLeftOf(cell: RawCell, extents: Extent[]): boolean {
  const first = extents[0];
  return first !== undefined && (cell.left + cell.right) / 2 < first.left;
}

/** The head of a column of narrow figures stands left of them, but nearer to them than to the labels. */
function isNear(cell: RawCell, extents: Extent[], margin: number): boolean {
  const first = extents[0];
  return first !== undefined && first.left - cell.right < cell.left - margin;
}

/** How the label of a row of heads begins. */
const HEAD_LABELS = (
  'in,dollars,amounts,shares,us dollars,u . s . dollars,$,unaudited,millions,thousands,billions,period,periods,year,years,' +
  'fiscal year,fiscal years,quarter,quarters,three month,three months,six month,six months,nine month,nine months,' +
  'twelve month,twelve months,as of,at,as at,for the'
).split(',');

/** A row of heads has words, dates and years over the columns, and no figure; those above all figures, or with no label. */
function markHeads<C extends RawCell>(rows: LaidRow<C>[]): LaidRow<C>[] {
  const first = rows.findIndex((row) => row.cells.some(({ text }) => isFigure(text) && !isYear(text)));
  return rows.map((row, index) => {
    if (row.cells.length === 0) return row;
    const isOfHeads = row.cells.every(({ text }) => isYear(text) || !isFigure(text));
    const label = row.label.map(({ text }) => text).join(' ');
    const isAbove = first < 0 || index < first;
    const isOfTimes = row.cells.length > 1 && row.cells.every(({ text }) => isTime(text));
    const isHead =
      isOfHeads &&
      (isAbove ||
        isOfTimes ||
        label === '' ||
        label.endsWith(':') ||
        begins(label.startsWith('(') ? label.slice(1) : label, ...HEAD_LABELS));
    return isHead ? { ...row, kind: 'head' } : row;
  });
}

/** Heads that begin anew below figures begin another table with the same columns. */
function splitAtHeads<C extends RawCell>(rows: LaidRow<C>[]): LaidRow<C>[][] {
  const parts: LaidRow<C>[][] = [];
  let part: LaidRow<C>[] = [];
  let hasFigures = false;
  for (const [index, row] of rows.entries()) {
    if (row.kind === 'head' && hasFigures && isRealHead(rows, index)) {
      parts.push(part);
      part = [];
      hasFigures = false;
    }
    part.push(row);
    hasFigures ||= row.kind === 'figures';
  }
  return part.length > 0 ? [...parts, part] : parts;
}

/** A lone word among figures is a remark; heads have several columns, or figures of their own kind below. */
function isRealHead<C extends RawCell>(rows: LaidRow<C>[], index: number): boolean {
  const row = rows[index];
  return row !== undefined && (row.cells.length > 1 || row.cells.some(({ span }) => span > 1));
}
