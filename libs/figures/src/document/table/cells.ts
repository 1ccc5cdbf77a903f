import { isDash, scanNumber } from './shown-number';
import { isAll, isDigit, isLetter, isLower, isUpper, isYear, Scanner } from '../../characters';
import { says } from '../../lexicon/phrases';
import { figuresOfCell } from './cell-figures';
import { remembered } from '../../remembered';

/** A cell as its reader found it; left and right are in any unit that grows to the right. */
export interface RawCell {
  text: string;
  left: number;
  right: number;
}

export interface RawRow<C extends RawCell = RawCell> {
  cells: C[];
  /** How far the label of the row is set in. */
  indent: number;
  /** How far below the row above it stands, where rows have heights: lines of one wrapped label stand closer. */
  gap?: number;
}

/** A cell as people read it: with the currency sign, the bracket and the percent sign that tables set apart. */
export interface JoinedCell<C extends RawCell = RawCell> extends RawCell {
  /** What it was put together from, each with its place in `text`. */
  parts: { cell: C; at: number }[];
}

const COUNTRIES = ['US', 'C', 'A', 'HK', 'NT', 'R'];
const AFTER_FIGURE = new Set([')', '%', ')%', ') %', '%)', '% )', 'x', 'pt', 'pts', 'bps']);
const NOTHING = new Set(['N/M', 'NM', 'N/A', 'NA', '*', '**']);

/** A number, a range or an amount in words, or a mark for no value: a dash, 'N/M'. */
export const isFigure = remembered(
  (text: string): boolean => isNumber(text) || isNothing(text) || figuresOfCell(text, isNumber) !== null,
);

/** A number as tables print it. */
export const isNumber = (text: string): boolean => scanNumber(text) !== null;

const isNothing = (text: string): boolean =>
  NOTHING.has(text.toUpperCase()) || isDash(text.endsWith(')') ? text.slice(0, -1) : text);

/** What stands in a cell of its own before a number: '$', 'US$ (', '('. */
function opensFigure(text: string): boolean {
  const scanner = new Scanner(text);
  const country = scanner.first(COUNTRIES);
  const isOpen = scanner.one('$€£¥') !== '' || (country === '' && scanner.one('(+−–-') !== '');
  scanner.space();
  scanner.one('(');
  return isOpen && scanner.isAtEnd;
}

/** Puts signs and brackets that have cells of their own to the figures that they belong to, and drops empty cells. */
export function joinCells<C extends RawCell>(cells: C[]): JoinedCell<C>[] {
  const joined: JoinedCell<C>[] = [];
  let isOpen = false;
  for (const cell of cells) {
    if (cell.text === '') continue;
    const last = joined.at(-1);
    const isAfter = last !== undefined && AFTER_FIGURE.has(cell.text) && isFigure(last.text);
    const isContinued = last !== undefined && isOpen && (isFigure(cell.text) || AFTER_FIGURE.has(cell.text));
    if (last && (isAfter || isContinued)) {
      last.parts.push({ cell, at: last.text.length });
      last.text += cell.text;
      last.right = cell.right;
    } else {
      joined.push({ ...cell, parts: [{ cell, at: 0 }] });
    }
    isOpen = opensFigure(joined.at(-1)?.text ?? '');
  }
  return joined;
}

/** A year, a day or 'Three Months Ended', as columns are headed with. */
export const isTime = (text: string): boolean => isYear(text) || says(text, 'ended') || isMonthDay(text);

/** 'June 30', 'Sept. 30, 2025', with the mark of a footnote or without. */
export function isMonthDay(text: string): boolean {
  const scanner = new Scanner(text);
  if (!isUpper(scanner.next)) return false;
  const word = scanner.run(isLetter);
  if (word.length < 3 || word.length > 9 || !isAll(word.slice(1), isLower)) return false;
  scanner.one('.');
  const isSpaced = scanner.one(' ') !== '';
  const date = scanner.run(isDigit);
  if (!isSpaced || date === '' || date.length > 3) return false;
  scanner.one(',');
  const rest = text.slice(scanner.at);
  const year = rest.startsWith(' ') ? rest.slice(1, 5) : '';
  const mark = isYear(year) ? rest.slice(5) : rest;
  return mark === '' || (mark.length === 1 && isDigit(mark));
}
