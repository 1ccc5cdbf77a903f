import { cellsOf, type Height, type Piece } from './page-cells';
import type { PlacedLine } from './segments';

/** A piece of text where a PDF put it; `transform` ends with its x and y, which grows upwards. */
export interface PageItem {
  str: string;
  hasEOL: boolean;
  transform: number[];
  width: number;
  height: number;
}

/** Lines that are further apart than this many line heights belong to two paragraphs. */
const PARAGRAPH_GAP = 1.7;
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
