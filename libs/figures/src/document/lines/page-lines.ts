import type { RawCell } from '../table/cells';
import { isFigure } from '../table/cells';
import type { PlacedLine } from './segments';

/** A piece of text where a PDF put it; `transform` ends with its x and y, which grows upwards. */
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

interface Height {
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
/** Heads of a table come column by column: a piece may still belong to one of the last lines at its height. */
const LINES_LOOKED_BACK = 8;

/** The lines of a PDF's page from the top down, with their cells from the left. */
export function pageLines(items: PageItem[]): PlacedLine[] {
  const heights = gather(items).toSorted((a, b) => b.y - a.y);
  return heights.map((line, index) => {
    const above = heights[index - 1];
    const gap = above ? Math.abs(above.y - line.y) : Infinity;
    return { cells: cellsOf(line), isApart: gap > PARAGRAPH_GAP * (above?.height || line.height), gap };
  });
}

function gather(items: PageItem[]): Height[] {
  const lines: Height[] = [];
  let current: Height | null = null;
  let isLineOpen = false;
  for (const { str, hasEOL, transform, width, height } of items) {
    if (str.trim() !== '') {
      const x = transform[4] ?? 0;
      const y = transform[5] ?? 0;
      const isNear: boolean = current !== null && Math.abs(current.y - y) <= 0.8 * Math.min(current.height, height);
      if (!current || !isLineOpen || !isNear) {
        current = lineAt(lines, y, height) ?? { y, height, pieces: [] };
        if (current.pieces.length === 0) lines.push(current);
      }
      current.pieces.push(...piecesOf(str, x, width));
      isLineOpen = true;
    }
    if (hasEOL) isLineOpen = false;
  }
  return lines;
}

/** Figures of two columns, or one and the currency sign of the next, which a PDF gives as one text: '8,780 $'. */
const SEVERAL = /^[\s\d.,$€£¥()%—–-]+$/;
const NEXT_FIGURE = /(?<=[\d)%—])\s+(?=[$€£¥(])|(?<=[)%—]|,\d\d\d)\s+(?=\d)/g;

function piecesOf(text: string, x: number, width: number): Piece[] {
  if (!SEVERAL.test(text)) return [{ text, x, end: x + width }];
  const letter = width / text.length;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: gap, index } of [...text.matchAll(NEXT_FIGURE), { 0: '', index: text.length }]) {
    pieces.push({ text: text.slice(from, index), x: x + from * letter, end: x + index * letter });
    from = index + gap.length;
  }
  return pieces;
}

function lineAt(lines: Height[], y: number, height: number): Height | undefined {
  return lines
    .slice(-LINES_LOOKED_BACK)
    .findLast((line) => Math.abs(line.y - y) < 0.45 * Math.min(line.height, height));
}

function cellsOf({ pieces, height }: Height): RawCell[] {
  const cells: RawCell[] = [];
  for (const { text, x, end } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    if (!last || isParted(last.text, text, (x - last.right) / height)) cells.push({ text, left: x, right: end });
    else {
      const isSpaced = x - last.right > SPACE_GAP * height && !isSign(last.text, text);
      last.text += isSpaced ? ` ${text}` : text;
      last.right = Math.max(last.right, end);
    }
  }
  const tidied = cells.map((cell) => ({ ...cell, text: tidy(cell.text) }));
  return isJustified(tidied) ? [whole(tidied)] : tidied;
}

/** A line of prose that is set wide: words, and no figures among them. */
function isJustified(cells: RawCell[]): boolean {
  const lower = cells.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return cells.length > 3 && lower * 2 > cells.length && !cells.some(({ text }) => isFigure(text));
}

function whole(cells: RawCell[]): RawCell {
  const text = cells.map((cell) => cell.text).join(' ');
  return { text, left: cells[0]?.left ?? 0, right: cells.at(-1)?.right ?? 0 };
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
  if (gap >= CELL_GAP || (/[\d)%—]$/.test(before) && /^[$€£¥]/.test(after))) return true;
  return gap >= FIGURE_GAP && /[\d)%—–-]$/.test(before) && /^[$€£¥(]?\d|^[—–$(]$/.test(after);
}

function isSign(before: string, after: string): boolean {
  if (/^[$€£¥]?\(?$|^\($/.test(before)) return /^[(\d.—–-]/.test(after);
  return /^[)%]+$/.test(after) && /[\d.)—–-]$/.test(before);
}
