import { isFigure, isTime, isYear, type JoinedCell, joinCells, type RawCell } from '../table/cells';
import { leadsToTable } from './leads-to-table';
import { columnsOf, type Extent } from '../table/columns';

/** What stands at one height of a page, or in one line of a text. */
export interface PlacedLine<C extends RawCell = RawCell> {
  cells: C[];
  /** True where a wide gap, or an empty line, parts it from the line above. */
  isApart: boolean;
  /** How far below the line above it stands, where that is known. */
  gap?: number;
}

/** Lines from `first` up to `end`, which is exclusive; a table's heads begin at `first`. */
export interface Segment {
  kind: 'text' | 'table';
  first: number;
  end: number;
}

const LONGEST_LABEL = 90;
const MOST_HEAD_LINES = 10;
/** Lines above the figures that are no heads: 'ASSETS', 'Current assets:', '(In millions)'. */
const MOST_OTHERS = 3;
/** Lines without a figure between those of one table: group headings, wrapped labels. */
const MOST_BETWEEN = 6;

/** Parts lines into prose and tables: a table is where lines with figures beside a label follow each other. */
export function segmentsOf<C extends RawCell>(lines: PlacedLine<C>[]): Segment[] {
  const joined = lines.map(({ cells }) => joinCells(cells));
  const segments: Segment[] = [];
  let done = 0;
  const isProseAt = (index: number) => isProse(joined[index] ?? [], lines[index]?.isApart ?? false);
  for (const [from, end] of mergeRuns(runsOf(joined, isProseAt), joined)) {
    const columns = columnsOf(joined.slice(from, end));
    const body = { columns, left: leftOf(joined.slice(from, end)), from };
    const earliest = Math.max(done, from - MOST_HEAD_LINES);
    const first = columns.length === 0 ? end : headsAbove(joined, { ...body, earliest, isProseAt });
    if (first >= end) continue;
    if (first > done) segments.push({ kind: 'text', first: done, end: first });
    segments.push({ kind: 'table', first, end });
    done = end;
  }
  if (done < lines.length) segments.push({ kind: 'text', first: done, end: lines.length });
  return segments;
}

/** Runs of lines from the first with figures to the last one, before prose, other heads or too many lines without figures. */
function runsOf(lines: JoinedCell[][], isProseAt: (index: number) => boolean): [first: number, end: number][] {
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
function hasFigures(cells: JoinedCell[]): boolean {
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
function mergeRuns(runs: [first: number, end: number][], lines: JoinedCell[][]): [first: number, end: number][] {
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

/** A long line, or a sentence; what ends with a colon right below other rows is their heading. */
function isProse(cells: JoinedCell[], isApart: boolean): boolean {
  const [only, ...others] = cells;
  if (!only || others.length > 0) return false;
  if (leadsToTable(only.text)) return true;
  if (only.text.endsWith(':') && !isApart) return false;
  return only.text.length > LONGEST_LABEL || (/[.;]$/.test(only.text) && only.text.split(' ').length > 6);
}

/** The lines of a table from the first with figures. */
interface Body {
  columns: Extent[];
  /** Where its labels begin. */
  left: number;
  from: number;
  /** The first line that may be a head. */
  earliest: number;
  isProseAt: (index: number) => boolean;
}

const leftOf = (lines: JoinedCell[][]): number => Math.min(...lines.flatMap(([first]) => first?.left ?? []));

/** The first line above a table whose cells lie over its columns; labels, titles and remarks may stand between. */
function headsAbove(lines: JoinedCell[][], body: Body): number {
  const { columns, from, earliest, isProseAt } = body;
  const left = columns[0]?.left ?? 0;
  let first = from;
  let others = 0;
  for (let index = from - 1; index >= earliest && others <= MOST_OTHERS; index--) {
    const cells = lines[index] ?? [];
    const isName = isTitle(cells, body);
    // Above the title of a table are no heads of it.
    if (isProseAt(index) || hasFigures(cells) || (first < from && isName && reaches(cells, left))) break;
    const over = cells.filter((cell) => (cell.left + cell.right) / 2 >= left);
    const areTimes = over.filter(({ text }) => isTime(text)).length > 1;
    if (over.length > 0 && (cells.length - over.length <= 1 || areTimes) && !isName) first = index;
    else others += 1;
  }
  return first;
}

const reaches = (cells: JoinedCell[], left: number): boolean => cells.some(({ right }) => right > left);

/** The title of a table begins far left of the columns, or stands over the middle of the table, not of its columns. */
function isTitle(cells: JoinedCell[], { columns, left }: Pick<Body, 'columns' | 'left'>): boolean {
  const [only] = cells;
  const [first, last] = [columns[0], columns.at(-1)];
  if (!only || cells.length > 1 || !first || !last || isYear(only.text)) return false;
  if (only.left < first.left - (first.right - first.left) * 1.5) return true;
  const middle = (only.left + only.right) / 2;
  const offTable = Math.abs(middle - (left + last.right) / 2);
  return offTable < Math.abs(middle - (first.left + last.right) / 2) && offTable < (last.right - left) * OFF_MIDDLE;
}

/** How far the middle of a title may be from that of its table, as a share of the table's width. */
const OFF_MIDDLE = 0.05;
