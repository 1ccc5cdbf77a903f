import { cellsOf, type Height, type Piece } from './page-cells';
import type { PlacedLine } from './segments';
import type { Place } from '../document';
import { endOfRun, isAll, isDigit, isSpace } from '../../characters';

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
const isOfSeveral = (text: string): boolean =>
  isAll(text, (one) => isDigit(one) || isSpace(one) || '.,$€£¥()%—–-'.includes(one));

/** Where the white space stands that parts them. */
function gapsOf(text: string): Place[] {
  const gaps: Place[] = [];
  for (let from = 0; from < text.length; from++) {
    const to = endOfRun(text, from, isSpace);
    if (to > from && isBetween(text.slice(0, from), text.charAt(to))) gaps.push({ from, to });
    from = Math.max(from, to);
  }
  return gaps;
}

function isBetween(before: string, next: string): boolean {
  const last = before.slice(-1);
  if (last === '' || next === '') return false;
  const isEnd = ')%—'.includes(last);
  if (isDigit(next)) return isEnd || (before.at(-4) === ',' && isAll(before.slice(-3), isDigit));
  return '$€£¥('.includes(next) && (isEnd || isDigit(last));
}

function piecesOf(text: string, x: number, width: number): Piece[] {
  if (!isOfSeveral(text)) return [{ text, x, end: x + width }];
  const letter = width / text.length;
  const pieces: Piece[] = [];
  let from = 0;
  for (const gap of [...gapsOf(text), { from: text.length, to: text.length }]) {
    pieces.push({ text: text.slice(from, gap.from), x: x + from * letter, end: x + gap.from * letter });
    from = gap.to;
  }
  return pieces;
}

function lineAt(lines: Height[], y: number, height: number): Height | undefined {
  return lines
    .slice(-LINES_LOOKED_BACK)
    .findLast((line) => Math.abs(line.y - y) < 0.45 * Math.min(line.height, height));
}
