import type { Place } from '../document';
import type { PlacedLine } from '../lines/segments';
import type { RawCell } from '../table/cells';

/** A cell with its place in the text. */
export interface TextCell extends RawCell, Place {}

export interface TextLine extends PlacedLine<TextCell>, Place {
  text: string;
}

/** What parts two cells: tabs, or several spaces. */
const PARTED = /[^\S\n]*\t\s*|[^\S\n]{2,}/g;
/** A line of more cells is none of a table that people read. */
const MOST_CELLS = 100;
/** Tabs stand for columns, whatever the words between them measure. */
const TAB_WIDTH = 1_000;

/** The lines of a part of a text that are not empty, with their cells. */
export function textLines(text: string, { from, to }: Place): TextLine[] {
  const lines: TextLine[] = [];
  let isApart = true;
  for (let start = from; start < to;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 || found > to ? to : found;
    const line = text.slice(start, end);
    if (line.trim() === '') isApart = true;
    else {
      lines.push(lineAt(line, start, isApart));
      isApart = false;
    }
    start = end + 1;
  }
  return lines;
}

function lineAt(raw: string, start: number, isApart: boolean): TextLine {
  const text = raw.trimEnd();
  const cells = cellsOf(text, start);
  const from = start + text.length - text.trimStart().length;
  const to = start + text.length;
  const whole = { text: text.trim(), left: 0, right: text.length, from, to };
  return { text: text.trim(), cells: cells.length > MOST_CELLS ? [whole] : cells, isApart, from, to };
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
