import { isFigure, type RawCell } from '../table/cells';

export interface Piece {
  text: string;
  x: number;
  end: number;
}

export interface Height {
  y: number;
  height: number;
  pieces: Piece[];
}

/** A gap as wide as the letters are high parts two cells; between two figures half of that does. */
const CELL_GAP = 0.95;
const FIGURE_GAP = 0.5;
const SPACE_GAP = 0.08;

export function cellsOf({ pieces, height }: Height): RawCell[] {
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
