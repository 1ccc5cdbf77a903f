import { alignCells, isFigureCell, type PlacedCell } from '@copydesk/text';

/** A piece of text where the PDF put it; `transform` ends with its x and y. */
export interface PageItem {
  str: string;
  hasEOL: boolean;
  transform: number[];
  width: number;
  height: number;
}

interface Piece {
  text: string;
  x: number;
  end: number;
}

interface Row {
  y: number;
  height: number;
  pieces: Piece[];
}

/** Lines that are further apart than this many line heights belong to two paragraphs. */
const PARAGRAPH_GAP = 1.7;
/** A gap as wide as the letters are high parts two cells; between two figures half of that does. */
const CELL_GAP = 0.95;
const FIGURE_GAP = 0.5;
const SPACE_GAP = 0.08;
/** Two-line headings of a table come column by column: a piece may still join one of the last rows at its height. */
const ROWS_LOOKED_BACK = 8;

/**
 * The text of one PDF page. What stands at one height is one line; the cells of a table's row are parted by a tab, and
 * each stands as many tabs from the beginning as its column does; a wide gap between two lines becomes a blank one.
 */
export function pageText(items: PageItem[]): string {
  const rows = gatherRows(items);
  const cells = rows.map(cellsOf);
  const columns = alignCells(cells);
  let text = '';
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (above) text += Math.abs(above.y - row.y) > PARAGRAPH_GAP * (above.height || row.height) ? '\n\n' : '\n';
    text += lineOf(cells[index] ?? [], columns[index] ?? []);
  });
  return text.replace(/^\n+/, '').trimEnd();
}

function gatherRows(items: PageItem[]): Row[] {
  const rows: Row[] = [];
  let current: Row | null = null;
  let isLineOpen = false;
  for (const { str, hasEOL, transform, width, height } of items) {
    if (str.trim() !== '') {
      const x = transform[4] ?? 0;
      const y = transform[5] ?? 0;
      const isNear: boolean = current !== null && Math.abs(current.y - y) <= 0.8 * Math.min(current.height, height);
      if (!current || !isLineOpen || !isNear) {
        current = rowAt(rows, y, height) ?? { y, height, pieces: [] };
        if (current.pieces.length === 0) rows.push(current);
      }
      current.pieces.push({ text: str, x, end: x + width });
      isLineOpen = true;
    }
    if (hasEOL) isLineOpen = false;
  }
  return rows;
}

function rowAt(rows: Row[], y: number, height: number): Row | undefined {
  return rows.slice(-ROWS_LOOKED_BACK).findLast((row) => Math.abs(row.y - y) < 0.45 * Math.min(row.height, height));
}

/** The cells of a row, each figure joined with its sign, which tables set in columns of their own. */
function cellsOf({ pieces, height }: Row): PlacedCell[] {
  const cells: PlacedCell[] = [];
  for (const { text, x, end } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    if (!last) cells.push({ text, from: x, to: end });
    else if (isParted(last.text, text, (x - last.to) / height)) cells.push({ text, from: x, to: end });
    else {
      const isSpaced = x - last.to > SPACE_GAP * height && !isSign(last.text, text);
      last.text += isSpaced ? ` ${text}` : text;
      last.to = Math.max(last.to, end);
    }
  }
  const tidied = cells.map(({ text, from, to }) => ({ text: tidy(text), from, to }));
  return isJustified(tidied) ? [{ ...spanOf(tidied), text: tidied.map(({ text }) => text).join(' ') }] : tidied;
}

/** A line of prose that is set wide: words, and no figures among them. */
function isJustified(cells: PlacedCell[]): boolean {
  const lower = cells.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return cells.length > 3 && lower * 2 > cells.length && !cells.some(({ text }) => isFigureCell(text));
}

function spanOf(cells: PlacedCell[]): { from: number; to: number } {
  return { from: cells[0]?.from ?? 0, to: cells.at(-1)?.to ?? 0 };
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([$€£¥]) (?=[(\d])/g, '$1')
    .replace(/(?<=[\d)]) %/g, '%')
    .trim();
}

function isParted(before: string, after: string, gap: number): boolean {
  if (isSign(before, after) || /^[•●▪■◦]$/.test(before)) return false;
  if (gap >= CELL_GAP) return true;
  return gap >= FIGURE_GAP && /[\d)%—–-]$/.test(before) && /^[$€£¥(]?\d|^[—–$(]$/.test(after);
}

function isSign(before: string, after: string): boolean {
  if (/^[$€£¥]?\(?$|^\($/.test(before)) return /^[(\d.—–-]/.test(after);
  return /^[)%]+$/.test(after) && /[\d.)—–-]$/.test(before);
}

function lineOf(cells: PlacedCell[], columns: number[]): string {
  let line = '';
  let column = 0;
  cells.forEach((cell, index) => {
    const wanted = Math.max(columns[index] ?? 0, index === 0 ? 0 : column + 1);
    line += '\t'.repeat(wanted - column) + cell.text;
    column = wanted;
  });
  return line;
}
