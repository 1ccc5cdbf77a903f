import { isYear } from '../../characters';
import { isTime, type JoinedCell } from '../table/cells';
import type { Extent } from '../table/columns';
import { hasFigures } from './figure-runs';

/** Lines above the figures that are no heads: 'ASSETS', 'Current assets:', '(In millions)'. */
const MOST_OTHERS = 3;

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

/** The first line above a table whose cells lie over its columns; labels, titles and remarks may stand between. */
export function headsAbove(lines: JoinedCell[][], body: Body): number {
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
