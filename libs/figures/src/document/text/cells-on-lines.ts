import type { Place } from '../document';
import { MOST_CELLS, TAB_WIDTH, type TextCell, type TextLine } from './text-line';

/** So many empty lines end a row: between the cells of one there is a single one. */
const BETWEEN_ROWS = 3;
/** More blank lines, or tabs, are in no row that people read. */
const MOST_BLANK = 8;
const MOST_TABS = 4 * MOST_CELLS;

/**
 * The row of a table that was copied from a page whose cells are paragraphs: each cell stands on lines of its own, and a tab
 * alone on a line between two of them. Null where no row begins at `from`; `end` is where the next line begins.
 */
export function rowOnLines(text: string, { from, to }: Place): { row: TextLine; end: number } | null {
  const cells: TextCell[] = [];
  let [tabs, blank, empty, end] = [0, 0, 0, from];
  let isAtMargin = false;
  while (end < to && empty < BETWEEN_ROWS && blank < MOST_BLANK && tabs < MOST_TABS) {
    const { line, next } = lineAt(text, end, to);
    const isBlank = line.trim() === '';
    const isTab = isBlank && line.includes('\t');
    if (isTab) {
      if (empty === 0 || (tabs === 0 && cells.length > 0 && blank > 1)) return null;
      tabs += line.split('\t').length - 1;
    } else if (!isBlank) {
      const isBehind = cells.at(-1)?.left === tabs * TAB_WIDTH && blank > (tabs === 0 ? 0 : 1);
      if (line.includes('\t') || isBehind) break;
      isAtMargin ||= tabs === 0;
      addTo(cells, tabs, placed(line, end));
    }
    blank = isBlank && !isTab ? blank + 1 : 0;
    empty = line === '' ? empty + 1 : 0;
    end = next;
  }
  const [first, last] = [cells[0], cells.at(-1)];
  if (tabs === 0 || !first || !last || cells.length > MOST_CELLS) return null;
  const place = { from: first.from, to: last.to };
  const shown = cells.map((cell) => cell.text).join('\t');
  return { row: { ...place, text: shown, cells, isApart: false, isTabbed: true, isAtMargin }, end };
}

function lineAt(text: string, start: number, to: number): { line: string; next: number } {
  const found = text.indexOf('\n', start);
  const end = found < 0 || found > to ? to : found;
  return { line: text.slice(start, end), next: end + 1 };
}

function placed(line: string, start: number): Place & { text: string } {
  const text = line.trim();
  const from = start + line.indexOf(text);
  return { text, from, to: from + text.length };
}

/** Several lines between two tabs are one cell. */
function addTo(cells: TextCell[], tabs: number, { text, from, to }: Place & { text: string }): void {
  const left = tabs * TAB_WIDTH;
  const last = cells.at(-1);
  if (last?.left === left) Object.assign(last, { text: `${last.text} ${text}`, to });
  else cells.push({ text, left, right: left + TAB_WIDTH / 2, from, to });
}
