import type { Place } from '../document';
import { isYear } from '../../characters';
import { ends } from '../../lexicon/phrases';
import { isMonthDay } from '../table/cells';
import { rowOnLines } from './cells-on-lines';
import { placeByOrder } from './tab-columns';
import { MOST_CELLS, TAB_WIDTH, type TextCell, type TextLine } from './text-line';

/** What parts two cells: tabs, or several spaces. */
const PARTED = /[^\S\n]*\t\s*|[^\S\n]{2,}/g;

/** The lines of a part of a text that are not empty, with their cells. */
export function textLines(text: string, { from, to }: Place): TextLine[] {
  const lines: TextLine[] = [];
  let isApart = true;
  let isInTable = false;
  for (let start = from; start < to;) {
    const onLines = isApart ? rowOnLines(text, { from: start, to }) : null;
    if (onLines) {
      lines.push({ ...onLines.row, isApart: !isInTable });
      isInTable = true;
      start = onLines.end;
      continue;
    }
    const found = text.indexOf('\n', start);
    const end = found < 0 || found > to ? to : found;
    const line = text.slice(start, end);
    if (line.trim() === '') isApart = true;
    else {
      lines.push(lineAt(line, start, isApart));
      isApart = false;
      isInTable = false;
    }
    start = end + 1;
  }
  return placeByOrder(joinDays(lines));
}

const isBeforeYear = (text: string): boolean =>
  (text.endsWith(',') && isMonthDay(text)) || ends(text, 'fiscal', 'ended');

/** A head that is broken before its year is one cell: 'June 28,' in one line, '2025' at the beginning of the next. */
function joinDays(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [day, year] = [last?.cells.at(-1), line.cells[0]];
    // Years alone are a row of their own below 'Fiscal', 'Fiscal'.
    const isRow = line.cells.length > 1 && line.cells.every(({ text }) => isYear(text));
    const isYearBelow = year !== undefined && isYear(year.text) && line.isAtMargin && !line.isApart && !isRow;
    if (!last || !day || !year || !isYearBelow || !isBeforeYear(day.text)) {
      joined.push(line);
      continue;
    }
    const cell = { ...day, text: `${day.text} ${year.text}`, to: year.to };
    joined[joined.length - 1] = {
      ...last,
      text: `${last.text}\n${line.text}`,
      cells: [...last.cells.slice(0, -1), cell, ...line.cells.slice(1)],
      isTabbed: last.isTabbed || line.isTabbed,
      to: line.to,
    };
  }
  return joined;
}

function lineAt(raw: string, start: number, isApart: boolean): TextLine {
  const text = raw.trimEnd();
  const cells = cellsOf(text, start);
  const from = start + text.length - text.trimStart().length;
  const to = start + text.length;
  const whole = { text: text.trim(), left: 0, right: text.length, from, to };
  const isTabbed = text.includes('\t') && cells.length <= MOST_CELLS;
  return {
    text: text.trim(),
    cells: cells.length > MOST_CELLS ? [whole] : cells,
    isApart,
    isTabbed,
    isAtMargin: !text.slice(0, text.length - text.trimStart().length).includes('\t'),
    from,
    to,
  };
}

function cellsOf(line: string, start: number): TextCell[] {
  const cells: TextCell[] = [];
  let tabs = 0;
  let at = 0;
  const add = (end: number) => {
    if (end === at) return;
    const left = line.includes('\t') ? tabs * TAB_WIDTH : at;
    const right = left + Math.min(end - at, TAB_WIDTH - 1);
    cells.push({ text: line.slice(at, end), left, right, from: start + at, to: start + end });
  };
  for (const { 0: gap, index } of line.matchAll(PARTED)) {
    add(index);
    tabs += gap.split('\t').length - 1;
    at = index + gap.length;
  }
  add(line.length);
  return cells;
}
