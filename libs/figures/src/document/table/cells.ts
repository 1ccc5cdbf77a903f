import { figuresOfCell } from './cell-figures';

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

const BEFORE_FIGURE = /^(?:(?:US|C|A|HK|NT)?[$€£¥]|R\$|[(+−–-]|\()(?:\s?\()?$/;
const AFTER_FIGURE = /^(?:\)|%|\)\s?%|%\s?\)|x|pts?|bps)$/;
const FIGURE =
  /^[(+−–-]?\s?(?:US|C|A)?[$€£¥]?\s?[(−–-]?\d(?:[\d,]*\d)?(?:\.\d+)?\s?\)?\s?(?:%|x|pts?|bps)?\s?\)?(?:\s?(?:\*|\(\w\)))?$/;
const DECIMAL = /^[(+−–-]?\s?[$€£¥]?\s?[(−–-]?\.\d+\s?\)?\s?%?\)?$/;
const NOTHING = /^[$€£¥]?\s?[—–-]{1,3}\s?%?\)?$|^(?:N\/?M|N\/?A|\*{1,2})$/i;
const YEAR = /^(?:19|20)\d\d$/;

/** A number, a range or an amount in words, or a mark for no value: a dash, 'N/M'. */
export const isFigure = (text: string): boolean =>
  isNumber(text) || NOTHING.test(text) || figuresOfCell(text, isNumber) !== null;

/** A number as tables print it. */
export const isNumber = (text: string): boolean => FIGURE.test(text) || DECIMAL.test(text);

/** A bare year, which heads a column as often as it stands in one. */
export function isYear(text: string): boolean {
  return YEAR.test(text);
}

/** Puts signs and brackets that have cells of their own to the figures that they belong to, and drops empty cells. */
export function joinCells<C extends RawCell>(cells: C[]): JoinedCell<C>[] {
  const joined: JoinedCell<C>[] = [];
  let isOpen = false;
  for (const cell of cells) {
    if (cell.text === '') continue;
    const last = joined.at(-1);
    const isAfter = last !== undefined && AFTER_FIGURE.test(cell.text) && isFigure(last.text);
    const isContinued = last !== undefined && isOpen && (isFigure(cell.text) || AFTER_FIGURE.test(cell.text));
    if (last && (isAfter || isContinued)) {
      last.parts.push({ cell, at: last.text.length });
      last.text += cell.text;
      last.right = cell.right;
    } else {
      joined.push({ ...cell, parts: [{ cell, at: 0 }] });
    }
    isOpen = BEFORE_FIGURE.test(joined.at(-1)?.text ?? '');
  }
  return joined;
}

const OF_TIME = /\b(?:ended|Ended|ENDED)\b|^[A-Z][a-z]{2,8}\.? \d{1,2},?(?: (?:19|20)\d\d)?\d?$/;

/** A year, a day or 'Three Months Ended', as columns are headed with. */
export function isTime(text: string): boolean {
  return isYear(text) || OF_TIME.test(text);
}

export const HAS_YEAR = /\b(?:19|20)\d\d\b/;
