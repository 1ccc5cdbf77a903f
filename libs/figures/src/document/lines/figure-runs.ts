import { isYear } from '../../characters';
import { isFigure, isTime, type JoinedCell } from '../table/cells';
import { columnsOf, type Extent } from '../table/columns';
import { leadsToTable } from './leads-to-table';

/** Lines without a figure between those of one table: group headings, wrapped labels. */
const MOST_BETWEEN = 6;

/** Runs of lines from the first with figures to the last one, before prose, other heads or too many lines without figures. */
export function runsOf(lines: JoinedCell[][], isProseAt: (index: number) => boolean): [first: number, end: number][] {
  const runs: [number, number][] = [];
  let first = -1;
  let last = -1;
  let columns: Extent[] = [];
  const close = () => {
    if (first >= 0 && last > first) runs.push([first, last + 1]);
    first = -1;
    columns = [];
  };
  lines.forEach((cells, index) => {
    if (hasFigures(cells)) {
      if (first >= 0 && index > last + 1 && !standsIn(cells, columns)) close();
      if (first < 0) first = index;
      last = index;
      columns = withFigures(columns, cells);
    } else if (first >= 0 && (isProseAt(index) || isOfHeads(cells) || index - last > MOST_BETWEEN)) close();
  });
  close();
  return runs;
}

/** A figure beside something else; years alone are heads. */
export function hasFigures(cells: JoinedCell[]): boolean {
  return cells.length > 1 && cells.some(({ text }, index) => index > 0 && isFigure(text) && !isYear(text));
}

const figuresOf = (cells: JoinedCell[]): JoinedCell[] => cells.slice(1).filter(({ text }) => isFigure(text));

/** Whether figures stand where those above them do. */
function standsIn(cells: JoinedCell[], columns: Extent[]): boolean {
  const own = figuresOf(cells);
  return own.filter((cell) => columns.some((column) => isOver(column, cell))).length * 2 > own.length;
}

function withFigures(columns: Extent[], cells: JoinedCell[]): Extent[] {
  const more = figuresOf(cells).filter((cell) => !columns.some((column) => isOver(column, cell)));
  return more.length > 0 ? [...columns, ...more] : columns;
}

/** Times over several columns begin another table. */
function isOfHeads(cells: JoinedCell[]): boolean {
  const own = cells.filter(({ text }) => isTime(text));
  return own.length > 1 && own.length >= cells.length - 1;
}

/** Runs with the same columns are one table where nothing but labels stands between them. */
export function mergeRuns(runs: [first: number, end: number][], lines: JoinedCell[][]): [first: number, end: number][] {
  const merged: [number, number][] = [];
  for (const [first, end] of runs) {
    const last = merged.at(-1);
    if (last && isOneTable(lines.slice(...last), lines.slice(last[1], first), lines.slice(first, end))) last[1] = end;
    else merged.push([first, end]);
  }
  return merged;
}

function isOneTable(above: JoinedCell[][], between: JoinedCell[][], below: JoinedCell[][]): boolean {
  const [columns, others] = [columnsOf(above), columnsOf(below)];
  const left = columns[0]?.left ?? 0;
  return (
    between.length <= MOST_BETWEEN &&
    columns.length === others.length &&
    columns.every((column, index) => isOver(column, others[index])) &&
    between.every(
      (cells) => cells.length === 1 && cells.every((cell) => cell.right <= left && !leadsToTable(cell.text)),
    )
  );
}

function isOver(a: Extent, b: Extent | undefined): boolean {
  return b !== undefined && a.left < b.right && b.left < a.right;
}
