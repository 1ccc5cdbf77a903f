import { isFigure, type RawCell } from '../table/cells';
import { isAll, isDigit, isLower, spaced } from '../../characters';

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
  const lower = cells.filter(({ text }) => isLower(text.charAt(0))).length;
  return cells.length > 3 && lower * 2 > cells.length && !cells.some(({ text }) => isFigure(text));
}

function whole(cells: RawCell[]): RawCell {
  const text = cells.map((cell) => cell.text).join(' ');
  return { text, left: cells[0]?.left ?? 0, right: cells.at(-1)?.right ?? 0 };
}

/** Without the blanks between a currency sign, a number and its percent sign. */
function tidy(text: string): string {
  const all = [...spaced(text)];
  const isWithin = (before = '', after = '') =>
    (CURRENCIES.includes(before) && (after === '(' || isDigit(after))) ||
    (after === '%' && (before === ')' || isDigit(before)));
  return all
    .filter((one, at) => one !== ' ' || !isWithin(all[at - 1], all[at + 1]))
    .join('')
    .trim();
}

const CURRENCIES = [...'$€£¥'];
const BULLETS = new Set('•●▪■◦');

/** Whether a character is a digit, or one of these. */
const isOne = (character: string, marks: string): boolean =>
  isDigit(character) || (character !== '' && marks.includes(character));

function isParted(before: string, after: string, gap: number): boolean {
  if (isSign(before, after) || BULLETS.has(before)) return false;
  const last = before.slice(-1);
  if (gap >= CELL_GAP || (isOne(last, ')%—') && CURRENCIES.includes(after.charAt(0)))) return true;
  return gap >= FIGURE_GAP && isOne(last, ')%—–-') && beginsFigure(after);
}

function beginsFigure(text: string): boolean {
  const isOpened = CURRENCIES.includes(text.charAt(0)) || text.startsWith('(');
  return isDigit(text.charAt(isOpened ? 1 : 0)) || (text.length === 1 && '—–$('.includes(text));
}

function isSign(before: string, after: string): boolean {
  const open = CURRENCIES.includes(before.charAt(0)) ? before.slice(1) : before;
  if (open === '' || open === '(') return isOne(after.charAt(0), '(.—–-');
  return isAll(after, (one) => ')%'.includes(one)) && isOne(before.slice(-1), '.)—–-');
}
