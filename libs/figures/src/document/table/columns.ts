import { isAll, isDigit, isYear } from '../../characters';
import { hasYear, says } from '../../lexicon/phrases';
import { isFigure, type RawCell } from './cells';

/** From where to where something reaches, in the unit of its reader. */
export interface Extent {
  left: number;
  right: number;
}

/**
 * The columns of a table: where its figures stand above each other. Years do not make a column, since they head one, and
 * a figure that is the first cell of its row does not, since it labels it ('2025' in a table of maturities).
 */
export function columnsOf(rows: RawCell[][]): Extent[] {
  const figures = rows.flatMap(([first, ...others]) => {
    const found = others.filter(({ text }) => isFigure(text) && !isYear(text));
    // A figure that is alone in its row is a sum without a label.
    const isSum = first !== undefined && others.length === 0 && isFigure(first.text) && !isMark(first.text);
    return isSum ? [first] : found;
  });
  const columns: Extent[] = [];
  for (const { left, right } of figures.toSorted((a, b) => a.right - a.left - (b.right - b.left))) {
    const touched = columns.filter((column) => overlap(column, { left, right }) > 0);
    const [column] = touched;
    // What is wider than a column lies over several, and makes none.
    if (touched.length > 1) continue;
    if (!column) columns.push({ left, right });
    else {
      column.left = Math.min(column.left, left);
      column.right = Math.max(column.right, right);
    }
  }
  return withoutSplits(
    columns.toSorted((a, b) => a.left - b.left),
    figures,
  );
}

/** Columns that most figures lie over together are one, which an odd row has parted. */
function withoutSplits(columns: Extent[], figures: RawCell[]): Extent[] {
  const covered = figures.map((figure) => spannedBy(figure, columns));
  const merged: Extent[] = [];
  columns.forEach((column, index) => {
    const last = merged.at(-1);
    const together = covered.filter((one) => one.column < index && one.column + one.span > index).length;
    const apart = covered.filter((one) => one.column === index && one.span === 1).length;
    if (last && together > apart) last.right = column.right;
    else merged.push({ ...column });
  });
  return merged;
}

/** '(1)' of a footnote, a year, the number of a page. */
function isMark(text: string): boolean {
  return isYear(text) || isNumberInBrackets(text);
}

function isNumberInBrackets(text: string): boolean {
  const inner = text.slice(text.startsWith('(') ? 1 : 0, text.endsWith(')') ? -1 : undefined);
  return inner.length <= 3 && isAll(inner, isDigit);
}

/** How much two extents have in common; below zero how far they are apart. */
function overlap(a: Extent, b: Extent): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** The columns that a cell covers; column -1 where it covers none. */
export function spannedBy(cell: Extent, columns: Extent[]): { column: number; span: number } {
  const first = columns.findIndex((column) => overlap(column, cell) > 0);
  const last = columns.findLastIndex((column) => overlap(column, cell) > 0);
  return { column: first, span: first < 0 ? 0 : last - first + 1 };
}

/** The column that is nearest to a cell. */
export function columnAt(cell: Extent, columns: Extent[]): number {
  let nearest = 0;
  columns.forEach((column, index) => {
    const best = columns[nearest];
    if (best && overlap(column, cell) > overlap(best, cell)) nearest = index;
  });
  return nearest;
}

/**
 * What a row of heads says of each column. A head belongs to the columns that it lies over; a column that no head lies
 * over belongs to the nearest one where each of the heads is set over as many columns; where pages place them, over the
 * middle of these.
 */
export function headsOver(
  heads: (RawCell & { column: number; span: number })[],
  columns: Extent[],
  isPlaced: boolean,
): string[][] {
  const over: string[][] = columns.map(() => []);
  for (const { text, column, span } of heads) {
    for (let at = column; at < column + span; at++) over[at]?.push(text);
  }
  // Where pages place no heads, each says over how many columns it lies.
  const isSpanned = !isPlaced && heads.some(({ span }) => span > 1);
  const isShared =
    !isSpanned && heads.length > 0 && heads.length < columns.length && columns.length % heads.length === 0;
  if (!isShared || over.every((texts) => texts.length === 1)) return over;
  const share = columns.length / heads.length;
  const isEven = heads.every(
    (head, index) => Math.floor(head.column / share) === index && (!isPlaced || isSetOver(head, columns, share)),
  );
  return isEven ? columns.map((_, column) => [heads[Math.floor(column / share)]?.text ?? '']) : over;
}

const SPANS = ['month', 'week', 'quarter', 'year', 'period'];
const OF_TIME = ['ended', ...SPANS, ...SPANS.map((span) => `${span}s`)];

/** A head of several columns stands over the middle of them; a time without a year may stand anywhere over them. */
function isSetOver(head: RawCell & { column: number }, columns: Extent[], share: number): boolean {
  const first = Math.floor(head.column / share) * share;
  const [left, right] = [columns[first]?.left ?? 0, columns[first + share - 1]?.right ?? 0];
  const off = Math.abs((head.left + head.right) / 2 - (left + right) / 2);
  return (says(head.text, ...OF_TIME) && !hasYear(head.text)) || off <= (right - left) * OFF_CENTRE;
}

/** How far the middle of a head may be from the middle of its columns, as a share of their width. */
const OFF_CENTRE = 0.15;
