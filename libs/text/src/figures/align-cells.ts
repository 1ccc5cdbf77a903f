/** A piece of a line with the place it takes across it: points on a page, or characters in a text. */
export interface PlacedCell {
  text: string;
  from: number;
  to: number;
}

const FIGURE = /^\(?[-–−+]?[$€£¥₹]?\(?[\d.,]*\d\)?%?\)?[*†]?$|^[$€£¥₹]?[—–-]%?$/;
/** A line of one cell that is longer than this is prose, and ends a table. */
const LONGEST_LABEL = 90;

/** True for what a cell of figures holds: '$1,234', '(0.66)', '12%', a dash. */
export function isFigureCell(text: string): boolean {
  return text.length < 30 && FIGURE.test(text.trim());
}

/**
 * Gives each cell of each line its column: 0 is the label, the columns of figures count from 1. A line that belongs
 * to no table has one cell of column 0 for each of its pieces. Columns are where figures stand one above another.
 */
export function alignCells(lines: PlacedCell[][]): number[][] {
  const columnsOf = lines.map((line) => line.map(() => 0));
  for (const [first, end] of tablesOf(lines)) {
    const columns = columnsIn(lines.slice(first, end));
    if (columns.length === 0) continue;
    const left = Math.min(...lines.slice(first, end).map((line) => line[0]?.from ?? Infinity));
    for (let index = first; index < end; index += 1) {
      columnsOf[index] = placeLine(lines[index] ?? [], columns, left);
    }
  }
  return columnsOf;
}

/** Runs of lines that hold more than one cell, with the short lines between them. */
function tablesOf(lines: PlacedCell[][]): [first: number, end: number][] {
  const tables: [number, number][] = [];
  let first = -1;
  let last = -1;
  let hasFigures = false;
  const close = () => {
    if (first >= 0 && hasFigures) tables.push([first, last + 1]);
    first = -1;
    hasFigures = false;
  };
  lines.forEach((line, index) => {
    if (line.length < 2) {
      // A long label goes on in the row below it.
      const isProse = (line[0]?.text.length ?? 0) > LONGEST_LABEL && (lines[index + 1]?.length ?? 0) < 2;
      if (first >= 0 && (isProse || index - last > 6)) close();
      return;
    }
    const hasFigure = line.slice(1).some((cell) => isFigureCell(cell.text) && !/^(19|20)\d\d$/.test(cell.text));
    if (hasFigures && !hasFigure && isHeading(line)) close();
    if (first < 0) first = firstHeading(lines, index, tables.at(-1)?.[1] ?? 0);
    last = index;
    hasFigures ||= hasFigure;
  });
  close();
  return tables;
}

/** Where the lines of one piece that head a table begin: 'Three Months Ended'. */
function firstHeading(lines: PlacedCell[][], index: number, after: number): number {
  let first = index;
  while (first - 1 >= after && lines[first - 1]?.length === 1 && isColumnTitle(lines[first - 1]?.[0])) first -= 1;
  return first;
}

function isColumnTitle(cell: PlacedCell | undefined): boolean {
  return cell !== undefined && cell.text.length < 40 && isHeading([cell]);
}

function isHeading(line: PlacedCell[]): boolean {
  return line.some((cell) => /\b(19|20)\d\d$|\bended\b|\bmonths\b|\bweeks\b/i.test(cell.text));
}

interface Column {
  from: number;
  to: number;
}

function columnsIn(lines: PlacedCell[][]): Column[] {
  const cells = lines
    .flatMap((line) => line.filter(({ text }, index) => (index > 0 || line.length === 1) && isFigureCell(text)))
    .filter(({ text }) => /\d/.test(text))
    .toSorted((a, b) => a.from - b.from);
  const columns: Column[] = [];
  for (const { from, to } of cells) {
    const last = columns.at(-1);
    // Two columns that touch by a bracket or a percent sign are still two.
    if (last && last.to - from > (to - from) * 0.3) last.to = Math.max(last.to, to);
    else columns.push({ from, to });
  }
  return columns;
}

function placeLine(line: PlacedCell[], columns: Column[], left: number): number[] {
  const labelEnd = columns[0]?.from ?? Infinity;
  const labelStart = left + (labelEnd - left) * 0.4;
  let previous = 0;
  return line.map((cell, index) => {
    const isOwnLine = line.length === 1 && !isFigureCell(cell.text) && !isColumnTitle(cell);
    if (index === 0 && (isOwnLine || (cell.from <= labelStart && (cell.from + cell.to) / 2 < labelEnd))) return 0;
    const overlapped = columns.findIndex(
      (column) => Math.min(cell.to, column.to) - Math.max(cell.from, column.from) > 0,
    );
    const found = overlapped >= 0 ? overlapped : nearest(cell, columns);
    previous = Math.max(found + 1, previous + 1);
    return previous;
  });
}

function nearest(cell: PlacedCell, columns: Column[]): number {
  const middle = (cell.from + cell.to) / 2;
  let best = 0;
  let distance = Infinity;
  columns.forEach((column, index) => {
    const away = Math.abs((column.from + column.to) / 2 - middle);
    if (away < distance) [best, distance] = [index, away];
  });
  return best;
}
